import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';

const nearSchema = z.array(z.object({ word: z.string(), sound: z.string(), written: z.string(), typed: z.string() }));
type Near = z.output<typeof nearSchema>[number];
const factsSchema = z.array(z.object({ word: z.string(), entries: z.number(), drug: z.string().nullable() }));

/** Minimum length of a word to be corrected; words with digits are not either. */
const shortest = 4;
const mostCandidates = 25;
/** The number of nearest candidates weighed by frequency, which counts up to half an edit. */
const mostWeighed = 5;
const mostForCommon = 0.5;
/** The edit distance of a word that sounds the same (phonetic key), however it is spelled. */
const soundsAlike = 0.4;
/** The margin, in edits, by which a drug has to be nearer than any other. */
const certainly = 1;
/** The penalty of another first sound, which people hardly ever mistake. */
const otherFirst = 1;
/** What many terms of medicine end with: only what stands before it says which one is meant (citología, patología). */
const endings =
  /(?:logi[ac]|logy|logist|logo|grafia|graphy|gram|grama|scopia|scopy|ectomia|ectomy|terapia|therapy|metria|metry|plastia|plasty)s?$/;

/** Suggests the most likely correction of a folded, unknown word from the dictionary; null where none is near. */
export async function meantBy(db: Kysely<DB>, word: string, locale: Locale): Promise<string | null> {
  if (word.length < shortest || /\d/.test(word)) return null;
  const { rows } = await sql`${prepared}
    with typed as (select search_sound(${word}, ${locale}) as sound)
    select known.word, known.sound, known.written, typed.sound as typed
    from typed join search_word as known on known.locale = ${locale} and known.sound % typed.sound
    where abs(length(known.word) - ${word.length}) <= 4
    order by similarity(known.sound, typed.sound) desc, known.word limit ${mostCandidates}`.execute(db);
  const near = nearSchema
    .parse(rows)
    .map((candidate) => ({ ...candidate, distance: distanceTo(word, candidate) }))
    .filter((candidate) => candidate.distance <= mostMistakes(compared(word, candidate.word)) + mostForCommon)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostWeighed);
  if (near.length === 0) return null;
  const facts = await factsOf(
    db,
    near.map((each) => each.word),
    locale,
  );
  // Breaks ties by document frequency.
  const [nearest, ...others] = near
    .map((each) => ({ ...each, ...facts.get(each.word) }))
    .map((each) => ({ ...each, distance: each.distance - Math.min(mostForCommon, (each.entries ?? 0) / 40) }))
    .filter((candidate) => candidate.distance <= mostMistakes(compared(word, candidate.word)))
    .sort((a, b) => a.distance - b.distance || (b.entries ?? 0) - (a.entries ?? 0));
  // Never guesses between two drugs, for safety.
  const other = others.find(({ drug }) => drug && drug !== nearest?.drug);
  if (nearest?.drug && other && other.distance - nearest.distance < certainly) return null;
  return nearest?.written ?? null;
}

/** The document frequency of words (capped), and the drug that each is a name of. */
async function factsOf(db: Kysely<DB>, words: readonly string[], locale: Locale) {
  const having = (part: 'is_sampled' | 'not is_sampled') => sql`
    (select from search_document where locale = ${sql.lit(locale)} and ${sql.raw(part)} and words @@ (select search_phrase(word, ${locale})) limit 30)`;
  const { rows } = await sql`${prepared}
    select word,
      (select query from search_synonym where locale = ${locale} and is_drug and key = search_key(word, ${locale})) as drug,
      (select count(*)::int from (
        ${having('is_sampled')} union all ${having('not is_sampled')} limit 30) as counted) as entries
    from unnest(${[...words]}::text[]) as word`.execute(db);
  return new Map(factsSchema.parse(rows).map((each) => [each.word, each]));
}

function distanceTo(word: string, { word: known, sound, typed }: Near): number {
  const first = sound[0] === typed[0] ? 0 : otherFirst;
  return Math.min(distance(word, known), distance(typed, sound) + soundsAlike) + first;
}

/** The part of a word that may differ: all of it, or what stands before an ending that both words have. */
function compared(word: string, known: string): string {
  const ending = endings.exec(word)?.[0] ?? '';
  return ending !== '' && known.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

/** Whether two words of two languages are so alike that one is taken for the other when it is typed (tamoxifeno, tamoxifen). */
export function isSlip(word: string, instead: string): boolean {
  return distance(word, instead) <= word.length / 6;
}

/** Those of the folded words that the dictionary of a language has. */
export async function wordsKnown(db: Kysely<DB>, words: readonly string[], locale: Locale): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('search_word').select('word').where('locale', '=', locale).where('word', 'in', words).execute();
  return new Set(rows.map(({ word }) => word));
}

function mostMistakes({ length }: string): number {
  return length <= 4 ? 1 : length <= 5 ? 1.5 : length <= 7 ? 2 : length <= 9 ? 2.5 : 3.5;
}

/** The edit distance of two words, with transpositions (optimal string alignment). */
export function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swapped));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
