import { type Locale, languageTags } from '#config/locale.ts';

/** The letters of each language, in order. */
const alphabets: Record<Locale, string> = { en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', es: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ' };

export type Letter<Term> = { letter: string; terms: Term[] };

/**
 * Terms under the letters of the language, each letter in order, those without terms too. An accent does not make another letter;
 * `Ñ` is one of Spanish. What begins with none of them stands under `#`, at the end.
 */
export function byLetter<Term extends { title: string }>(terms: readonly Term[], locale: Locale): Letter<Term>[] {
  const letters = [...alphabets[locale]];
  const { compare } = new Intl.Collator(languageTags[locale], { ignorePunctuation: true, numeric: true });
  const groups = Map.groupBy(
    [...terms].sort((a, b) => compare(a.title, b.title)),
    ({ title }) => letterOf(title, letters),
  );
  const others = groups.get(other);
  return [...letters.map((letter) => ({ letter, terms: groups.get(letter) ?? [] })), ...(others ? [{ letter: other, terms: others }] : [])];
}

const other = '#';

function letterOf(title: string, letters: readonly string[]): string {
  const first = (/[\p{L}\p{N}]/u.exec(title.normalize('NFC'))?.[0] ?? '').toUpperCase();
  const base = first.normalize('NFD').charAt(0);
  return [first, base].find((each) => letters.includes(each)) ?? other;
}
