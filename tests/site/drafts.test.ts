import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { missedPaths } from '#services/content/missed-paths.ts';
import { previewLifetime, previewToken } from '#services/content/preview.ts';
import { openLibrary } from './library.ts';
import { secret } from './site.ts';

const { root, get, db, publish, write, edit } = await openLibrary();
const hour = 3_600_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();

describe('a draft', async () => {
  await write('page', 'draft', (text) => text.replace('status: published', 'status: draft'));
  await publish();

  it('is shown to nobody, and is on no sitemap', async () => {
    expect((await get('/draft')).status).toBe(404);
    expect((await get('/sitemaps/en-1.xml')).text).not.toContain('/draft');
  });

  it('is shown for an hour to who has its link, loudly, and to no cache or search engine', async () => {
    const { status, headers, document } = await get(`/es/draft?preview=${previewToken(secret, 'draft')}`);
    expect(status).toBe(200);
    expect(document.querySelector('[role=status]')?.text).toContain('Vista previa. Los lectores no ven esta página.');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([
    ['expired', previewToken(secret, 'draft', Date.now() - previewLifetime)],
    ['of another entry', previewToken(secret, 'other')],
    ['signed by somebody else', previewToken('another secret altogether, and long enough', 'draft')],
    ['with a later hour written in', previewToken(secret, 'draft').replace(/^\d+/, (expires) => String(Number(expires) + 1000))],
    ['that is none', 'x'],
    ['that is empty', ''],
  ])('is not shown by a link %s', async (_, token) => {
    expect((await get(`/draft?preview=${token}`)).status).toBe(404);
  });

  it('is shown in development without a link, with its bar', async () => {
    const development = await get('/draft', undefined, { showsDrafts: true });
    expect(development.status).toBe(200);
    expect(development.document.querySelector('[role=status]')?.text).toContain('Readers do not see this page');
  });
});

describe('time', () => {
  it('brings an entry when it is due, and takes it away', async () => {
    await write('page', 'timed', (text) =>
      text.replace('publishedAt', `publishAt: ${at(hour)}\nunpublishAt: ${at(2 * hour)}\npublishedAt`),
    );
    await publish();
    expect((await get('/timed')).status).toBe(404);
    // The clock is moved by moving the times.
    await db
      .updateTable('entry')
      .set({ publish_at: at(-1000) })
      .where('id', '=', 'timed')
      .execute();
    expect((await get('/timed')).status).toBe(200);
    await db
      .updateTable('entry')
      .set({ unpublish_at: at(-500) })
      .where('id', '=', 'timed')
      .execute();
    expect((await get('/timed')).status).toBe(404);
  });
});

describe('addresses of an older site', () => {
  it('lead where the file says; a wrong line is reported, and the others hold', async () => {
    await write('page', 'new-place');
    await writeFile(
      path.join(root, 'redirects.txt'),
      '# from the old site\n/old/place.html /new-place\n/nowhere /not/a/path\n\n/old/place.html /\n',
    );
    const { problems } = await publish();
    expect(problems.map(({ file, line }) => [path.basename(file), line])).toEqual([
      ['redirects.txt', 3],
      ['redirects.txt', 5],
    ]);
    const answer = await get('/old/place.html');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/new-place']);
  });

  it('that nobody wrote down are counted, without who asked, for the report', async () => {
    for (let times = 0; times < 3; times++) await get('/lost/page');
    await get('/somebody@example.org');
    const missed = await missedPaths(db).worthRedirecting();
    expect(missed).toContainEqual({ path: '/lost/page', count: 3 });
    expect(missed.map((each) => each.path).join()).not.toContain('@');
  });
});

it('an edit that is wrong leaves what was published, word for word', async () => {
  await write('page', 'kept');
  await publish();
  const before = (await get('/kept')).text;
  await edit('page', 'kept', (text, locale) =>
    locale === 'es' ? `${text}\n:::table{#t title="T"}\nnone\n:::\n` : text.replace('Title', 'Another title'),
  );
  expect((await publish()).refused).toContain('kept');
  expect((await get('/kept')).text).toBe(before);
});
