import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { distinctWords, learnWords } from './learn-words.ts';

const name = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .refine((words) => words.split(/[\s/-]+/).length <= 6, 'is longer than six words');
const names = z.array(name).default([]);
const groupSchema = z
  .strictObject({ en: names, es: names, drug: name.optional(), brands: names })
  .refine(({ drug, brands }) => drug !== undefined || brands.length === 0, 'only a drug has brands');

/** Longer names are not taken for abbreviations. */
const longestAbbreviation = 5;

/** A group of synonyms in one language. Names of drugs are never corrected silently. */
type SynonymGroup = { locale: Locale; names: string[]; isDrug: boolean };

/** Parses `content/synonyms.yaml`: groups of synonyms, and drugs with their brand names. A missing file has no groups. */
export async function readSynonyms(root: string): Promise<{ groups: SynonymGroup[]; problems: Problem[] }> {
  const absolute = path.join(root, 'synonyms.yaml');
  const file = path.relative(process.cwd(), absolute);
  const text = await readFile(absolute, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problemAt = (line: number, message: string): Problem => ({
    severity: 'error',
    entry: 'synonyms',
    locale: undefined,
    file,
    line,
    message,
  });
  const problems = document.errors.map(({ pos, message }) => problemAt(lines.linePos(pos[0]).line, message));
  if (problems.length > 0 || !isSeq(document.contents))
    return { groups: [], problems: problems.length > 0 ? problems : [problemAt(1, 'is no list of groups')] };
  const groups: SynonymGroup[] = [];
  const written: unknown[] = document.toJS();
  for (const [index, item] of document.contents.items.entries()) {
    const parsed = groupSchema.safeParse(written[index]);
    if (parsed.success) groups.push(...groupsOf(parsed.data));
    else problems.push(problemAt(lineOf(item, lines), parsed.error.issues.map(wordsOf).join('; ')));
  }
  return { groups, problems };
}

function lineOf(item: unknown, lines: LineCounter): number {
  return isNode(item) && item.range ? lines.linePos(item.range[0]).line : 1;
}

function wordsOf({ path: place, message }: { path: PropertyKey[]; message: string }): string {
  return place.length === 0 ? message : `${place.join('.')}: ${message}`;
}

function groupsOf({ drug, brands, ...own }: z.output<typeof groupSchema>): SynonymGroup[] {
  return locales
    .map((locale) => ({
      locale,
      names: [...new Set([...(drug === undefined ? [] : [drug]), ...brands, ...own[locale]])],
      isDrug: drug !== undefined,
    }))
    .filter((group) => group.names.length > 0);
}

/** Replaces all synonyms in one transaction, where the hash of the groups differs. An advisory lock serialises publishers. */
export async function storeSynonyms(db: Kysely<DB>, groups: readonly SynonymGroup[]): Promise<void> {
  const rows = JSON.stringify(groups.map((group, place) => ({ ...group, called: calledInFull(group), place })));
  const hash = createHash('sha256').update(rows).digest('hex');
  const stored = await db.selectFrom('search_synonym').select('source_hash').limit(1).executeTakeFirst();
  if (stored?.source_hash === hash) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('search_synonym'))`.execute(transaction);
    await transaction.deleteFrom('search_synonym').execute();
    await sql`
      insert into search_synonym (locale, key, query, is_drug, called, source_hash)
      select locale, key, query, is_drug, called, ${hash}
      from (
        select locale, search_key(name, locale) as key, "isDrug" as is_drug, called,
          string_agg('(' || search_phrase(name, locale)::text || ')', ' | ') over (partition by place) as query
        from jsonb_to_recordset(${rows}::jsonb) as named(place integer, locale text, names text[], "isDrug" boolean, called text), unnest(names) as name
      ) as keyed
      where key <> '' and query is not null
      on conflict do nothing`.execute(transaction);
    // Adds the names to the dictionary of spelling correction, also those that no text has.
    for (const locale of locales) {
      const own = groups.filter((group) => group.locale === locale);
      await learnWords(transaction, locale, distinctWords(own.flatMap((group) => group.names)));
    }
  });
}

/** The first name of a group that is no abbreviation. */
function calledInFull({ names }: SynonymGroup): string {
  return names.find((each) => each.length > longestAbbreviation) ?? names[0] ?? '';
}
