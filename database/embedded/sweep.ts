import { openConnection } from '#database/connection.ts';
import { embeddedConnection } from './embedded.ts';

/** The tables that name members in clear or by what a service calls them, and the one with the keys to what they told. */
const naming = ['identity_user', 'identity_account', 'identity_link', 'identity_provider_session', 'member_key'];

/**
 * Takes deleted rows out of the files of the embedded server, where they would stay until something is written over them: the tables and
 * their indexes are written anew, and the log of changes (WAL) is ended and removed. Nobody can use these tables meanwhile, for some
 * milliseconds with thousands of members; where they are in use for long, it gives up, for its caller to try again.
 */
export async function sweepDeleted(dataDirectory: string): Promise<void> {
  const owner = await openConnection({ ...(await embeddedConnection(dataDirectory)), application_name: 'alba sweep' });
  try {
    await owner.query("set lock_timeout = '1s'");
    for (const table of naming) await owner.query(`vacuum (full) ${table}`);
    // The first makes the log until here unneeded; the second removes it, once another file of it was begun.
    await owner.query('checkpoint');
    await owner.query('select pg_switch_wal()');
    await owner.query('checkpoint');
  } finally {
    await owner.end();
  }
}
