import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewLifetime, previewToken } from '#services/content/library/preview-token.ts';
import { missedPaths } from '#services/content/publishing/missed-paths.ts';
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
  const writeAddresses = (text: string) => writeFile(path.join(root, 'redirects.txt'), text);
  const leads = async (from: string) => (await get(from)).headers.get('Location');

  it('lead where the file says, however they are asked for', async () => {
    await write('page', 'new-place');
    await writeAddresses('# from the old site\n/old/place.html /new-place\n/viejo/caf%C3%A9/ /new-place#top # a comment\n');
    expect((await publish()).problems).toEqual([]);
    expect(await leads('/old/place.html')).toBe('/new-place');
    expect(await leads('/viejo/caf%C3%A9')).toBe('/new-place#top');
  });

  it('stay as they were while a line is wrong, and each wrong line is named', async () => {
    await writeAddresses('/nowhere /not/a/path\n/other /new-place\n/loop /loop\n/other /\n/page.data /\n/one\n');
    const { problems } = await publish();
    expect(problems.map(({ file, line }) => [path.basename(file), line])).toEqual([1, 3, 4, 5, 6].map((line) => ['redirects.txt', line]));
    expect(await leads('/old/place.html')).toBe('/new-place');
    expect((await get('/other')).status).toBe(404);
    await writeAddresses('');
    await publish();
    expect((await get('/old/place.html')).status).toBe(404);
  });

  it('that nobody wrote down are counted, without who asked, for the report', async () => {
    for (let times = 0; times < 3; times++) await get('/lost/page');
    await get('/somebody@example.org');
    const missed = await missedPaths(db).worthRedirecting();
    expect(missed).toContainEqual({ path: '/lost/page', count: 3 });
    expect(missed.map((each) => each.path).join()).not.toContain('@');
  });
});

it('a link for a preview reveals nothing but its own entry', async () => {
  await write('glossaryTerm', 'secret-term', (text) =>
    text.replace('status: published', 'status: draft').replace(/title: .*/, 'title: Secret term'),
  );
  await write('page', 'glossary', (text) => text.replace('slug: glossary', 'screen: glossary'));
  await write('page', 'chat', (text, locale) =>
    text.replace('slug: chat', 'screen: chat').replace('published', locale === 'es' ? 'draft' : 'withdrawn'),
  );
  await write('page', 'linking', (text) => text.replace('status: published', 'status: draft').concat('\n[x](entry:draft)\n'));
  await publish();
  for (const token of ['x', previewToken(secret, 'linking')]) {
    const glossary = await get(`/glossary?preview=${token}`);
    expect(glossary.text).not.toContain('Secret term');
    expect(glossary.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await get(`/es/chat?preview=${token}`)).status).toBe(404);
    expect((await get(`/chat?preview=${token}`)).status).toBe(410);
  }
  const linking = await get(`/linking?preview=${previewToken(secret, 'linking')}`);
  expect(linking.status).toBe(200);
  expect(linking.document.querySelectorAll('article a[href="/draft"]')).toEqual([]);
});

it('a draft topic is previewed like any other entry', async () => {
  await write('topic', 'draft-topic', (text) => text.replace('status: published', 'status: draft'));
  await publish();
  expect((await get('/topics/draft-topic')).status).toBe(404);
  const answer = await get(`/topics/draft-topic?preview=${previewToken(secret, 'draft-topic')}`);
  expect(answer.document.querySelector('[role=status]')?.text).toContain('Readers do not see this page');
});

it('what a gallery holds for members, or that is hard to see, waits in a template', async () => {
  await write('gallery', 'for-members', (text) => text.replace('publishedAt', 'membersOnly: true\npublishedAt'));
  await write('gallery', 'hard-to-see', (text) => text.replace('publishedAt', 'sensitive: true\npublishedAt'));
  await publish();
  for (const [address, gate] of [
    ['/for-members', '[data-for-members] > [data-gated=opens]'],
    ['/hard-to-see', '[data-gated=asks]'],
  ]) {
    const waiting = (await get(String(address))).document.querySelector(`article ${gate} > template`);
    expect(waiting?.text).toContain('The first lines answer');
  }
});

it('a draft does not take the address from the entry that left it', async () => {
  await write('page', 'moved-away');
  await publish();
  await edit('page', 'moved-away', (text) => text.replace('slug: moved-away', 'slug: moved-here'));
  await publish();
  await write('page', 'newcomer', (text) =>
    text.replace('slug: newcomer', 'slug: moved-away').replace('status: published', 'status: draft'),
  );
  await publish();
  expect((await get('/moved-away')).headers.get('Location')).toBe('/moved-here');
});

it('a chain of entries that were withdrawn in favour of the next leads to the last, also from an old address', async () => {
  for (const id of ['chain-a', 'chain-b', 'chain-c']) await write('page', id);
  await publish();
  await edit('page', 'chain-a', (text) => text.replace('slug: chain-a', 'slug: chain-new'));
  await publish();
  await edit('page', 'chain-a', (text) => text.replace('status: published', 'status: withdrawn\nmovedTo: chain-b'));
  await edit('page', 'chain-b', (text) => text.replace('status: published', 'status: withdrawn\nmovedTo: chain-c'));
  await publish();
  for (const path of ['/chain-a', '/chain-new', '/chain-b']) expect((await get(path)).headers.get('Location'), path).toBe('/chain-c');
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
