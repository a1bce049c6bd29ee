import { languageMarks, MARKS } from '#services/content/model/rich-text.ts';

/** The marks that Markdown has no signs for, each with the HTML that begins and ends it. */
export const htmlMarks = {
  [languageMarks.en]: { begin: '<span lang="en">', end: '</span>' },
  [languageMarks.es]: { begin: '<span lang="es">', end: '</span>' },
  [MARKS.UNDERLINE]: { begin: '<u>', end: '</u>' },
  [MARKS.SUPERSCRIPT]: { begin: '<sup>', end: '</sup>' },
  [MARKS.SUBSCRIPT]: { begin: '<sub>', end: '</sub>' },
} as const;

const marks = Object.entries(htmlMarks).map(([mark, tags]) => ({ mark, ...tags }));

/** What this HTML begins: its mark, and what ends it. */
export function beginningOf(html: string): { mark: string; begin: string; end: string } | undefined {
  return marks.find(({ begin }) => begin === html);
}

/** Whether this HTML ends a mark. */
export function isEnd(html: string): boolean {
  return marks.some(({ end }) => end === html);
}
