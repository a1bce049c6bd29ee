import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '#app/addresses/site.ts';
import { openDatabase } from '#database/database.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { insertAnew } from './bare-insert.ts';
import { GeneratedLibrary, writeLibrary } from './library-generator.ts';
import { timed } from './timed.ts';

type Say = (line: string) => void;
type Limits = { publishSeconds: number; unchangedSeconds: number };

const entries = 10_000;
/** On two cores. */
const limits: Limits = { publishSeconds: 150, unchangedSeconds: 5 };

/** How long it takes to publish a large library, and again with nothing changed, held against the limits. */
export async function measurePublishing(say: Say): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'alba-bench-'));
  try {
    const root = path.join(folder, 'library');
    await writeLibrary(root, new GeneratedLibrary({ count: entries, seed: 1 }));
    say(`${entries} entries in two languages`);
    const database = await openDatabase({ dataDirectory: path.join(folder, 'data') });
    try {
      const publish = () => timed(() => publishLibrary(database.db, { root, site, dataDirectory: path.join(folder, 'data') }));
      const first = await publish();
      const memory = process.resourceUsage().maxRSS / 1024;
      const again = await publish();
      const { published, refused } = first.result;
      say(`published     ${seconds(first.ms)} of ${limits.publishSeconds}   ${Math.round((published.length / first.ms) * 1000)} entries/s`);
      say(`unchanged     ${seconds(again.ms)} of ${limits.unchangedSeconds}`);
      say(`peak memory   ${memory.toFixed(0).padStart(6)} MB`);
      const baseline = await insertAnew(await embeddedConnection(path.join(folder, 'data')));
      say(
        `bare insert   ${seconds(baseline.ms)} of the same ${baseline.rows} rows   publishing takes ${(first.ms / baseline.ms).toFixed(1)} times as long`,
      );
      const complete = published.length === entries && refused.length === 0 && again.result.unchanged === entries;
      if (!complete) say(`INCOMPLETE: published ${published.length}, refused ${refused.length}, unchanged ${again.result.unchanged}`);
      return complete && first.ms <= limits.publishSeconds * 1000 && again.ms <= limits.unchangedSeconds * 1000;
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
