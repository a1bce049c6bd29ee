import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from './section.ts';

/** The groups of words of the lists whose lines a member writes. */
type ListWords = 'questions' | 'visits' | 'reminders';

const hidden = { kind: 'hidden' } as const;

/** What is told of a line that cannot be changed as somebody wished. */
export function itemProblems(words: ListWords) {
  return {
    ...accountProblems,
    full: `${words}.problem.full`,
    missing: `${words}.problem.missing`,
    'changed-elsewhere': `${words}.problem.changed-elsewhere`,
    'too-late': `${words}.problem.too-late`,
  } as const;
}

/**
 * The forms that take a line off a list, and that bring it back within ten minutes. The page that tells of a removal offers to bring that
 * line back; its number says nothing of it.
 */
export function removalForms(words: ListWords, item: string) {
  const common = { fields: { record: hidden, key: hidden }, problems: itemProblems(words) } as const;
  return {
    remove: { ...common, intent: `remove-${item}`, submit: `${words}.remove`, done: `${words}.removed`, tellsOf: ['record'] },
    restore: { ...common, intent: `restore-${item}`, submit: `${words}.restore`, done: `${words}.restored` },
  } as const satisfies Record<string, MemberFormShape>;
}

/** The form whose answer is a file for calendars. One of its two buttons says that more may stand in it. */
export function calendarForm(words: Exclude<ListWords, 'questions'>, item: string) {
  return {
    intent: `${item}-calendar`,
    fields: { isTold: hidden, record: hidden },
    submit: `${words}.calendar`,
    done: `${words}.calendar.done`,
    problems: itemProblems(words),
  } as const satisfies MemberFormShape;
}
