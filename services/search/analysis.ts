import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';
import { lightWords } from './light-words.ts';

/** A part of a search term that has to match: a word, or several that name one thing (synonyms). Queries are PostgreSQL's `tsquery`. */
export type Part = {
  /** The typed words, folded (lower case, no accents). */
  words: readonly string[];
  /** Matches the words (stemmed) and their synonyms. */
  exact: string;
  /** Matches by prefix too, where the word may still be typed (search as you type). */
  loose: string;
  isDrug: boolean;
  /** A stop word: optional, it only ranks entries that match the rest. */
  isLight: boolean;
  /** Whether the library certainly has it; otherwise unknown yet. */
  isKnown: boolean;
};

const mostWords = 16;
const longestName = 6;
const mostContinued = 16;
/** Minimum length of a prefix: a shorter one matches too much; longer still where it is the only word. */
const shortestBeginning = 2;
const shortestAlone = 3;

const wordSchema = z.object({ word: z.string(), lexeme: z.string().nullable() });
const nameSchema = z.object({ first: z.number(), last: z.number(), query: z.string(), isDrug: z.boolean() });
const rowSchema = z.object({
  words: z.array(wordSchema).nullable(),
  names: z.array(nameSchema).nullable(),
  continued: z.array(z.string()).nullable(),
  isKnown: z.boolean(),
});

type Word = z.output<typeof wordSchema>;
type Name = z.output<typeof nameSchema>;

/** Parses a term in one query: stems its words and looks up synonyms. `isTyping`: the last word may be a prefix. */
export async function partsOf(db: Kysely<DB>, term: string, locale: Locale, isTyping = true): Promise<Part[]> {
  const { rows } = await sql`${prepared}
    with word as materialized (
      select place::int, word, (tsvector_to_array(search_vector(word, ${locale})))[1] as lexeme
      from regexp_split_to_table(search_fold(${term}), ' ') with ordinality as split(word, place)
      where word <> '' and place <= ${mostWords}
    ),
    typed as (select word from word order by place desc limit 1),
    name as (
      select a.place as first, b.place as last,
        (select string_agg(coalesce(lexeme, word), ' ' order by place) from word where place between a.place and b.place) as key
      from word as a join word as b on b.place between a.place and a.place + ${longestName - 1}
    )
    select
      (select jsonb_agg(jsonb_build_object('word', word, 'lexeme', lexeme) order by place) from word) as words,
      (select jsonb_agg(jsonb_build_object('first', first, 'last', last, 'query', query, 'isDrug', is_drug))
        from name join search_synonym as known on known.locale = ${locale} and known.key = name.key) as names,
      -- Longer words whose stems begin otherwise than what was typed of them: radiati, radiation, radiat.
      (select jsonb_agg(distinct lexeme) from (
        select (tsvector_to_array(search_vector(known.word, ${locale})))[1] as lexeme
        from typed join search_word as known
          on known.locale = ${locale} and known.word >= typed.word and known.word < typed.word || 'ó'
        where length(typed.word) > ${shortestAlone} limit ${mostContinued}) as longer
        where not starts_with(lexeme, (select word from typed))) as continued,
      exists (
        select from typed join search_word as known
          on known.locale = ${locale} and known.word >= typed.word and known.word < typed.word || 'ó') as "isKnown"`.execute(db);
  const { words, names, continued, isKnown } = rowSchema.parse(rows[0]);
  const parts = assemble(words ?? [], names ?? [], continued ?? [], isTyping);
  return parts.length === 1 ? parts.map((part) => ({ ...part, isKnown: isKnown || part.words.length > 1 })) : parts;
}

function assemble(words: readonly Word[], names: readonly Name[], continued: readonly string[], isTyping: boolean): Part[] {
  const parts: Part[] = [];
  for (let place = 1; place <= words.length; ) {
    const name = longestOf(names.filter(({ first }) => first === place));
    const last = name?.last ?? place;
    const own = words.slice(place - 1, last);
    const word = own.at(-1)?.word ?? '';
    const isLast = last === words.length && isTyping;
    const isBegun = isLast && own.length === 1 && word.length >= (words.length === 1 ? shortestAlone : shortestBeginning);
    const stem = name ? alternatives([name.query, ...phrase(own)]) : quoted(own[0]?.lexeme ?? '');
    place = last + 1;
    // A stop word of full text, but it may be a prefix of another word: her, HER2.
    if (stem === '' && !isBegun) continue;
    const exact = stem === '' ? quoted(word) : stem;
    const loose = alternatives([exact, ...together(own), ...(isBegun ? [`${quoted(word)}:*`, ...continued.map(quoted)] : [])]);
    const isLight = own.length === 1 && !name && (stem === '' || lightWords.has(word) || /^\d+$/.test(word));
    parts.push({ words: own.map((each) => each.word), exact, loose, isDrug: name?.isDrug ?? false, isLight, isKnown: false });
  }
  if (parts.length > 0) return parts.every(({ isLight }) => isLight) ? parts.map((part) => ({ ...part, isLight: false })) : parts;
  // Only stop words: they may be a title.
  return words.map(({ word }) => ({
    words: [word],
    exact: quoted(word),
    loose: quoted(word),
    isDrug: false,
    isLight: false,
    isKnown: false,
  }));
}

function longestOf(names: readonly Name[]): Name | undefined {
  return names.toSorted((a, b) => b.last - a.last)[0];
}

/** The words of a name as a phrase, which the group's query may lack. */
function phrase(words: readonly Word[]): string[] {
  const lexemes = words.flatMap(({ lexeme }) => lexeme ?? []);
  return lexemes.length === words.length ? [`(${lexemes.map(quoted).join(' <-> ')})`] : [];
}

/** The words of a name in any order and place. */
function together(words: readonly Word[]): string[] {
  const lexemes = words.flatMap(({ lexeme }) => lexeme ?? []);
  return lexemes.length > 1 ? [`(${lexemes.map(quoted).join(' & ')})`] : [];
}

function alternatives(queries: readonly string[]): string {
  return `(${[...new Set(queries)].join(' | ')})`;
}

/** Quotes a lexeme for `tsquery`; folded words need no escaping. */
function quoted(lexeme: string): string {
  return lexeme === '' ? '' : `'${lexeme}'`;
}
