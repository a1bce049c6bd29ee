import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DeletedMember } from '#services/identity/deleted-members.ts';

/** Beside the database, and no part of it: a restored one has forgotten who was deleted since. */
const fileIn = (dataDirectory: string) => path.join(dataDirectory, 'deleted-members');

const line = z
  .string()
  .regex(/^\S+ [0-9a-f]{64}$/)
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.iso.datetime(), z.string()]))
  .transform(([at, hash]): DeletedMember => ({ at, hash }));

/** A text is no list of deleted members, or a part of one. */
export class DeletedListDamaged extends Error {
  override readonly name = 'DeletedListDamaged';
}

/** What a list of deleted members says: one in a line, by a hash of their id. @throws DeletedListDamaged */
export function readDeletedList(text: string): DeletedMember[] {
  const lines = text.split('\n').filter((each) => each.trim() !== '');
  const read = z.array(line).safeParse(lines);
  if (!read.success) throw new DeletedListDamaged('deleted-members is damaged, or no such list: put a copy of it in its place');
  return read.data;
}

export function writeDeletedList(deleted: readonly DeletedMember[]): string {
  return deleted.map(({ at, hash }) => `${at} ${hash}\n`).join('');
}

/** The list of this machine; empty where there is none yet. */
export async function loadDeletedList(dataDirectory: string): Promise<DeletedMember[]> {
  const text = await readFile(fileIn(dataDirectory), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return readDeletedList(text);
}

/** Adds those to the list of this machine whom it does not name yet. Killed in between, it is the former or the new one. */
export async function keepDeletedList(dataDirectory: string, deleted: readonly DeletedMember[]): Promise<void> {
  const listed = await loadDeletedList(dataDirectory);
  const known = new Set(listed.map(({ hash }) => hash));
  const news = deleted.filter(({ hash }) => !known.has(hash));
  if (news.length === 0) return;
  const draft = `${fileIn(dataDirectory)}.draft-${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(writeDeletedList([...listed, ...news]));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, fileIn(dataDirectory));
}
