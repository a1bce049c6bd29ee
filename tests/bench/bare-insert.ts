import pg from 'pg';

const tables = ['entry', 'entry_link', 'entry_asset', 'entry_version', 'redirect', 'search_document'] as const;
const rowsAtOnce = 200;

/**
 * Takes everything that was published out of the tables and puts it back by inserts of many rows each: what no publisher
 * can be faster than. Tells how long putting it back took.
 */
export async function insertAnew(owner: pg.ClientConfig): Promise<{ ms: number; rows: number }> {
  // Values stay the text that the database gives, and may take again.
  const client = new pg.Client({ ...owner, types: { getTypeParser: () => (text: unknown) => text } });
  await client.connect();
  try {
    for (const table of tables)
      await client.query(`create temporary table finished_${table} as select ${await writable(client, table)} from ${table}`);
    await client.query(`truncate ${tables.join(', ')}`);
    let [ms, rows] = [0, 0];
    for (const table of tables) {
      await client.query(`begin; declare finished no scroll cursor for select * from finished_${table}`);
      for (;;) {
        const batch = await client.query({ text: `fetch ${rowsAtOnce} from finished`, rowMode: 'array' });
        if (batch.rows.length === 0) break;
        const columns = batch.fields.length;
        const places = batch.rows.map((_, row) => `(${batch.fields.map((_, column) => `$${row * columns + column + 1}`).join(', ')})`);
        const names = batch.fields.map(({ name }) => name).join(', ');
        const started = performance.now();
        await client.query(`insert into ${table} (${names}) values ${places.join(', ')}`, batch.rows.flat());
        ms += performance.now() - started;
        rows += batch.rows.length;
      }
      const started = performance.now();
      await client.query('commit');
      ms += performance.now() - started;
    }
    return { ms, rows };
  } finally {
    await client.end();
  }
}

/** The columns that somebody writes: what the database makes of them it makes itself. */
async function writable(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.names ?? '*';
}
