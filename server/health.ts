import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';

/** For balancers and monitors: whether the process runs, and whether what it needs answers. */
export function health<DB>(db: Kysely<DB>): Hono {
  const parts = { database: () => sql`select 1`.execute(db) };
  return new Hono()
    .get('/live', (context) => context.json({ status: 'ok' }))
    .get('/ready', async (context) => {
      const failing: string[] = [];
      for (const [name, check] of Object.entries(parts)) await check().catch(() => failing.push(name));
      return failing.length === 0 ? context.json({ status: 'ok' }) : context.json({ status: 'failing', failing }, 503);
    });
}
