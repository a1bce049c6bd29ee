import type { FormProblem, FormShape, ProblemMessageId } from './define-form.ts';
import type { Mistakes } from './forms-of-page.ts';

/** What was wrong with this form of a page, if it was the one that was sent. */
export function mistakesOf({ intent = '' }: FormShape, wrong: Mistakes | undefined): Mistakes | undefined {
  return wrong?.intent === intent ? wrong : undefined;
}

/** What can become of every form. */
const problemsOfAll: Readonly<Record<string, ProblemMessageId>> = { unreachable: 'form.unreachable' };

export function messageOf({ problems }: FormShape, { code }: FormProblem): ProblemMessageId {
  const message = problems[code] ?? problemsOfAll[code];
  if (message === undefined) throw new Error(`a form has no words for ${code}`);
  return message;
}

/** The id of a field in its page. */
export function idOf({ intent }: FormShape, name: string): string {
  return intent === undefined ? name : `${intent}-${name}`;
}
