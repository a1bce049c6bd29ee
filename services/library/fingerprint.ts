import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { searchedTypes } from '#services/search/shared.ts';

/** The code that turns texts into rows: the model and the reading of the source, whole, and of publishing and search what stores an entry. */
export const folders = ['services/content/model', 'services/content/source'];
export const files = [
  'services/content/publishing/entry-transaction.ts',
  'services/content/publishing/entry-row.ts',
  'services/content/publishing/entry-redirects.ts',
  'services/content/publishing/searchable-text.ts',
  'services/search/index-entry.ts',
  'services/search/learn-words.ts',
  'services/search/type-words.ts',
];
/** The packages that parse Markdown and YAML; what they depend on too, as `micromark-util-…`. */
const packages = /^node_modules\/(mdast-util-[^/]+|micromark[^/]*|yaml|@contentful\/rich-text-types)$/;

const project = path.join(import.meta.dirname, '../..');
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Changes whenever what turns texts into rows does, so that an upgrade publishes everything anew, and nothing else does. `more` are folders besides. */
export async function codeFingerprint(root = project, more: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(searchedTypes));
  const inFolders = await Promise.all([...folders, ...more].map((folder) => sourcesIn(root, folder)));
  for (const file of [...inFolders.flat(), ...files]) hash.update(file).update(await readFile(path.join(root, file)));
  const lock = lockSchema.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')));
  for (const [name, { version }] of Object.entries(lock.packages)) if (packages.test(name)) hash.update(`${name} ${version}`);
  return hash.digest('hex');
}

async function sourcesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && !/(\.test|testing)\.ts$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
