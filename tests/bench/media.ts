import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { watchMemory } from '../memory.ts';
import { startSite, TemporaryDirectory, waitUntil } from '../processes.ts';
import { median } from './cpu.ts';
import { download, faultsOfParts, listen, type Served } from './media-client.ts';
import { startNginx } from './nginx.ts';

type Say = (line: string) => void;
const megabyte = 1024 * 1024;
const listeners = { count: 200, bytesPerSecond: 320_000 / 8, seconds: 20 };
/** Milliseconds without a byte that somebody hears. */
const longestStall = 100;
/** How much more memory the process may take for all who listen, in MB. */
const moreMemory = 50;
/** Of what nginx sends in the same time. */
const leastShare = 0.5;

/** Parts, cut connections and right bytes of a file of 60 MB; how fast it comes, beside nginx where that is installed; and 200 who listen. */
export async function measureMedia(say: Say): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const site = await startSite({ dataDirectory: data.path });
  try {
    const pid = site.program.child.pid ?? 0;
    const file = await published(data.path, site.port, randomBytes(60 * megabyte));
    const before = (await readdir(`/proc/${pid}/fd`)).length;
    const faults = await faultsOfParts(file, { parts: 40, cuts: 10 });
    const open = async () => (await readdir(`/proc/${pid}/fd`)).length;
    await waitUntil(async () => (await open()) <= before + 5, 10_000, 'what was cut is closed').catch(() =>
      faults.push('files stay open of downloads that were cut'),
    );
    for (const fault of faults) say(`  FAULT ${fault}`);
    say(`${faults.length === 0 ? 'holds' : 'DOES NOT HOLD'}: parts, conditions and cut connections`);
    const isFast = await besideNginx(data.path, file, say);
    return (await listenersHear(file, pid, say)) && isFast && faults.length === 0;
  } finally {
    await site.program.end();
  }
}

/** Puts a file where the site looks for it, as publishing does. */
async function published(dataDirectory: string, port: number, bytes: Buffer): Promise<Served> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await mkdir(path.join(dataDirectory, 'media'), { recursive: true });
  await writeFile(path.join(dataDirectory, 'media', hash), bytes);
  const owner = new pg.Pool({ host: `${dataDirectory}/postgres-socket`, user: 'alba_owner', database: 'postgres', max: 1 });
  await owner.query("insert into asset_file (hash, file_name, media_type, bytes) values ($1, 'long.mp3', 'audio/mpeg', $2)", [
    hash,
    bytes.length,
  ]);
  await owner.end();
  return { port, path: `/media/${hash}/long.mp3`, bytes };
}

async function listenersHear(file: Served, pid: number, say: Say): Promise<boolean> {
  const all = (seconds: number) => Promise.all(Array.from({ length: listeners.count }, () => listen(file, { ...listeners, seconds })));
  // What a crowd leaves for the garbage collection, it leaves once: the second one tells what they hold.
  await all(listeners.seconds / 4);
  const memory = watchMemory(pid, moreMemory);
  const stalls = await all(listeners.seconds);
  const { name, holds } = memory.end();
  const longest = Math.round(Math.max(...stalls));
  say(
    `${longest <= longestStall ? 'holds' : 'DOES NOT HOLD'}: ${listeners.count} listeners for ${listeners.seconds} s, the longest stall ${longest} ms`,
  );
  say(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${name}`);
  return holds && longest <= longestStall;
}

async function besideNginx(folder: string, file: Served, say: Say): Promise<boolean> {
  const nginx = await startNginx(folder, [], file.bytes, say);
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  try {
    for (let round = 0; round < 7; round += 1) {
      times.ours.push((await download(file.port, file.path)).milliseconds);
      if (nginx) times.theirs.push((await download(nginx.port, '/')).milliseconds);
    }
  } finally {
    await nginx?.end();
  }
  const [ours, theirs] = [median(times.ours), median(times.theirs)];
  const rate = (milliseconds: number) => `${Math.round((file.bytes.length / megabyte / milliseconds) * 1000)} MB/s`;
  if (!nginx) {
    say(`${rate(ours)}, beside nothing`);
    return true;
  }
  const share = theirs / ours;
  say(
    `${share >= leastShare ? 'holds' : 'DOES NOT HOLD'}: ${rate(ours)}, ${share.toFixed(2)} of nginx’s ${rate(theirs)} (at least ${leastShare})`,
  );
  return share >= leastShare;
}
