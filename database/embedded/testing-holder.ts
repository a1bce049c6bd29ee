/**
 * A process that runs an embedded server, for tests to kill: `node testing-holder.ts <data directory>`.
 * It prints one line of JSON when the server answers, and another after a clean shutdown (SIGINT, SIGTERM).
 */
import pg from 'pg';
import { binariesUnderTest } from '../testing-binaries.ts';
import { startEmbedded } from './embedded.ts';

const [dataDirectory = ''] = process.argv.slice(2);
try {
  const embedded = await startEmbedded({ dataDirectory, binaries: binariesUnderTest() });
  const { owned, connection } = embedded;
  const end = async () => {
    // The server must still run: a signal handler may need it.
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query('select 1 as answer');
    await client.end();
    await embedded.stop();
    console.log(JSON.stringify({ ended: rows[0]?.answer === 1 }));
    process.exit();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  console.log(JSON.stringify({ owned, host: connection.host, uid: process.getuid?.() }));
  if (process.env.HOLD !== 'no') setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }));
}
