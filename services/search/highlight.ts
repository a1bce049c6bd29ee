import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';
import { extractOf } from './extract.ts';

const textsSchema = z.array(z.object({ id: z.string(), teaser: z.string(), text: z.string() }));
const rowsSchema = z.array(z.object({ id: z.string(), teaser: z.string(), content: z.string() }));

/** Delimiters: control characters, which no text contains. */
const [start, stop] = ['\u0001', '\u0002'];
const options = `HighlightAll=true,StartSel=${start},StopSel=${stop}`;
/** Limit of the text that is searched for an extract, in characters: transcripts are long. */
const longest = 20_000;

/** Highlights teasers and extracts of entries as HTML: escaped, with the matches of a query in `<mark>`. */
export async function highlighted(
  db: Kysely<DB>,
  ids: readonly string[],
  query: { text: string; sql: RawBuilder<unknown> },
  locale: Locale,
): Promise<ReadonlyMap<string, { teaser: string; content: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`${prepared}
    select id, teaser, left(search_text, ${sql.lit(longest)}) as text from entry where locale = ${locale} and id = any(${[...ids]}::text[])`.execute(
    db,
  );
  const texts = textsSchema.parse(rows);
  const config = sql.lit(locale === 'es' ? 'pg_catalog.spanish' : 'pg_catalog.english');
  // Only PostgreSQL knows which words match a stem, but `ts_headline` is slow for long texts: it gets extracts.
  const marked = await sql`${prepared}
    select id, ts_headline(${config}, teaser, ${query.sql}, ${options}) as teaser, ts_headline(${config}, content, ${query.sql}, ${options}) as content
    from unnest(${texts.map(({ id }) => id)}::text[], ${texts.map(({ teaser }) => teaser)}::text[],
      ${texts.map(({ text }) => extractOf(text, query.text))}::text[]) as shown(id, teaser, content)`.execute(db);
  return new Map(
    rowsSchema.parse(marked.rows).map(({ id, teaser, content }) => [id, { teaser: asHtml(teaser), content: asHtml(content) }]),
  );
}

function asHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(start, '<mark>')
    .replaceAll(stop, '</mark>')
    .replace(/\s+/g, ' ')
    .trim();
}
