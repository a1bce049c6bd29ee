import { pathTo, screenAt } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';

/** The phone on which all is measured. */
export const phone = { width: 390, height: 844 };
/** Widths at which nothing scrolls sideways. */
export const narrow = [320, phone.width] as const;

/** Of each language. Lengths are in screens of the phone, all else in px of it. */
export const limits = {
  firstText: { median: 450, most: 600 },
  screens: { median: 7, most: 16 },
  firstHit: 480,
  shift: 0.001,
};

/** Pages that are as long as what they list, or as a law wants them. */
const longScreens: readonly string[] = ['glossary', 'community.abbreviations', 'policies'];
const longLists = locales.map((locale) =>
  pathTo('page', locale, { slug: { en: 'questions-for-the-first-visit', es: 'preguntas-para-la-primera-consulta' }[locale] }),
);

/** Whether a page may be longer than others: the glossary, that of abbreviations, the policies, and a whole check-list. */
export function mayBeLong(path: string): boolean {
  const screen = screenAt(path)?.screen ?? '';
  return longScreens.includes(screen) || screen.startsWith('policies.') || longLists.includes(path);
}

/** Whether a page counts in a median: not the many that hold one term of the glossary, which would outvote all others. */
export function countsInMedian(path: string): boolean {
  return !screenAt(path)?.screen.startsWith('glossary.');
}
