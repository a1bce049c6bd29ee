import type { Alba } from '#app/context.ts';
import type { FormAnswer, FormProblem } from '#app/forms/define-form.ts';
import type { Locale } from '#config/locale.ts';
import type { Answer, Caller, ProblemCode } from '#services/identity/shared.ts';
import { sentKey } from './change-key.ts';
import type { calendarForm, removalForms } from './item-forms.ts';
import type { Send } from './section.server.ts';

/** What a service of a list answers. */
type Outcome<Code extends string> =
  | { kind: 'stored' | 'removed' | 'taken-in' | 'missing' | 'full' | 'changed-elsewhere' }
  | { kind: 'refused'; problems: readonly [FormProblem<Code>, ...FormProblem<Code>[]] };
type Common = 'missing' | 'full' | 'changed-elsewhere' | ProblemCode;

type Which = { key: string; id: string };
/** What services of lists have in common. */
type Removing = Record<'remove' | 'restore', (caller: Caller, which: Which) => Promise<Answer<Outcome<never>>>>;
type Drawing = { calendar(caller: Caller, asked: { id: string; isTold: boolean }): Promise<Answer<string | null>> };

type RemovalForms = ReturnType<typeof removalForms>;

/** How the forms of `removalForms` are sent. */
export function removalSends(of: (alba: Alba) => Removing): { readonly [Name in keyof RemovalForms]: Send<RemovalForms[Name]> } {
  return {
    remove: async ({ alba, caller }, { record = '', key }) =>
      itemTold(await of(alba).remove(caller, { key: sentKey(key), id: record }), 'missing'),
    restore: async ({ alba, caller }, { record = '', key }) =>
      itemTold(await of(alba).restore(caller, { key: sentKey(key), id: record }), 'too-late'),
  };
}

/** How the form of `calendarForm` is sent. `fileNames` say nothing of what the site is about. */
export function calendarSend(
  of: (alba: Alba) => Drawing,
  fileNames: Readonly<Record<Locale, string>>,
): Send<ReturnType<typeof calendarForm>> {
  return async ({ alba, caller, locale }, { isTold, record = '' }) => {
    const answer = await of(alba).calendar(caller, { id: record, isTold: isTold === 'yes' });
    if (!answer.ok) return answer;
    const { data, setCookies } = answer;
    if (data === null) return { ok: false, problems: [{ field: null, code: 'missing' }], setCookies };
    alba.deliver({ name: `${fileNames[locale]}.ics`, mediaType: 'text/calendar; charset=utf-8', body: new Blob([data]).stream() });
    return { ok: true, setCookies };
  };
}

/** What became of a line of a list, as a form is answered; `absent` is what is told where there is no such line. */
export function itemTold<Code extends string, const Absent extends string = 'missing'>(
  answer: Answer<Outcome<Code>>,
  absent?: Absent,
): FormAnswer<Code | Absent | Common> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'stored':
    case 'removed':
    case 'taken-in':
      return { ok: true, setCookies };
    case 'refused':
      return { ok: false, problems: data.problems, setCookies };
    case 'missing':
      return { ok: false, problems: [{ field: null, code: absent ?? data.kind }], setCookies };
    case 'full':
    case 'changed-elsewhere':
      return { ok: false, problems: [{ field: null, code: data.kind }], setCookies };
    default:
      return data satisfies never;
  }
}
