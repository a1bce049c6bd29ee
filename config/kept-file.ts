import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A small file of a single-machine site, readable by its user alone. */
export function keptFile(file: string) {
  const draft = async (text: string): Promise<string> => {
    const name = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(name, text, { mode: 0o600, flush: true });
    return name;
  };
  /** A new name lasts only once its folder is written too: with a key that a power cut takes back, what was sealed under it is lost. */
  const flushName = async (): Promise<void> => {
    const folder = await open(path.dirname(file));
    await folder.sync().finally(() => folder.close());
  };
  return {
    path: file,
    /** Its text; null where there is none. */
    read: (): Promise<string | null> => readFile(file, 'utf8').catch(() => null),
    /** Its text; made at the first use. Atomic: of several processes that make it concurrently, all get the same. */
    async loadOrCreate(make: () => string): Promise<string> {
      const existing = await readFile(file, 'utf8').catch(() => null);
      if (existing !== null) return existing;
      const written = await draft(make());
      // `link` fails where the file exists already: then that one wins.
      await link(written, file).catch(() => {});
      await unlink(written);
      await flushName();
      return readFile(file, 'utf8');
    },
    /** Replaces its text, wholly or not at all. */
    async replace(text: string): Promise<void> {
      await rename(await draft(text), file);
      await flushName();
    },
  };
}
