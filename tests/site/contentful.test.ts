import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { site } from '#app/addresses/site.ts';
import { previewToken } from '#services/content/library/preview-token.ts';
import { library } from '#services/content/testing.ts';
import { importSpace } from '#services/contentful/import-space.ts';
import { forgetPreviews, previewEntry } from '#services/contentful/preview-entry.ts';
import {
  article,
  articles,
  articleType,
  asset,
  bothLocales,
  link,
  mapping,
  node,
  paragraph,
  richText,
  space,
  target,
  text,
} from '#services/contentful/testing.ts';
import { svg } from '#services/media/testing.ts';
import { StandInSpace, webhook, webhookSecret } from '../contentful-space.ts';
import { patience } from '../patience.ts';
import { openSite, origin, secret } from './site.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-contentful-site-'));
afterAll(() => rm(dataDirectory, { recursive: true }));
const contentful = { url: 'http://127.0.0.1:9/spaces/space1/environments/master', token: 'x', space: 'space1', environment: 'master' };
const { get, fetch, db } = await openSite(
  { dataDirectory, contentful, contentfulWebhookSecret: webhookSecret },
  { publish: false, keepsPages: true },
);

const [one, other] = ['6KntaYXaHSyIw8M6eo26OK', '6kntaYXaHSyIw8M6eo26OK'];
const table = node('table', [
  node('table-row', [node('table-header-cell', [paragraph(text('Both'))], { colspan: 2 })]),
  node('table-row', [node('table-cell', [paragraph(text('a'))]), node('table-cell', [paragraph(text('b'))])]),
]);
const bring = (title: string) =>
  importSpace(
    db,
    space({
      entries: [
        article(one, {
          en: { title, slug: 'one', body: richText(paragraph(node('entry-hyperlink', [text('on')], target('Entry', other))), table) },
          es: { title, slug: 'uno' },
          hero: link('Asset', 'Hero_1'),
        }),
        article(other, { en: { title: 'The other', slug: 'other' }, es: { slug: 'otra' } }),
      ],
      assets: [asset('Hero_1', { description: { 'en-US': 'A hand to hold', es: 'Una mano' } })],
    }),
    { mapping: mapping(), site, dataDirectory, fetchFile: async () => [Buffer.from(svg())] },
  );

describe('an entry that came from Contentful', () => {
  it('has a page like any other: its links, its table, its picture, its other language', async () => {
    await bring('From elsewhere');
    const { status, document } = await get('/one');
    expect([status, document.querySelector('h1')?.text]).toEqual([200, 'From elsewhere']);
    expect(document.querySelector('article a[href="/other"]')?.text).toBe('on');
    expect(document.querySelector('article th[colspan="2"]')?.text).toBe('Both');
    expect(document.querySelector('img[alt="A hand to hold"]')?.getAttribute('src')).toMatch(/^\/media\//);
    expect(document.querySelector('link[rel=alternate][hreflang=es]')?.getAttribute('href')).toBe(`${origin}/es/uno`);
    expect((await get('/es/uno')).document.querySelector('img[alt="Una mano"]')).not.toBeNull();
  });

  it('is shown anew once it is published anew, although its page is kept', async () => {
    await bring('Anew');
    await expect.poll(async () => (await get('/one')).document.querySelector('h1')?.text, { timeout: patience }).toBe('Anew');
  });
});

describe('a preview', () => {
  it('shows an entry as it is drafted to who has the signed link, beside what is published', async () => {
    const standIn = new StandInSpace();
    const preview = await standIn.start();
    afterAll(() => standIn.stop());
    standIn.contentTypes = [articleType];
    standIn.locales = bothLocales;
    const { root } = await library({
      'contentful.yaml': JSON.stringify({ locales: { en: 'en-US', es: 'es' }, types: { article: articles } }),
    });
    const body = richText(paragraph(node('entry-hyperlink', [text('on')], target('Entry', other))));
    standIn.drafts.set(one, article(one, { en: { title: 'Drafted', slug: 'one', body }, es: { title: 'Borrador', slug: 'uno' } }));
    standIn.publish(article(other, { en: {} }));
    const made = await previewEntry({ db, space: preview, site, root }, one, new AbortController().signal);
    if (made.kind !== 'made') throw new Error(made.kind);
    const token = previewToken(secret, made.id);
    const shown = await get(`/one-preview?preview=${token}`);
    expect([shown.status, shown.document.querySelector('h1')?.text, shown.headers.get('Cache-Control')]).toEqual([
      200,
      'Drafted',
      'private, no-store',
    ]);
    expect(shown.document.querySelector('article a[href="/other"]')?.text).toBe('on');
    expect((await get(`/es/uno-preview?preview=${token}`)).document.querySelector('h1')?.text).toBe('Borrador');
    expect([(await get('/one-preview')).status, (await get(`/one-preview?preview=${token}x`)).status]).toEqual([404, 404]);
    expect((await get('/one')).document.querySelector('h1')?.text).toBe('Anew');
    expect((await get('/sitemaps/en-1.xml')).text).not.toContain('preview');
    await db.updateTable('entry').set({ stored_at: sql`now() - interval '25 hours'` }).where('origin', '=', 'preview').execute();
    const again = article(one, { en: { title: 'Drafted', slug: '1984', body } });
    standIn.drafts.set(one, again);
    const anew = await previewEntry({ db, space: preview, site, root }, one, new AbortController().signal);
    expect(anew).toMatchObject({ kind: 'made', pages: [{ slug: '1984-preview', locale: 'en' }] });
    await forgetPreviews(db);
    expect((await get(`/1984-preview?preview=${token}`)).status).toBe(200);
    await db.updateTable('entry').set({ stored_at: sql`now() - interval '25 hours'` }).where('origin', '=', 'preview').execute();
    await forgetPreviews(db);
    expect((await get(`/1984-preview?preview=${token}`)).status).toBe(404);
    expect(await previewEntry({ db, space: preview, site, root }, 'Nothing', new AbortController().signal)).toEqual({
      kind: 'refused',
      problems: [],
    });
  });
});

describe('a webhook', () => {
  const send = (made: RequestInit) => fetch(new Request(`${origin}/api/contentful/webhook`, made));
  const jobs = async () => (await sql<{ name: string }>`select name from jobs.job where name like 'contentful-sync%'`.execute(db)).rows;

  it('is believed with its signature alone, and asks the space', async () => {
    const item = { sys: { id: one, type: 'Entry', revision: 2 } };
    expect(
      (await send(webhook('/api/contentful/webhook', 'ContentManagement.Entry.publish', item, { secret: 'b'.repeat(64) }))).status,
    ).toBe(401);
    expect(await jobs()).toEqual([]);
    const staging = { sys: { ...item.sys, environment: link('Entry', 'staging') } };
    const elsewhere = await send(webhook('/api/contentful/webhook', 'ContentManagement.Entry.publish', staging));
    expect([await elsewhere.json(), await jobs()]).toEqual([{ asked: false }, []]);
    const saved = await send(webhook('/api/contentful/webhook', 'ContentManagement.Entry.auto_save', item));
    expect([saved.status, await saved.json()]).toEqual([202, { asked: false }]);
    const published = await send(webhook('/api/contentful/webhook', 'ContentManagement.Entry.publish', item));
    expect([published.status, await published.json()]).toEqual([202, { asked: true }]);
    expect(await jobs()).toEqual([{ name: 'contentful-sync-0' }]);
  });
});
