/**
 * Generates `types.ts` from the migrated schema: `node database/generate-types.ts`.
 * With `--check` it writes nothing, and exits with 1 when the file is out of date.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresGenerator } from 'kysely-codegen';
import pg from 'pg';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';

const file = path.join(import.meta.dirname, 'types.ts');

async function generateTypes(): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-types-'));
  const server = await startEmbedded({ dataDirectory });
  try {
    await migrate(server.connection);
    const pool = new pg.Pool(server.connection);
    // `pool.end()` does not wait for its sockets to close, so the server's shutdown resets them.
    pool.on('error', () => {});
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    try {
      return await generate({
        db,
        // As the pool parses a `date`: 'YYYY-MM-DD'.
        dialect: new PostgresGenerator({ dateParser: 'string' }),
        // Leaves out the migrations' own table and those of pg-boss.
        excludePattern: '{migration,jobs.*}',
        outFile: null,
      });
    } finally {
      await db.destroy();
    }
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  }
}

const types = await generateTypes();
if (!process.argv.includes('--check')) {
  await writeFile(file, types);
} else if ((await readFile(file, 'utf8')) !== types) {
  console.error('database/types.ts is not what the migrations make: run node database/generate-types.ts');
  process.exitCode = 1;
}
