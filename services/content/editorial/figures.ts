import type { Locale } from '#config/locale.ts';
import type { Block } from './prose.ts';

const number = String.raw`\p{N}+(?:[.,]\p{N}+)*`;
const gap = String.raw`[\s\u00a0\u202f]?`;
/** Units of doses, lengths, temperatures, radiation and laboratory values. A litre of water and a year of life are none. */
const unit = '(?:mg|mcg|µg|μg|ng|g|kg|ml|mL|dl|dL|cc|mm|cm|Gy|cGy|mSv|IU|UI|mmHg|mmol|°C|°F)';
const measured = `(?<![\\p{L}\\p{N}])${number}${gap}${unit}(?:\\/(?:m²|m2|kg|ml|mL|dl|dL|l|L|day|día))?(?![\\p{L}\\p{N}])`;
const bounded = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
/** “1 in 8”, “one woman in eight”, “10 of every 100”; not “2 in 2025”, nor “two in 8 hours”. */
const chanceInEnglish = bounded(
  '(?:\\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:women|woman|men|man|people|persons?|cases?|cancers?))? ' +
    '(?:in|in every|out of|of every) (?!(?:19|20)\\p{N}{2}(?!\\p{N}))(?:\\p{N}+|eight|ten)(?! (?:seconds|minutes|hours|days|weeks|months|years))',
);
/** “una de cada 8”, “una mujer de cada ocho”. */
const chanceInSpanish = bounded(
  '(?:\\p{N}+|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: (?:mujer(?:es)?|hombres?|personas?|casos?|cánceres|cáncer))? ' +
    'de cada (?:\\p{N}+|ocho|diez)',
);

const share = { en: `${number}${gap}%|${number} percent`, es: `${number}${gap}%|${number} por ciento` };
/** Chances may begin a sentence; units are as they are written. */
const figures: Record<Locale, readonly RegExp[]> = {
  en: [new RegExp(`${share.en}|${chanceInEnglish}`, 'iu'), new RegExp(measured, 'u')],
  es: [new RegExp(`${share.es}|${chanceInSpanish}`, 'iu'), new RegExp(measured, 'u')],
};

/** `from` has the words from the figure on. */
export type Figure = { section: string; text: string; from: string };

/** The first figure that a source has to stand for: a share, a chance, or a number with a unit of medicine. */
export function firstFigure(blocks: readonly Block[], locale: Locale): Figure | null {
  for (const { section, role, text } of blocks) {
    if (role === 'label') continue;
    const found = figures[locale].map((pattern) => pattern.exec(text)).filter((match) => match !== null);
    const [first] = found.sort((a, b) => a.index - b.index);
    if (first) return { section, text: first[0], from: text.slice(first.index, first.index + 80) };
  }
  return null;
}
