import { sectionPath } from '#app/screens/member/section-ids.ts';
import { type Locale, locales } from '#config/locale.ts';
import { type SummaryPart, summaryParts } from '#services/members/summary/shared.ts';

/** The parameters of its address: in which language, and which parts. Nothing in it is what a member told. */
export const summaryAddress = ['in', 'part'] as const;

export type SummaryAsked = { language: Locale; parts: readonly SummaryPart[] };

/** What an address asks for: in the language of the page, and all of it, where it says nothing. */
export function summaryAsked(query: URLSearchParams, locale: Locale): SummaryAsked {
  const language = locales.find((each) => each === query.get('in')) ?? locale;
  const asked = summaryParts.filter((part) => query.getAll('part').includes(part));
  return { language, parts: asked.length > 0 ? asked : summaryParts };
}

export const summaryPath = (locale: Locale): string => sectionPath('visit-summary', locale);
