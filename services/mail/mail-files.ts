import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The folder of mails that are written to files. */
export const mailFolder = (dataDirectory: string) => path.join(dataDirectory, 'mail');

const fileName = /^\d{4}-\d\d-\d\dT[\w.+@-]+\.eml$/;

/** The file name of a mail: time, recipient, and the start of its id, which makes it unique. */
export function mailFile({ id, at, to }: { id: string; at: Date; to: string }): string {
  const time = at.toISOString().replaceAll(':', '-');
  const recipient = to
    .toLowerCase()
    .replace(/[^a-z0-9.+@_-]/g, '_')
    .slice(0, 100);
  return `${time}-${recipient}-${id.slice(0, 8)}.eml`;
}

/** Writes a mail atomically and durably: to a temporary file, synced and renamed. */
export async function writeMailFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = path.join(folder, `.${name}.${process.pid}`);
  try {
    await withSync(temporary, 'w', (file) => file.writeFile(bytes));
    await rename(temporary, path.join(folder, name));
    await withSync(folder, 'r');
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function withSync(file: string, flags: string, write?: (file: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  const handle = await open(file, flags, 0o600);
  try {
    await write?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names of the mails in a folder, the newest first. */
export async function mailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse();
}

/** Reads a mail of the folder; null where there is none of this name. The pattern of names rejects path traversal. */
export async function readMailFile(folder: string, name: string): Promise<string | null> {
  if (!fileName.test(name)) return null;
  return readFile(path.join(folder, name), 'utf8').catch(() => null);
}
