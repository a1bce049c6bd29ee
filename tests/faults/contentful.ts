import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { site } from '#app/addresses/site.ts';
import { openDatabase } from '#database/database.ts';
import type { DB } from '#database/types.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { bothLocales } from '#services/contentful/testing.ts';
import { exportMarkdown } from '#services/library/export-library.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { generatedItems, generatedMapping, generatedTypes } from '#tests/bench/generated-space.ts';
import { randomOf } from '#tests/bench/generated-words.ts';
import { timed } from '#tests/bench/timed.ts';
import { deliveryToken, StandInSpace } from '#tests/contentful-space.ts';
import { TemporaryDirectory } from '../processes.ts';
import { Child } from './child.ts';

type Options = { entries: number; kills: number; say(line: string): void };

const longest = 300_000;
/** An initial sync may take so many times as long as publishing the same content from Markdown. */
const mostTimes = 3;

/**
 * Kills what brings over a space again and again, while it comes over at first and while it changes, and after that lets it run: the library
 * has to equal the space, with nothing half. And holds how long a first sync takes against the publishing of the same content from files.
 */
export async function proveContentful({ entries, kills, say }: Options): Promise<{ faults: string[] }> {
  await using data = new TemporaryDirectory();
  const root = path.join(data.path, 'library');
  const space = new StandInSpace();
  const at = await space.start();
  const address = at.url.replace('://', `://${deliveryToken}@`);
  space.contentTypes = generatedTypes;
  space.locales = bothLocales;
  const database = await openDatabase({ dataDirectory: data.path });
  const faults: string[] = [];
  try {
    await mkdir(root, { recursive: true });
    await writeFile(path.join(root, 'contentful.yaml'), JSON.stringify(generatedMapping));
    const random = randomOf('moments of kills');
    for (const [name, mark] of [
      ['initial', 'first'],
      ['delta', 'second'],
    ] as const) {
      for (const item of generatedItems({ count: entries, mark })) space.publish(item);
      if (name === 'delta') for (const { sys } of generatedItems({ count: entries }).slice(0, 5)) space.takeBack(sys.id);
      let span = 3_000;
      for (let kill = 1; kill <= kills; kill++) {
        const child = new Child('tests/faults/syncing.ts', [data.path, root, address], data.path);
        await child.says('ready', longest);
        await sleep(random() * span);
        const wasOver = child.isOver;
        child.kill();
        await child.endsWithin(longest);
        // One that was over in time was never killed: the next is killed sooner, and has what it did before it.
        if (wasOver) span = Math.max(200, span * 0.7);
      }
      const last = new Child('tests/faults/syncing.ts', [data.path, root, address], data.path);
      await last.says('done', longest);
      await last.endsWithin(longest);
      const found = await faultsOf(database.db, space, mark);
      say(`${name}: ${kills} kills, ${found.length} faults`);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    faults.push(...(await faultsOfSpeed(data.path, root, at, say)));
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    return { faults };
  } finally {
    await database.close();
    await space.stop();
  }
}

/** What of the library is not as the space is. */
async function faultsOf(db: Kysely<DB>, space: StandInSpace, mark: string): Promise<string[]> {
  const rows = await db.selectFrom('entry').select(['id', 'locale', 'title', 'status', 'search_text']).execute();
  const shown = new Map(rows.filter(({ status }) => status === 'published').map((row) => [`${row.id} ${row.locale}`, row]));
  const expected = [...space.published().keys()].filter((id) => id.startsWith('Art')).flatMap((id) => [`${id} en`, `${id} es`]);
  const pending = await db.selectFrom('contentful_item').select('id').where('pending', '=', true).execute();
  return [
    ...expected.filter((key) => !shown.has(key)).map((key) => `${key} is not there`),
    ...[...shown.keys()].filter((key) => !expected.includes(key)).map((key) => `${key} is there, and not in the space`),
    ...[...shown]
      .filter(([, { title, search_text }]) => !title.endsWith(mark) || !search_text.includes(mark))
      .map(([key]) => `${key} is an older one`),
    ...pending.map(({ id }) => `${id} is still to be published`),
  ];
}

async function faultsOfSpeed(
  data: string,
  root: string,
  at: Parameters<typeof spaceSync>[0]['space'],
  say: Options['say'],
): Promise<string[]> {
  const own = path.join(data, 'speed');
  const [files, from] = [path.join(data, 'files'), path.join(own, 'from-files')];
  const database = await openDatabase({ dataDirectory: own });
  const other = await openDatabase({ dataDirectory: from });
  try {
    const synced = await timed(() =>
      spaceSync({ db: database.db, space: at, site, root, dataDirectory: own }).run(new AbortController().signal),
    );
    await exportMarkdown(database.db, diskMediaFiles(mediaDirectory(own)), { root: '/nowhere', to: files });
    const published = await timed(() => publishLibrary(other.db, { root: files, site, dataDirectory: from }));
    const times = synced.ms / published.ms;
    say(
      `a first sync ${(synced.ms / 1000).toFixed(1)} s, the same from Markdown ${(published.ms / 1000).toFixed(1)} s: ${times.toFixed(2)} times`,
    );
    return times > mostTimes ? [`a first sync takes ${times.toFixed(2)} times as long as publishing the same from Markdown`] : [];
  } finally {
    await other.close();
    await database.close();
  }
}
