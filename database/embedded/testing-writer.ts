/**
 * Writers on an embedded server, for tests to kill: `node testing-writer.ts <data directory> <round>`.
 * It prints the key of every acknowledged insert, one a line, as soon as it is.
 */
import pg from 'pg';
import { binariesUnderTest } from '../testing-binaries.ts';
import { startEmbedded } from './embedded.ts';

const writers = 4;
const [dataDirectory = '', round = ''] = process.argv.slice(2);

const { connection } = await startEmbedded({ dataDirectory, binaries: binariesUnderTest() });
const clients = await Promise.all(
  Array.from({ length: writers }, async () => {
    const client = new pg.Client(connection);
    await client.connect();
    return client;
  }),
);
await clients[0]?.query('create table if not exists written (key text primary key)');
await Promise.all(
  clients.map(async (client, writer) => {
    for (let count = 0; ; count++) {
      const key = `${round}-${writer}-${count}`;
      await client.query('insert into written values ($1)', [key]);
      process.stdout.write(`${key}\n`);
    }
  }),
);
