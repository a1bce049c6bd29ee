/** A process that has the database open, as a running site has, until it is told to end: `node tests/faults/holder.ts <data directory>`. */
import { openDatabase } from '#database/database.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory });
// A database that nobody asks keeps no process alive.
const holding = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(holding);
  void database.close();
});
process.stdout.write('ready\n');
