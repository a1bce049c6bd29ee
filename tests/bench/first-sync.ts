import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#app/addresses/site.ts';
import { openDatabase } from '#database/database.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { bothLocales } from '#services/contentful/testing.ts';
import { exportMarkdown } from '#services/library/export-library.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { StandInSpace } from '#tests/contentful-space.ts';
import { differences, libraryRows } from '#tests/faults/library-rows.ts';
import { TemporaryDirectory } from '../processes.ts';
import { generatedFile, generatedItems, generatedMapping, generatedTypes } from './generated-space.ts';
import { timed } from './timed.ts';

/** An initial sync may take so many times as long as publishing the same content from Markdown. */
const mostTimes = 3;

/**
 * How long a first sync of a space takes, against the publishing of the same content from the files that it is exported to; and that both
 * bring the same library.
 */
export async function measureFirstSync({ entries, say }: { entries: number; say(line: string): void }): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const at = (name: string) => path.join(data.path, name);
  const [root, files, from] = [at('library'), at('files'), at('from-files')];
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'contentful.yaml'), JSON.stringify(generatedMapping));
  const space = new StandInSpace();
  const address = await space.start();
  space.contentTypes = generatedTypes;
  space.locales = bothLocales;
  for (const item of generatedItems({ count: entries })) space.publish(item);
  const database = await openDatabase({ dataDirectory: data.path });
  const other = await openDatabase({ dataDirectory: from });
  try {
    const parts = { db: database.db, space: address, site, root, dataDirectory: data.path, fetchFile: generatedFile };
    const cpu = { synced: 0, published: 0 };
    const synced = await timed(async () => {
      const before = process.cpuUsage();
      const outcome = await spaceSync(parts).run(new AbortController().signal);
      cpu.synced = seconds(process.cpuUsage(before));
      return outcome;
    });
    const refused = synced.result.kind === 'done' ? (synced.result.report?.refused.length ?? 0) : synced.result.kind;
    await exportMarkdown(database.db, diskMediaFiles(mediaDirectory(data.path)), { root: '/nowhere', to: files });
    const published = await timed(async () => {
      const before = process.cpuUsage();
      await publishLibrary(other.db, { root: files, site, dataDirectory: from });
      cpu.published = seconds(process.cpuUsage(before));
    });
    const times = synced.ms / published.ms;
    // Whose hands it is from, and the hash of what was read, are another.
    const comparable = async ({ db }: typeof database) => {
      const { entries: rows, others } = await libraryRows(db);
      const withoutOrigin = (row: string) => row.replace(/"origin":"\w+"/, '');
      return { entries: rows.map((row) => ({ ...row, origin: '', source_hash: '' })), others: others.map(withoutOrigin) };
    };
    const ofFiles = await comparable(other);
    const found = differences(await comparable(database), ofFiles);
    say(
      `${entries} entries of a space, ${ofFiles.entries.length} texts: a first sync ${(synced.ms / 1000).toFixed(1)} s, the same from Markdown ${(published.ms / 1000).toFixed(1)} s: ${times.toFixed(2)} times (at most ${mostTimes}), of CPU time without the database ${cpu.synced.toFixed(1)} and ${cpu.published.toFixed(1)} s; refused ${refused}; ${found.length} texts are another`,
    );
    for (const fault of found.slice(0, 20)) say(`FAULT ${fault}`);
    return times <= mostTimes && refused === 0 && found.length === 0;
  } finally {
    await other.close();
    await database.close();
    await space.stop();
  }
}

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000_000;
}
