import type { PictureStorage } from './storage.ts';

/** Pictures in memory. `fail` makes the next storing fail. */
export function testStorage() {
  const files = new Map<string, string>();
  let isFailing = false;
  const storage: PictureStorage = {
    async put(name, sealed) {
      if (isFailing) throw new Error('no room');
      files.set(name, sealed);
    },
    get: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
  };
  return {
    ...storage,
    files,
    fail(on: boolean) {
      isFailing = on;
    },
  };
}
