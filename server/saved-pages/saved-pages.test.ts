import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '#server/page-cache/page.ts';
import type { KeptPage } from '#server/page-cache/page-store.ts';
import { eventually } from '#tests/eventually.ts';
import { keepSaved } from './keep-saved.ts';
import { SavedPages } from './saved-pages.ts';

let folder: string;
const folders: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alba-saved-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))));

const anything = { isHead: false, acceptEncoding: '', ifNoneMatch: '' };

async function kept(words: string, tags: readonly string[] = []): Promise<KeptPage> {
  const headers = new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=60', 'Cache-Tag': 'a', 'X-Safe': 'yes' });
  const page = await pageOf(Buffer.from(`<!doctype html><main id="main" tabindex="-1"><h1>${words}</h1></main>`), headers);
  return { ...page, tags: new Set(tags), expiresAt: Number.POSITIVE_INFINITY };
}

async function shown(saved: SavedPages, key: string) {
  const answer = await saved.answer(key, anything);
  if (!answer) return null;
  const pairs = Array.from({ length: answer.headers.length / 2 }, (_, at) => [answer.headers[2 * at], answer.headers[2 * at + 1]]);
  return { status: answer.status, headers: new Map(pairs.map(([name = '', value = '']) => [name, value])), text: String(answer.body) };
}

describe('a saved page', () => {
  test('is there for another process, says that it is a copy and of when, and nobody keeps it', async () => {
    new SavedPages(folder).save('/helplines', await kept('Helplines'), new Date('2026-11-22T20:15:00Z'));
    const answer = await shown(new SavedPages(folder), '/helplines');
    expect(answer?.status).toBe(200);
    expect(answer?.text).toMatch(
      /<main id="main" tabindex="-1"><p class="saved-page">[^<]*November 22, 2026[^<]*8:15[^<]*<\/p><h1>Helplines/,
    );
    expect([answer?.headers.get('cache-control'), answer?.headers.get('x-safe')]).toEqual(['no-store', 'yes']);
    expect(answer?.headers.has('cache-tag')).toBe(false);
  });

  test('says so in the language of its page', async () => {
    const saved = new SavedPages(folder);
    saved.save('/es/lineas-de-ayuda', await kept('Líneas de ayuda'));
    expect((await shown(saved, '/es/lineas-de-ayuda'))?.text).toContain('Esta es una copia guardada');
  });

  test('is gone as soon as a publication changes what it shows, on disk too, and others stay', async () => {
    const saved = new SavedPages(folder);
    saved.save('/', await kept('Home', ['entry:home', 'news']));
    saved.save('/helplines', await kept('Helplines', ['entry:helplines']));
    saved.drop(['news', 'entry:other']);
    expect([saved.has('/'), saved.has('/helplines')]).toEqual([false, true]);
    expect(await readdir(path.join(folder, 'saved-pages'))).toHaveLength(1);
    expect(await shown(new SavedPages(folder), '/')).toBeNull();
  });

  test('that cannot be read is none', async () => {
    const saved = new SavedPages(folder);
    saved.save('/', await kept('Home'));
    const [file = ''] = await readdir(path.join(folder, 'saved-pages'));
    await writeFile(path.join(folder, 'saved-pages', file), '{"key": "/"');
    expect(await shown(new SavedPages(folder), '/')).toBeNull();
  });
});

describe('what matters at night', () => {
  const entry = { id: 'infection-and-fever', screen: null, type: 'page' } as const;
  const slugs = { en: 'infection-and-fever', es: 'infeccion-y-fiebre' };
  // What else a teaser has, no path is made of.
  const teasers = vi.fn(async (_: readonly string[], locale: 'en' | 'es') => [{ ...entry, locale, slug: slugs[locale] }]) as never;
  const log = pino({ enabled: false });
  const keys = [
    ...['/', '/helplines', '/about-you/newly-diagnosed', '/infection-and-fever'],
    ...['/es', '/es/lineas-de-ayuda', '/es/sobre-ti/diagnostico-reciente', '/es/infeccion-y-fiebre'],
  ];

  test('is saved when word was missed, and after a publication, which drops it first', async () => {
    const saved = new SavedPages(folder);
    const page = vi.fn(async (key: string) => kept(key, ['library']));
    const keeper = keepSaved({ saved, content: { teasers }, page, log });
    keeper.onGap();
    await eventually(async () => expect(keys.filter((key) => !saved.has(key))).toEqual([]));
    expect(page).toHaveBeenCalledTimes(keys.length);
    keeper.onPublication(['library']);
    expect(keys.filter((key) => saved.has(key))).toEqual([]);
    await eventually(async () => expect(keys.filter((key) => !saved.has(key))).toEqual([]));
    await keeper.close();
  });

  test('is asked for no more once it is to be closed, which waits for what was asked', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = vi.fn(async () => asked.then(() => null));
    const keeper = keepSaved({ saved: new SavedPages(folder), content: { teasers }, page, log });
    keeper.onGap();
    await eventually(async () => expect(page).toHaveBeenCalledTimes(1));
    const closed = vi.fn();
    const closing = keeper.close().then(closed);
    await new Promise(setImmediate);
    expect(closed).not.toHaveBeenCalled();
    answer();
    await closing;
    expect(page).toHaveBeenCalledTimes(1);
  });

  test('stays as it was while it cannot be made', async () => {
    const saved = new SavedPages(folder);
    saved.save('/helplines', await kept('as it was', ['entry:helplines']));
    const page = vi.fn(async () => null);
    const keeper = keepSaved({ saved, content: { teasers }, page, log });
    keeper.onGap();
    await eventually(async () => expect(page).toHaveBeenCalledTimes(keys.length));
    expect((await shown(saved, '/helplines'))?.text).toContain('as it was');
    await keeper.close();
  });
});
