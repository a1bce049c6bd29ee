import { statfs } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';

/** What takes longer to answer is not ready, in milliseconds. */
const patience = 2_000;

/** With less room than this on the disk of `DATA_DIR` the site takes nothing in, in bytes. */
const leastFree = 32 * 1024 * 1024;

type Options = {
  pages?: { isListening(): boolean } | undefined;
  dataDirectory: string;
  freeBytes?: (folder: string) => Promise<number>;
};

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** For balancers and monitors: whether the process runs, and whether what it needs answers. */
export function health<DB>(db: Kysely<DB>, { pages, dataDirectory, freeBytes = freeBytesOf }: Options): Hono {
  const parts: Record<string, () => Promise<unknown>> = {
    database: once(() => sql`select 1`.execute(db)),
    // The embedded database, media and saved pages are written there.
    disk: async () => {
      if ((await freeBytes(dataDirectory)) < leastFree) throw new Error('no room');
    },
    // What is kept may be stale while no word of publications arrives.
    publications: () => (pages?.isListening() === false ? Promise.reject(new Error('not listening')) : Promise.resolve()),
  };
  return new Hono()
    .get('/live', (context) => context.json({ status: 'ok' }))
    .get('/ready', async (context) => {
      const failing: string[] = [];
      for (const [name, check] of Object.entries(parts)) {
        const answers = await Promise.race([
          check().then(
            () => true,
            () => false,
          ),
          after(patience, false, { ref: false }),
        ]);
        if (!answers) failing.push(name);
      }
      return failing.length === 0 ? context.json({ status: 'ok' }) : context.json({ status: 'failing', failing }, 503);
    });
}

/** However many ask at once, one check is under way: whoever asks must not use up the connections that pages need. */
function once(check: () => Promise<unknown>): () => Promise<unknown> {
  let going: Promise<unknown> | undefined;
  return () => {
    going ??= check().finally(() => {
      going = undefined;
    });
    return going;
  };
}
