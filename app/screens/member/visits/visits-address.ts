import { isId } from '#app/screens/member/change-key.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Locale } from '#config/locale.ts';

/** The parameter of the address that its forms lead back to: the number of a visit or a medicine, which says nothing of it. */
export const visitsAddress = ['edit'] as const;

/** Where a visit is changed. */
export const editVisitPath = (locale: Locale, id: string): string => `${sectionPath('visits', locale)}&edit=${id}#visit-${id}`;

/** Where a medicine is changed. */
export const editMedicinePath = (locale: Locale, id: string): string => `${sectionPath('visits', locale)}&edit=${id}#medicine-${id}`;

export function visitsAsked(query: URLSearchParams): { edit: string | null } {
  const edit = query.get('edit') ?? '';
  return { edit: isId(edit) ? edit : null };
}
