import { isId } from '#app/screens/member/change-key.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Locale } from '#config/locale.ts';

/** The parameters of the address that its forms lead back to: an entry that is asked about, and the number of a question. */
export const questionsAddress = ['about', 'edit'] as const;

/** Where a question is answered or changed: its number says nothing of it. */
export const editQuestionPath = (locale: Locale, id: string): string => `${sectionPath('questions', locale)}&edit=${id}#question-${id}`;

export function questionsAsked(query: URLSearchParams): { about: string | null; edit: string | null } {
  const [about, edit] = [query.get('about') ?? '', query.get('edit') ?? ''];
  return { about: /^[\w-]{1,100}$/.test(about) ? about : null, edit: isId(edit) ? edit : null };
}
