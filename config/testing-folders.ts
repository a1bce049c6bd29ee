import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Makes a folder for a test file, removed after it. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), `alba-${name}-`)));
  folders.push(folder);
  return folder;
}

/** Called after each file (`tests/leave-as-found.ts`): files share their process, and what a module says of its end is heard once. */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}
