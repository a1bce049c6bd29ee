import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';

type LegacyRedirect = { path: string; target: string };

/** `content/redirects.txt`: a line for each address of an older site, and the path of this one that it leads to. */
export async function readLegacyRedirects(root: string, site: Site): Promise<{ redirects: LegacyRedirect[]; problems: Problem[] }> {
  const file = path.join(root, 'redirects.txt');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const redirects = new Map<string, LegacyRedirect>();
  const problems: Problem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const words = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    if (words.length === 0) continue;
    const [written = '', target = ''] = words;
    const from = asAsked(written);
    const message = problemOf(words, from, target, site) ?? (redirects.has(from) ? `${from} stands twice` : null);
    if (message === null) redirects.set(from, { path: from, target });
    else
      problems.push({
        severity: 'error',
        entry: 'redirects',
        locale: undefined,
        file: path.relative(process.cwd(), file),
        line: index + 1,
        message,
      });
  }
  return { redirects: [...redirects.values()], problems };
}

/** A path as requests are compared with it: decoded, without a slash at its end. */
function asAsked(written: string): string {
  const path = written.length > 1 ? written.replace(/\/+$/, '') : written;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function problemOf(words: readonly string[], from: string, target: string, site: Site): string | null {
  if (words.length !== 2) return 'a line is an old path and the path that it leads to';
  if (from.endsWith('.data')) return 'an address that ends with .data is the router’s own';
  if (!from.startsWith('/')) return `${from} is not a path: it begins with /`;
  if (from === target) return `${from} leads to itself`;
  if (!site.isPath(target)) return `${target} is not a path of this site`;
  return null;
}

/** Puts these redirects in the place of those before, in one transaction, where they differ. One publisher at a time. */
export async function storeLegacyRedirects(db: Kysely<DB>, redirects: readonly LegacyRedirect[]): Promise<void> {
  const stored = await db.selectFrom('old_address').select(['path', 'target']).orderBy('path').execute();
  const wanted = redirects.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  if (JSON.stringify(stored) === JSON.stringify(wanted)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('old_address'))`.execute(transaction);
    await transaction.deleteFrom('old_address').execute();
    if (wanted.length > 0) await transaction.insertInto('old_address').values(wanted).execute();
  });
}
