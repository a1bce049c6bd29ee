import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Answer, type Asked, answerWith, type Page, pageOf } from '#server/page-cache/page.ts';
import type { KeptPage } from '#server/page-cache/page-store.ts';
import { withNotice } from './notice.ts';

const savedPage = z.object({
  key: z.string(),
  /** Names and values in turn. */
  headers: z.array(z.string()),
  body: z.string(),
  tags: z.array(z.string()),
  savedAt: z.iso.datetime(),
});
type SavedPage = z.output<typeof savedPage>;

/**
 * Copies of a few pages on this machine's disk, for when the database is away: also for a process that starts then. A publication
 * drops those that it changes before anything else happens, so that none is older than the last one that was heard of.
 */
export class SavedPages {
  readonly #directory: string;
  readonly #pages = new Map<string, SavedPage>();
  /** As they are sent, made once. */
  readonly #shown = new Map<string, Promise<Page>>();

  /** Reads what there is. A file that cannot be read is none. */
  constructor(dataDirectory: string) {
    this.#directory = path.join(dataDirectory, 'saved-pages');
    for (const name of listed(this.#directory)) {
      const page = read(path.join(this.#directory, name));
      if (page) this.#pages.set(page.key, page);
    }
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** Keeps a page in the place of what there was, whole or not at all. */
  save(key: string, { headers, bodies, tags }: KeptPage, now = new Date()): void {
    const page = { key, headers: [...headers], body: bodies.identity.toString(), tags: [...tags], savedAt: now.toISOString() };
    mkdirSync(this.#directory, { recursive: true });
    const file = this.#fileOf(key);
    const temporary = `${file}.${process.pid}.new`;
    writeFileSync(temporary, JSON.stringify(page));
    renameSync(temporary, file);
    this.#pages.set(key, page);
    this.#shown.delete(key);
  }

  /** Drops what a publication has changed, on disk too. */
  drop(tags: readonly string[]): void {
    const changed = new Set(tags);
    for (const page of this.#pages.values()) if (page.tags.some((tag) => changed.has(tag))) this.#drop(page.key);
  }

  /** The copy, which says that it is one, and since when; null where there is none. */
  async answer(key: string, asked: Asked): Promise<Answer | null> {
    const saved = this.#pages.get(key);
    if (!saved) return null;
    return answerWith(await this.#show(saved), asked, { status: 'hit; detail=saved', changesIn: 0 });
  }

  /** Makes all copies ready to be sent, which takes longer than sending them. */
  async prepare(): Promise<void> {
    for (const saved of this.#pages.values()) await this.#show(saved);
  }

  #show(saved: SavedPage): Promise<Page> {
    const shown = this.#shown.get(saved.key) ?? pageOf(Buffer.from(withNotice(saved)), headersOf(saved));
    this.#shown.set(saved.key, shown);
    return shown;
  }

  #drop(key: string): void {
    this.#pages.delete(key);
    this.#shown.delete(key);
    rmSync(this.#fileOf(key), { force: true });
  }

  #fileOf(key: string): string {
    return path.join(this.#directory, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  }
}

function listed(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function read(file: string): SavedPage | null {
  try {
    return savedPage.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Nobody else keeps a copy of a copy. */
function headersOf({ headers }: SavedPage): Headers {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [headers[2 * at] ?? '', headers[2 * at + 1] ?? '']);
  const all = new Headers(pairs.filter(([name]) => name !== 'cache-tag'));
  all.set('Cache-Control', 'no-store');
  return all;
}
