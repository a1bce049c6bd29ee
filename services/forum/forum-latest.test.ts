import type { RequestListener } from 'node:http';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { channel, collectCacheTags, parseInvalidation, tags } from '#services/cache-tags/cache-tags.ts';
import { eventually } from '#tests/eventually.ts';
import { patience } from '#tests/patience.ts';
import { forumLatest, lasts } from './forum-latest.ts';
import { latestJson, listedTopic, standInForum } from './testing.ts';

const { db, connectionConfig } = await testDatabase();
const standIn = await standInForum();
const heard: string[] = [];
const listener = new pg.Client(connectionConfig);
await listener.connect();
listener.on('notification', ({ payload = '' }) => void heard.push(...(parseInvalidation(payload) ?? [])));
await listener.query(`listen ${channel}`);
afterAll(async () => {
  standIn.close();
  await listener.end();
});

let now = Date.now();
const latest = { en: '/c/english/5/l/latest.json', es: null };
const forumOf = (waits: number) => forumLatest(db, { url: standIn.url, latest }, { now: () => now, patience: waits });
const forum = forumOf(patience);
const refresh = (of = forum) => of.refresh(new AbortController().signal);
const titles = async () => (await forum.topics('en')).map(({ title }) => title);
/** What was invalidated before this is heard before the answer to any question of the listener’s. */
const hearAnew = async () => {
  await listener.query('select 1');
  heard.length = 0;
};

beforeEach(async () => {
  now = Date.now();
  await db.deleteFrom('forum_latest').execute();
  standIn.asked.length = 0;
});

describe('What the forum says', () => {
  test('is kept without the people in it, and asked for in the languages that are configured', async () => {
    standIn.says(
      latestJson(listedTopic(1, 'Which soft cap for the night?'), listedTopic(2, 'Port in or port out', { slug: '', category_id: null })),
    );
    expect(await refresh()).toEqual([]);
    expect(standIn.asked).toEqual(['/c/english/5/l/latest.json']);
    expect(await forum.topics('en')).toEqual([
      { id: 1, title: 'Which soft cap for the night?', slug: 'topic-1', category: 7 },
      { id: 2, title: 'Port in or port out', slug: '', category: null },
    ]);
    expect(await forum.topics('es')).toEqual([]);
    expect(JSON.stringify(await db.selectFrom('forum_latest').selectAll().execute())).not.toMatch(/amapola|own words/);
  });

  test('is four titles at most: none that is pinned, hidden, broken, or not for a front page', async () => {
    standIn.says(
      latestJson(
        listedTopic(1, 'Welcome', { pinned: true }),
        listedTopic(2, 'Taken away', { visible: false }),
        listedTopic(3, 'Long ago', { archived: true }),
        listedTopic(4, 'I want to die'),
        listedTopic(5, 'Write to ana@example.org'),
        listedTopic(6, 'Call me: 555 12345'),
        { id: 'seven', title: 7 },
        listedTopic(8, 'Elsewhere', { slug: '../../admin' }),
        ...[9, 10, 11, 12, 13].map((id) => listedTopic(id, `Topic ${id}`)),
      ),
    );
    await refresh();
    expect(await titles()).toEqual(['Topic 9', 'Topic 10', 'Topic 11', 'Topic 12']);
  });

  test('has titles of one short line, whose signs turn nothing beside them', async () => {
    standIn.says(latestJson(listedTopic(1, `  two\n\tlines\u202e \u200b<b>bold</b>`), listedTopic(2, '🌷'.repeat(80))));
    await refresh();
    const [plain = '', long = ''] = await titles();
    expect(plain).toBe('two lines <b>bold</b>');
    expect(long.length).toBeLessThanOrEqual(100);
    expect(long.isWellFormed()).toBe(true);
    expect(long.endsWith('🌷…')).toBe(true);
  });

  test('drops the pages that show it when it is another, and only then', async () => {
    const { notes } = await collectCacheTags(() => forum.topics('en'));
    expect([...notes.tags]).toEqual([tags.forum]);
    await hearAnew();
    for (const title of ['One', 'One', 'Two']) {
      standIn.says(latestJson(listedTopic(1, title)));
      await refresh();
    }
    await eventually(() => expect(heard).toEqual([tags.forum, tags.forum]));
    expect((await collectCacheTags(() => forum.topics('en'))).notes.changesAt).toBe(now + lasts);
  });
});

const redirect: RequestListener = (_, response) => response.writeHead(302, { Location: `${standIn.url}/elsewhere` }).end();
const endless: RequestListener = (_, response) => {
  response.write('{"topic_list":{"topics":["');
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
};
const tookTooLong = 'took too long';
const silences: readonly (readonly [string, RequestListener, string])[] = [
  ['that is broken', (_, response) => response.writeHead(500).end('no'), 'answered 500'],
  ['that never ends its answer', (_, response) => void response.write('{'), tookTooLong],
  ['that never answers', () => {}, tookTooLong],
  ['that says garbage', (_, response) => response.end('<html>Welcome</html>'), 'not JSON'],
  ['that says something else', (_, response) => response.end('{"errors":["not found"]}'), 'not a list of topics'],
  ['that says too much', endless, 'said too much'],
  ['that leads elsewhere', redirect, 'answered 302'],
  ['that hangs up', (request) => request.socket.destroy(), 'cannot be reached'],
];

describe.each(silences)('A forum %s', (_, answer, code) => {
  test('is silent, and what it said last stays', async () => {
    standIn.says(latestJson(listedTopic(1, 'Said before')));
    await refresh();
    standIn.answers(answer);
    expect(await refresh(code === tookTooLong ? forumOf(300) : forum)).toEqual([{ locale: 'en', code }]);
    expect(await titles()).toEqual(['Said before']);
    expect(standIn.asked).not.toContain('/elsewhere');
  });
});

test('what a silent forum said is shown for two days, and again once it speaks', async () => {
  standIn.says(latestJson(listedTopic(1, 'Said before')));
  await refresh();
  now += lasts - 1;
  expect(await titles()).toEqual(['Said before']);
  now += 1;
  expect(await titles()).toEqual([]);
  await hearAnew();
  await refresh();
  expect(await titles()).toEqual(['Said before']);
  await eventually(() => expect(heard).toEqual([tags.forum]));
});

test('without a forum, or without its list, nothing is asked or shown', async () => {
  for (const configured of [null, { url: standIn.url, latest: { en: null, es: null } }]) {
    const none = forumLatest(db, configured);
    expect(await none.refresh(new AbortController().signal)).toEqual([]);
    expect(await none.topics('en')).toEqual([]);
  }
  expect(standIn.asked).toEqual([]);
});
