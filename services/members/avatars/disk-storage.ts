import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expectPictureName, type PictureStorage } from './storage.ts';

/** Stores pictures in a folder that only the site's user can read, made on demand; several machines may share it. */
export function diskStorage(directory: string): PictureStorage {
  const placeOf = (name: string) => {
    expectPictureName(name);
    return path.join(directory, name);
  };
  return {
    async put(name, sealed) {
      const place = placeOf(name);
      const part = `${place}.part`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = await open(part, 'w', 0o600);
      try {
        await file.writeFile(sealed);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, place);
      await syncFolder(directory);
    },

    async get(name) {
      try {
        return await readFile(placeOf(name), 'utf8');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    async remove(name) {
      const place = placeOf(name);
      // Also what a process left that was killed while it wrote.
      await Promise.all([rm(place, { force: true }), rm(`${place}.part`, { force: true })]);
    },
  };
}

/** A new name lasts only once its folder is written too. */
async function syncFolder(directory: string): Promise<void> {
  const folder = await open(directory);
  await folder.sync().finally(() => folder.close());
}

export type PictureFolder = 'avatars' | 'story-pictures';

/** A folder of pictures in the site's data directory. */
export function pictureDirectory(dataDirectory: string, folder: PictureFolder): string {
  return path.join(dataDirectory, folder);
}
