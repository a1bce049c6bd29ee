import type { Said } from '#services/members/vocabulary/field.ts';

/** What stands between two texts. */
export const comma: Said = { en: ', ', es: ', ' };
export const semicolon: Said = { en: '; ', es: '; ' };
export const colon: Said = { en: ': ', es: ': ' };
export const commaAnd: Said = { en: ', and ', es: ', y ' };
export const space: Said = { en: ' ', es: ' ' };

/** Several texts as one, in each language. */
export function joined(parts: readonly Said[], between: Said): Said {
  return { en: parts.map(({ en }) => en).join(between.en), es: parts.map(({ es }) => es).join(between.es) };
}

/** A sentence with an opening before it. */
export function after(opening: Said, { en, es }: Said): Said {
  return { en: `${opening.en} ${withSmallInitial(en)}`, es: `${opening.es} ${withSmallInitial(es)}` };
}

/** A text as a sentence begins. */
export function beginning({ en, es }: Said): Said {
  return { en: withCapital(en), es: withCapital(es) };
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withSmallInitial = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
