import path from 'node:path';
import { site } from '#app/addresses/site.ts';
import { openDatabase } from '#database/database.ts';
import { exportMarkdown } from '#services/library/export-library.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { differences, libraryRows } from '#tests/faults/library-rows.ts';
import { TemporaryDirectory } from '../processes.ts';

/** Publishes the whole library, writes it out as it is stored, publishes that elsewhere, and holds both against each other, entry by entry. */
export async function proveRoundTrip(say: (line: string) => void): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const root = 'content';
  const [to, elsewhere] = [path.join(data.path, 'exported'), path.join(data.path, 'elsewhere')];
  const [one, other] = [await openDatabase({ dataDirectory: data.path }), await openDatabase({ dataDirectory: elsewhere })];
  try {
    await publishLibrary(one.db, { root, site, dataDirectory: data.path });
    const exported = await exportMarkdown(one.db, diskMediaFiles(mediaDirectory(data.path)), { root, to });
    const again = await publishLibrary(other.db, { root: to, site, dataDirectory: elsewhere });
    const rows = await libraryRows(one.db);
    const found = differences(rows, await libraryRows(other.db));
    say(
      `${exported.entries} entries (${rows.entries.length} texts) and ${exported.assets} files were written out and published elsewhere: refused ${again.refused.length}, missing files ${exported.missingFiles.length}, ${found.length} differences`,
    );
    for (const each of found.slice(0, 20)) say(`FAULT ${each}`);
    return found.length + again.refused.length + exported.missingFiles.length === 0;
  } finally {
    await other.close();
    await one.close();
  }
}
