import type { Locale } from '#config/locale.ts';
import type { OutreachFields, OutreachForm, Told } from './define-outreach.ts';
import { isOutreachProblem, sayProblem } from './problem-words.ts';

/** What is wrong with a field, in the reader's language. */
export type FieldProblem = { field: string; code: string; text: string };

/** What was sent of a form, unread. */
export type Sent = Readonly<Partial<Record<string, string>>>;

/**
 * Reads what was sent by the rules of a form; a field that was not sent counts as empty, and each has at most one problem.
 * @param only the fields that are read, in their order: those of one step, or all
 */
export function readTold<Fields extends OutreachFields>(
  { fields }: Pick<OutreachForm<Fields>, 'fields'>,
  sent: Sent,
  locale: Locale,
  only: readonly string[] = Object.keys(fields),
): { told: Told<Fields>; problems: FieldProblem[] } {
  const told: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const name of only) {
    const field = fields[name];
    if (!field) continue;
    const read = field.schema.safeParse(sent[name] ?? '');
    if (read.success) told[name] = read.data;
    else {
      const code = read.error.issues[0]?.message ?? '';
      if (!isOutreachProblem(code)) throw new Error(`no words for the problem ${code} of ${name}`);
      problems.push({ field: name, code, text: sayProblem(code, field, locale) });
    }
  }
  // Where a problem was found nobody takes what was told; else each field has what its schema gave.
  return { told: told as Told<Fields>, problems };
}
