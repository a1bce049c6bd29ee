/** A process that has the database open, as a running site has: `node tests/faults/holder.ts <data directory>`. */
import { openDatabase } from '#database/database.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory });
process.once('SIGTERM', () => void database.close());
process.stdout.write('ready\n');
