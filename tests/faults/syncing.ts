/** A process that brings over a space: `node tests/faults/syncing.ts <data directory> <library> <address of the space>`. It joins the database of another. */
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '#app/addresses/site.ts';
import { parseContentfulUrl } from '#config/contentful.ts';
import { openDatabase } from '#database/database.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { generatedFile } from '#tests/bench/generated-space.ts';

const [dataDirectory = '', root = '', url = ''] = process.argv.slice(2);
const space = parseContentfulUrl(url);
if (!space) throw new Error('the address of the space is none');
const { db, close } = await openDatabase({ dataDirectory, joins: true });
process.stdout.write('ready\n');
const sync = spaceSync({ db, space, site, root, dataDirectory, fetchFile: generatedFile });
let outcome = await sync.run(new AbortController().signal);
// The database lets go of a killed one's lock once it sees that it is gone.
for (; outcome.kind === 'under way'; outcome = await sync.run(new AbortController().signal)) await sleep(100);
process.stdout.write(`${outcome.kind}\n`);
await close();
