import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The inputs of the build, whose hash decides whether to rebuild. */
const sources = [
  'app',
  'config',
  'database',
  'gateway',
  'public',
  'server',
  'services',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const dayMs = 24 * 3_600_000;
const stampFile = 'build/stamp';

/** Builds the site, unless the last build had the same inputs (hash in `build/stamp`). */
export async function build(say: (line: string) => void): Promise<void> {
  const stamp = await stampOf(sources);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  say('Building the site…');
  const startedAt = performance.now();
  await keepRecentAssets(runBuild);
  await compressAssets('build/client');
  await writeFile(stampFile, stamp);
  say(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function stampOf(roots: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const root of roots) {
    for (const file of await filesBelow(root)) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return (await readFile(root).catch(() => null)) ? [root] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Keeps recent assets of earlier builds: cached pages (TTL up to 15 minutes) still refer to them. */
async function keepRecentAssets(build: () => Promise<void>): Promise<void> {
  const assets = 'build/client/assets';
  const backup = 'build-assets-before';
  await rm(backup, { recursive: true, force: true });
  await cp(assets, backup, { recursive: true, preserveTimestamps: true }).catch(() => {});
  await build();
  for (const file of await filesBelow(backup)) {
    const { mtimeMs } = await stat(file);
    const target = path.join(assets, path.relative(backup, file));
    if (Date.now() - mtimeMs < dayMs) await cp(file, target, { force: false, preserveTimestamps: true });
  }
  await rm(backup, { recursive: true, force: true });
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/react-router', ['build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))));
  });
}

/** Precompresses assets (Brotli, gzip) at the highest level, so that no request has to. Fonts and pictures are compressed already. */
async function compressAssets(root: string): Promise<void> {
  for (const file of await filesBelow(root)) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue;
    const body = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body));
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
  }
}
