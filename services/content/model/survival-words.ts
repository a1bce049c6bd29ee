import type { Locale } from '#config/locale.ts';

/** Words for living and dying. */
export const lifeAndDeath: Record<Locale, RegExp> = {
  en: /\b(?:surviv(?:al|e[ds]?|ing)|alive|deaths?|mortality|die[ds]?|dying)\b/i,
  es: /(?<!\p{L})(?:supervivencia|sobrevi\p{L}+|con vida|viv(?:ían|ieron|[ao]s)|muertes?|mortalidad|mor(?:ir|ir[áa]n?|ía)|mueren?|murieron|fallec\p{L}+)(?!\p{L})/iu,
};

const longer: Record<Locale, RegExp> = {
  en: /\b(?:live[sd]?|living) longer\b/i,
  es: /(?<!\p{L})(?:viv(?:e|en|ir|ió|ieron|ían)) (?:más|mejor y más)/iu,
};

/** Whether a title or a teaser speaks of how long people live. */
export function speaksOfSurvival(locale: Locale, text: string): boolean {
  // Who has survived is spoken of as people, not as a number.
  const said = text.replace(/\b(?:sobreviviente|survivor)s?\b/giu, '');
  return lifeAndDeath[locale].test(said) || longer[locale].test(said);
}
