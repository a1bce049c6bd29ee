import type { Problem } from '#services/content/model/problem.ts';
import { referencesInSections } from '#services/content/model/sections/sections.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';
import { type Subject, warn } from './subject.ts';
import { fold, wordsOf } from './words.ts';

type Term = {
  id: string;
  words: string[] /** `ER` and `Er` are not the same where the term is an abbreviation. */;
  abbreviation: string | null;
};
/** Terms by their first word. */
export type Glossary = ReadonlyMap<string, readonly Term[]>;
type Found = { id: string; words: string; section: string; from: string };

/** A page that links to as many terms is left alone: with every word of the glossary underlined, a text is hard to read. */
const enough = 5;

/** How many terms one warning names. */
const named = 5;

/** The terms of these versions, which have to be of one language: titles, and what else they are called. */
export function glossaryOf(versions: readonly Pick<EntryVersion, 'id' | 'type' | 'frontMatter' | 'fields'>[]): Glossary {
  const byFirstWord = new Map<string, Term[]>();
  for (const { id, type, frontMatter, fields } of versions) {
    if (type !== 'glossaryTerm') continue;
    const others = Array.isArray(fields.alsoCalled) ? fields.alsoCalled.filter((name) => typeof name === 'string') : [];
    for (const name of [frontMatter.title, ...others]) {
      const words = wordsOf(name).map(singular);
      const [first] = words;
      if (first === undefined) continue;
      const abbreviation = /^[\p{Lu}\p{N}-]{2,}$/u.test(name) ? name : null;
      byFirstWord.set(
        first,
        [...(byFirstWord.get(first) ?? []), { id, words, abbreviation }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }
  return byFirstWord;
}

/** Terms that a page uses and never links to, unless it links to enough others. One warning a page, at the first of them. */
export function unlinkedTerms(subject: Subject, glossary: Glossary): Problem[] {
  const { version, lines } = subject;
  if (glossary.size === 0 || ['glossaryTerm', 'person', 'organisation'].includes(version.type)) return [];
  const linked = new Set([version.id, ...referencesInSections(version.sections).entries]);
  const terms = new Set([...glossary.values()].flat().map(({ id }) => id));
  if ([...terms].filter((id) => linked.has(id)).length >= enough) return [];
  const missing = new Map<string, Found>();
  for (const found of termsIn(subject, glossary)) if (!linked.has(found.id) && !missing.has(found.id)) missing.set(found.id, found);
  const [first] = missing.values();
  if (!first) return [];
  const list = [...missing.values()].map(({ id, words }) => `“${words}” (entry:${id})`);
  const rest = list.length > named ? ` and ${list.length - named} more` : '';
  return [
    warn(
      subject,
      lines.ofWords(first.from, first.section),
      `uses words of the glossary and never links to them: ${list.slice(0, named).join(', ')}${rest}`,
    ),
  ];
}

/** The longest term at each place: who writes “sentinel node biopsy” did not write “biopsy”. */
function* termsIn({ blocks }: Subject, glossary: Glossary): Generator<Found> {
  for (const { section, role, text } of blocks) {
    if (role === 'label' || role === 'heading') continue;
    const written = wordsOf(text);
    const words = written.map(singular);
    for (let at = 0; at < words.length; at++) {
      const term = glossary.get(words[at] ?? '')?.find((each) => matches(each, words, written, at));
      if (!term) continue;
      const from = written.slice(at, at + 12).join(' ');
      yield { id: term.id, words: written.slice(at, at + term.words.length).join(' '), section, from };
      at += term.words.length - 1;
    }
  }
}

function matches({ words, abbreviation }: Term, text: readonly string[], written: readonly string[], at: number): boolean {
  if (abbreviation !== null) return written[at]?.replace(/s$/, '') === abbreviation;
  return words.every((word, index) => text[at + index] === word);
}

/** A word as it is compared, without the ending of a regular plural: `biopsies`, `nodes`; `biopsias`, `tumores`. */
function singular(word: string): string {
  const folded = fold(word);
  if (folded.length < 4) return folded;
  return folded
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?<=[nrldz])es$/, '')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=[nrldz])e$/, '');
}
