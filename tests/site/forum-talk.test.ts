import { afterAll, expect, it, vi } from 'vitest';
import { forumLatest } from '#services/forum/forum-latest.ts';
import { latestJson, listedTopic, standInForum } from '#services/forum/testing.ts';
import { eventually } from '#tests/eventually.ts';

const standIn = await standInForum();
afterAll(() => standIn.close());
const latest = { en: '/latest.json', es: null };

vi.mock('#config/organisation.ts', async (original) => {
  const whole = await original<typeof import('#config/organisation.ts')>();
  const popular = { ...whole.forum?.popular, en: [{ name: 'Chemotherapy days', about: 'What helped.', path: '/c/chemotherapy/7' }] };
  return { ...whole, forum: { ...whole.forum, popular, latest: { en: '/latest.json', es: null } } };
});
const { openSite } = await import('./site.ts');
const { get, db } = await openSite({}, { keepsPages: true });
const refresh = () => forumLatest(db, { url: standIn.url, latest }).refresh(new AbortController().signal);
const talk = async (path: string) =>
  (await get(path)).document
    .querySelectorAll('main a[href^="https://forum.alba.example/"]')
    .map((link) => ({ url: link.getAttribute('href'), text: link.closest('li')?.text ?? '' }));

it('home tells what the forum says is talked about, once it has said so, and asks nothing of it', async () => {
  expect((await talk('/')).map(({ url }) => url)).toEqual(['https://forum.alba.example/c/chemotherapy/7']);
  standIn.says(latestJson(listedTopic(31, '<b>Cold caps</b> & "hats"'), listedTopic(32, 'Elsewhere', { category_id: 9 })));
  expect(await refresh()).toEqual([]);
  standIn.asked.length = 0;
  await eventually(async () => {
    const [first, second] = await talk('/');
    expect(first?.url).toBe('https://forum.alba.example/t/topic-31/31');
    expect(second?.text).not.toContain('Chemotherapy days');
  });
  const { text } = await get('/');
  expect(text).toContain('&lt;b&gt;Cold caps&lt;/b&gt; &amp; ');
  expect(text).not.toMatch(/amapola|My own words/);
  expect((await talk('/'))[0]?.text).toContain('Chemotherapy days');
  expect((await get('/es')).text).not.toContain('Cold caps');
  expect(standIn.asked).toEqual([]);
});

it('home keeps what it said last while the forum is down', async () => {
  standIn.answers((_, response) => response.writeHead(503).end());
  expect(await refresh()).toEqual([{ locale: 'en', code: 'answered 503' }]);
  expect((await talk('/')).map(({ url }) => url)).toContain('https://forum.alba.example/t/topic-31/31');
});
