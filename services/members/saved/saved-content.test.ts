import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, problem, testAudit, testIdentity } from '#services/identity/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { savedContent } from './saved-content.ts';
import { mostSaved, type SavedSort, savedTypeOf } from './shared.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const { jobs } = identity.parts;

function teaser(id: string, locale: Locale, type: EntryType, title: string, duration?: number): EntryTeaser {
  const card = {
    archived: false,
    ...(duration === undefined ? {} : { duration }),
    writer: null,
    topic: null,
    changes: [],
  } as EntryTeaser['card'];
  return {
    ...{ id, locale, type, title, screen: null, slug: id, sample: false, teaser: `About ${title}`, card, newUntil: 0 },
    ...{ publishedAt: '2026-01-01', updatedAt: '2026-01-01' },
  };
}

/** A library that a test withdraws entries from. */
function library() {
  const published = [
    ...[teaser('surgery', 'en', 'page', 'Surgery'), teaser('surgery', 'es', 'page', 'Cirugía')],
    ...[teaser('walk', 'en', 'podcast', 'A walk', 754), teaser('news', 'en', 'researchNews', 'Él y ella')],
    ...[teaser('sopa', 'es', 'check-list', 'Arroz'), teaser('gala', 'en', 'event', 'Gala')],
    ...Array.from({ length: 30 }, (_, index) => teaser(`page-${index}`, 'en', 'page', `Page ${index}`)),
  ];
  return {
    /** A change of an entry that is in English alone. */
    change: (id: string, date: string, matters = true) => {
      for (const each of published)
        if (each.id === id) each.card.changes = [{ date, text: `Changed on ${date}`, matters }, ...each.card.changes];
    },
    withdraw: (id: string) => published.splice(0, published.length, ...published.filter((each) => each.id !== id)),
    teasers: async (ids: readonly string[], locale: Locale) => published.filter((each) => ids.includes(each.id) && each.locale === locale),
    readingMinutes: async (ids: readonly string[]) => new Map(ids.map((id) => [id, 4])),
  };
}

async function somebody(content = library()) {
  const { browser, member } = await newMember(identity);
  const service = savedContent({ scopes: memberScopes(identity, ring), content, jobs });
  const { caller } = browser;
  const change =
    (by: 'save' | 'remove' | 'restore') =>
    async (entry: string, key: string = randomUUID()) =>
      good(await service[by](caller, { key, entry }));
  const list = async (by: { locale?: Locale; sort?: SavedSort; filter?: ['video' | 'podcast', ...'page'[]] } = {}) =>
    good(await service.list(caller, { locale: 'en', ...by }));
  const titles = async (by: Parameters<typeof list>[0] = {}) => (await list(by)).map(({ title }) => title);
  const within = (statement: ReturnType<typeof sql>) => forMember(db, member.id, (transaction) => statement.execute(transaction));
  return {
    id: member.id,
    caller,
    content,
    service,
    save: change('save'),
    remove: change('remove'),
    restore: change('restore'),
    list,
    titles,
    within,
  };
}

test('A saved entry tells of the last change since that matters, and of none that was there when it was saved', async () => {
  const { content, save, list } = await somebody();
  content.change('walk', '2026-01-02');
  for (const entry of ['surgery', 'walk', 'news']) await save(entry);
  const changes = async () => Object.fromEntries((await list()).map(({ entry, changed }) => [entry, changed?.text ?? null]));
  expect(await changes()).toEqual({ surgery: null, walk: null, news: null });
  content.change('walk', '2999-01-01');
  content.change('walk', '2999-01-02');
  content.change('walk', '2999-01-03', false);
  content.change('news', '2999-01-01', false);
  expect(await changes()).toEqual({ surgery: null, walk: 'Changed on 2999-01-02', news: null });
});

describe('What a member saves', () => {
  test('is listed as it is now, in the language of the page or else the other', async () => {
    const { save, list } = await somebody();
    for (const entry of ['surgery', 'walk', 'sopa']) expect(await save(entry)).toMatchObject({ kind: 'saved', item: { entry } });
    const brief = (await list({ locale: 'es' })).map(({ entry, type, title, locale, contentLength }) => [
      entry,
      type,
      title,
      locale,
      contentLength,
    ]);
    expect(brief).toEqual([
      ['sopa', 'page', 'Arroz', 'es', 240],
      ['walk', 'podcast', 'A walk', 'en', 754],
      ['surgery', 'page', 'Cirugía', 'es', 240],
    ]);
  });

  test('is filtered by several types, and sorted as a reader of the language expects', async () => {
    const { save, titles } = await somebody();
    for (const entry of ['walk', 'surgery', 'news', 'sopa']) await save(entry);
    expect(await titles({ filter: ['podcast', 'page'] })).toEqual(['Arroz', 'Surgery', 'A walk']);
    expect(await titles({ sort: 'Oldest' })).toEqual(['A walk', 'Surgery', 'Él y ella', 'Arroz']);
    expect(await titles({ sort: 'Title' })).toEqual(['Arroz', 'A walk', 'Él y ella', 'Surgery']);
    expect(await titles({ filter: ['video'] })).toEqual([]);
  });

  test('keeps the title that it had when it is no longer published, and can be removed', async () => {
    const { save, remove, list, content } = await somebody();
    await save('surgery');
    content.withdraw('surgery');
    expect(await list({ locale: 'es' })).toMatchObject([
      { title: 'Cirugía', locale: 'es', type: 'page', teaser: null, contentLength: null },
    ]);
    expect(await remove('surgery')).toMatchObject({ kind: 'removed' });
    expect(await list()).toEqual([]);
  });

  test('is nothing that cannot be saved, and nothing that is not there', async () => {
    const { save, list } = await somebody();
    for (const entry of ['gala', 'nowhere', '']) expect(await save(entry)).toEqual({ kind: 'missing' });
    expect(await list()).toEqual([]);
  });

  test('is no more than the list holds; what is saved already can be saved again', async () => {
    const { save, restore, remove, id, within } = await somebody();
    await save('surgery');
    await within(sql`
      insert into member_saved (id, member_id, mark, sealed)
      select gen_random_uuid(), ${id}, n::text, '' from generate_series(1, ${mostSaved - 1}) as n`);
    expect(await save('walk')).toEqual({ kind: 'full' });
    expect(await save('surgery')).toMatchObject({ kind: 'saved' });
    await remove('surgery');
    await save('walk');
    expect(await restore('surgery')).toEqual({ kind: 'full' });
  });

  test('is nobody else’s, and nobody’s without a session', async () => {
    const [ana, rosa] = [await somebody(), await somebody()];
    await ana.save('surgery');
    expect(await rosa.list()).toEqual([]);
    const nobody = { ...ana.caller, headers: new Headers() };
    expect(problem(await ana.service.save(nobody, { key: randomUUID(), entry: 'walk' }))).toBe('not-signed-in');
  });
});

describe('A change', () => {
  test('that arrives again is made once, whatever was done since', async () => {
    const { save, remove, titles } = await somebody();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await save('surgery', first);
    await remove('surgery', second);
    expect(await save('surgery', first)).toMatchObject({ kind: 'removed' });
    expect(await titles()).toEqual([]);
    await save('surgery', third);
    expect(await remove('surgery', second)).toMatchObject({ kind: 'saved' });
    expect(await titles()).toEqual(['Surgery']);
  });

  test('that removed nothing removes nothing later either', async () => {
    const { save, remove, titles } = await somebody();
    const key = randomUUID();
    expect(await remove('surgery', key)).toMatchObject({ kind: 'removed' });
    await save('surgery');
    await remove('surgery', key);
    expect(await titles()).toEqual(['Surgery']);
  });

  test('has a key of its own', async () => {
    const { save, remove } = await somebody();
    const key = randomUUID();
    await save('surgery', key);
    expect(await save('walk', key)).toEqual({ kind: 'key-reused' });
    expect(await remove('surgery', key)).toEqual({ kind: 'key-reused' });
  });

  test('of two tabs that save the same at once leaves one', async () => {
    const { save, titles } = await somebody();
    await Promise.all([save('surgery'), save('surgery'), save('surgery')]);
    expect(await titles()).toEqual(['Surgery']);
  });
});

describe('What was removed', () => {
  test('comes back to its place within ten minutes, by either name', async () => {
    const { save, remove, restore, titles, list, service, caller } = await somebody();
    for (const entry of ['surgery', 'walk']) await save(entry);
    await remove('surgery');
    expect(await restore('surgery')).toMatchObject({ kind: 'saved' });
    expect(await titles()).toEqual(['A walk', 'Surgery']);
    const [, { id = '' } = {}] = await list();
    for (const by of ['remove', 'restore'] as const) good(await service[by](caller, { key: randomUUID(), id }));
    expect(await titles()).toEqual(['A walk', 'Surgery']);
  });

  test('is erased after that, and not before', async () => {
    const { save, remove, restore, id: memberId, list, within } = await somebody();
    const { eraseRemoved } = members({ db, identity, ring, jobs });
    await save('surgery');
    const recordId = (await list())[0]?.id ?? '';
    const left = async () => (await within(sql`select id from member_saved`))?.rows.length;
    const remembered = async () => (await within(sql`select key from member_change`))?.rows.length;
    await eraseRemoved({ memberId, recordId });
    await remove('surgery');
    await eraseRemoved({ memberId, recordId });
    expect([await left(), await remembered()]).toEqual([1, 2]);
    await within(sql`update member_saved set removed_at = now() - interval '10 minutes 1 second'`);
    expect(await restore('surgery')).toEqual({ kind: 'missing' });
    await eraseRemoved({ memberId, recordId });
    expect([await left(), await remembered()]).toEqual([0, 0]);
  });

  test('what was asked is forgotten after a day, though nothing is asked since', async () => {
    const { save, within } = await somebody();
    const { forgetChanges } = members({ db, identity, ring, jobs });
    for (const entry of ['surgery', 'walk']) await save(entry);
    expect(await forgetChanges()).toBe(0);
    await within(sql`update member_change set created_at = now() - interval '25 hours'`);
    expect([await forgetChanges(), (await within(sql`select key from member_change`))?.rows]).toEqual([1, []]);
  });
});

describe('In the database', () => {
  test('stands how many and since when, and nothing of which: not by its name, its length, or another member’s mark', async () => {
    const [ana, rosa] = [await somebody(), await somebody()];
    for (const each of [ana, rosa]) {
      await each.save('surgery');
      await each.save('walk');
      await each.remove('walk');
    }
    const rowsOf = async ({ within }: typeof ana) =>
      (await within(sql<{ mark: string; sealed: string }>`select * from member_saved`))?.rows;
    const [hers, others] = [await rowsOf(ana), await rowsOf(rosa)];
    const changes = (await ana.within(sql<{ request: string }>`select * from member_change`))?.rows;
    expect(JSON.stringify([hers, others, changes])).not.toMatch(/surgery|Cirugía|podcast/);
    const all = [...(hers ?? []), ...(others ?? [])] as { mark: string; sealed: string }[];
    expect(new Set(all.map(({ mark }) => mark)).size).toBe(4);
    expect(new Set(all.map(({ sealed }) => sealed.length)).size).toBe(1);
  });

  test('no row is read or written for another member', async () => {
    const [ana, rosa] = [await somebody(), await somebody()];
    await ana.save('surgery');
    expect((await rosa.within(sql`delete from member_saved where member_id = ${ana.id}`))?.numAffectedRows).toBe(0n);
    await expect(
      rosa.within(sql`insert into member_saved (id, member_id, mark, sealed) values (gen_random_uuid(), ${ana.id}, 'm', '')`),
    ).rejects.toThrow('row-level security');
    expect(await ana.titles()).toEqual(['Surgery']);
  });
});

test.each([
  ['page', 'page'],
  ['op-ed', 'page'],
  ['check-list', 'page'],
  ['faq', 'page'],
  ['researchNews', 'researchNews'],
  ['personalStory', 'personalStory'],
  ['event', null],
  ['gallery', null],
  ['bio', null],
] as const)('an entry of the type %s is saved as %s', (type, saved) => expect(savedTypeOf(type)).toBe(saved));
