/** A process that brings over a space: `node tests/faults/syncing.ts <data directory> <library> <address of the space>`. It joins the database of another. */
import { site } from '#app/addresses/site.ts';
import { parseContentfulUrl } from '#config/contentful.ts';
import { openDatabase } from '#database/database.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';

const [dataDirectory = '', root = '', url = ''] = process.argv.slice(2);
const space = parseContentfulUrl(url);
if (!space) throw new Error('the address of the space is none');
const { db, close } = await openDatabase({ dataDirectory, joins: true });
process.stdout.write('ready\n');
const outcome = await spaceSync({ db, space, site, root, dataDirectory }).run(new AbortController().signal);
process.stdout.write(`${outcome.kind}\n`);
await close();
