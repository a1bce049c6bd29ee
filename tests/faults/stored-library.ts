import pg from 'pg';
import type { Locale } from '#config/locale.ts';

/** What the database holds of an entry in one language; `texts` are those of its versions, the newest last. */
type Stored = { row: Record<string, unknown> | undefined; links: string[]; assets: string[]; texts: string[] };
export type StoredEntry = Record<Locale, Stored>;
export type StoredLibrary = { entry(id: string): StoredEntry; redirects: string[] };

/** Everything published, in one look. */
export async function readStoredLibrary(client: pg.Client): Promise<StoredLibrary> {
  await client.query('begin isolation level repeatable read');
  const rows = await client.query<Record<string, unknown>>(
    'select id, locale, slug, space, title, teaser, topics, fields, sections, search_text from entry',
  );
  const of = async (what: string, table: string, order: string) => {
    const found = await client.query<{ key: string; what: string }>(
      `select entry_id || ' ' || locale as key, ${what} as what from ${table} order by ${order} collate "C"`,
    );
    return Map.groupBy(found.rows, ({ key }) => key);
  };
  const links = await of('target_id', 'entry_link', 'target_id');
  const assets = await of('asset_id', 'entry_asset', 'asset_id');
  const texts = await of('source', 'entry_version', "lpad(version::text, 9, '0')");
  const redirects = await client.query<{ line: string }>(`select concat_ws(' ', locale, space, slug, entry_id) as line from redirect`);
  await client.query('commit');
  const entries = new Map(rows.rows.map(({ id, locale, ...row }) => [`${id} ${locale}`, row]));
  const stored = (id: string, locale: Locale): Stored => {
    const key = `${id} ${locale}`;
    const whats = (from: typeof links) => (from.get(key) ?? []).map(({ what }) => what);
    return { row: entries.get(key), links: whats(links), assets: whats(assets), texts: whats(texts) };
  };
  return { entry: (id) => ({ en: stored(id, 'en'), es: stored(id, 'es') }), redirects: redirects.rows.map(({ line }) => line).sort() };
}

/** A connection of the owner to the server that runs in a data directory; null while none answers. */
export async function connectTo(dataDirectory: string): Promise<pg.Client | null> {
  const client = new pg.Client({ host: `${dataDirectory}/postgres-socket`, user: 'alba_owner', database: 'postgres', ssl: false });
  // A server that is killed tells so.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}
