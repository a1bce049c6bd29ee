import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { plainText } from '#services/content/model/rich-text.ts';
import type { KnownSection } from '#services/content/model/sections/sections.ts';
import type { SignTable, Urgency } from '#services/content/model/signs.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';
import { blocksOf } from './prose.ts';
import { sentencesOf } from './sentences.ts';
import { SourceLines } from './source-lines.ts';
import { urgenciesIn } from './urgency-words.ts';

/** A sign and how soon to act on it, in one sentence or one row of a table. */
export type SignPair = {
  entry: string;
  locale: Locale;
  file: string;
  line: number;
  sign: string;
  urgencies: Urgency[];
  words: string;
  verdict: 'agrees' | 'excepted' | 'contradicts';
};

type Saying = { section: string; text: string };

/** All pairs of a sign and an urgency in running text, each held against the table. Call boxes are made of it, and not looked at. */
export function signPairs(versions: readonly EntryVersion[], table: SignTable): SignPair[] {
  const judge = { en: new Judge(table, 'en'), es: new Judge(table, 'es') };
  return versions
    .filter(({ frontMatter }) => frontMatter.status !== 'withdrawn')
    .flatMap((version) => {
      const lines = new SourceLines(version.source);
      return sayingsOf(version).flatMap(({ section, text }) =>
        clausesOf(text, version.locale).flatMap((clause) =>
          judge[version.locale].pairsIn(clause, version).map((pair) => ({
            ...pair,
            entry: version.id,
            locale: version.locale,
            file: version.file,
            line: lines.ofWords(text, section),
            words: clause.text,
          })),
        ),
      );
    });
}

/** The pairs that contradict the table, and the exceptions that nothing needs. */
export function signProblems(versions: readonly EntryVersion[], table: SignTable): Problem[] {
  const pairs = signPairs(versions, table);
  const contradictions = pairs
    .filter(({ verdict }) => verdict === 'contradicts')
    .map(
      ({ entry, locale, file, line, sign, urgencies, words }): Problem => ({
        severity: 'error',
        entry,
        locale,
        file,
        line,
        message: `says ${urgencies.join(', ')} of “${sign}”, and signs.yaml does not: “${words}”`,
      }),
    );
  const unused = table.exceptions.filter(
    ({ entry, sign, urgency }) =>
      !pairs.some((pair) => pair.verdict === 'excepted' && pair.entry === entry && pair.sign === sign && pair.urgencies.includes(urgency)),
  );
  return [
    ...contradictions,
    ...unused.map(
      ({ entry, sign, urgency }): Problem => ({
        severity: 'error',
        entry: 'signs',
        locale: undefined,
        file: 'content/signs.yaml',
        line: 1,
        message: `the exception for ${entry}, ${sign}, ${urgency} excepts nothing`,
      }),
    ),
  ];
}

/** What an entry says, in sentences and in rows of tables. Its teaser, too: of a term it is the definition. */
function sayingsOf({ frontMatter: { teaser }, sections }: EntryVersion): Saying[] {
  const first = sentencesOf(teaser).map((text) => ({ section: 'introduction', text }));
  return [...first, ...sections.flatMap(sayingsOfSection)];
}

function sayingsOfSection(section: KnownSection): Saying[] {
  if (section.kind === 'callBox') return [];
  if (section.kind === 'table')
    return section.data.rows.map((row) => ({ section: section.id, text: row.map((cell) => plainText(cell)).join(' | ') }));
  return blocksOf([section]).flatMap(({ text }) => sentencesOf(text).map((sentence) => ({ section: section.id, text: sentence })));
}

type Clause = { text: string; urgencies: Urgency[] };

/** What a semicolon divides; a part without an urgency of its own has that of the part before it. */
function clausesOf(text: string, locale: Locale): Clause[] {
  let before: Urgency[] = [];
  return text.split(/;\s/).map((part) => {
    const own = urgenciesIn(part, locale);
    if (own.length > 0) before = own;
    return { text: part, urgencies: before };
  });
}

/** Tells the signs and situations of one language, and what the table says of them. */
class Judge {
  readonly #table: SignTable;
  readonly #signs: ReadonlyMap<string, RegExp>;
  readonly #situations: ReadonlyMap<string, RegExp>;

  constructor(table: SignTable, locale: Locale) {
    this.#table = table;
    this.#signs = new Map(Object.entries(table.signs).map(([id, { recognised }]) => [id, anyOf(recognised[locale])]));
    this.#situations = new Map(Object.entries(table.situations).map(([id, each]) => [id, anyOf(each[locale].recognised)]));
  }

  pairsIn({ text, urgencies }: Clause, version: EntryVersion): Pick<SignPair, 'sign' | 'urgencies' | 'verdict'>[] {
    if (urgencies.length === 0) return [];
    const folded = foldText(text);
    return [...this.#signs]
      .filter(([, words]) => words.test(folded))
      .map(([sign]) => ({ sign, urgencies, verdict: this.#verdict(sign, urgencies, folded, version) }));
  }

  #verdict(sign: string, urgencies: readonly Urgency[], text: string, version: EntryVersion): SignPair['verdict'] {
    if (this.#rowsFor(sign, text, version).some(({ urgency }) => urgencies.includes(urgency))) return 'agrees';
    const excepted = this.#table.exceptions.some(
      (each) => each.entry === version.id && each.sign === sign && urgencies.includes(each.urgency),
    );
    return excepted ? 'excepted' : 'contradicts';
  }

  /** The rows that hold where the text stands: those of the situations that it names, or else of those that the entry is about, and those for everybody. */
  #rowsFor(sign: string, text: string, { id, frontMatter }: EntryVersion) {
    const rows = this.#table.signs[sign]?.rows ?? [];
    const named = [...this.#situations].filter(([, words]) => words.test(text)).map(([situation]) => situation);
    const about = Object.entries(this.#table.situations)
      .filter(([, each]) => each.entries.includes(id) || each.treatments.some((treatment) => frontMatter.treatments.includes(treatment)))
      .map(([situation]) => situation);
    const among = (situations: readonly string[]) =>
      rows.filter(({ situation }) => situation !== undefined && situations.includes(situation));
    const always = rows.filter(({ situation }) => situation === undefined);
    const [ofText, ofEntry] = [among(named), among(about)];
    if (ofText.length > 0) return ofText;
    const here = [...ofEntry, ...always];
    return here.length > 0 ? here : rows;
  }
}

/** Any of these as whole words. Of none, one that matches nothing. */
function anyOf(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/;
  const escaped = words.map((each) =>
    foldText(each)
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(' ', String.raw`\s+`),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
