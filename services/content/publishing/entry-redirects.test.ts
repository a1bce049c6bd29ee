import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { contentStore } from '#services/content/library/store.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { publishEntries } from './publish-entries.ts';

const { db } = await testDatabase();
const store = contentStore(db);

beforeEach(async () => {
  await db.deleteFrom('redirect').execute();
  await db.deleteFrom('entry').execute();
});

/** Publishes one state of the content folder after the other. */
async function publish(...states: Record<string, string>[]): Promise<void> {
  for (const state of states) {
    const { root } = await library(state);
    expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
  }
}

const page = (slug: string, id = 'a') => ({ [`page/${id}/en.md`]: entryText({ slug }) });
/** Where a page's address leads by now: `found a`, `moved to b`. */
async function at(slug: string, type: 'page' | 'topic' = 'page'): Promise<string> {
  const found = await store.atSlug(type, slug, 'en');
  if (found.kind === 'found') return `found ${found.entry.id}`;
  return found.kind === 'moved' ? `moved to ${found.to.screen ?? found.to.slug}` : found.kind;
}

test('an address that an entry left leads on to where it is', async () => {
  await publish(page('one'), page('two'));
  expect([await at('one'), await at('two')]).toEqual(['moved to two', 'found a']);
});

test('after two renames both old addresses lead straight to the newest', async () => {
  await publish(page('one'), page('two'), page('three'));
  expect([await at('one'), await at('two'), await at('three')]).toEqual(['moved to three', 'moved to three', 'found a']);
});

test('a rename and back again leaves no loop', async () => {
  await publish(page('one'), page('two'), page('one'));
  expect([await at('one'), await at('two')]).toEqual(['found a', 'moved to one']);
  expect((await db.selectFrom('redirect').selectAll().execute()).map(({ slug }) => slug)).toEqual(['two']);
});

test('a rename leads on in its own language only', async () => {
  await publish(page('one'), page('two'));
  expect(await store.atSlug('page', 'one', 'es')).toEqual({ kind: 'missing' });
});

test('an address that another entry took leads nowhere else', async () => {
  await publish(
    { ...page('one'), ...page('other', 'b') },
    { ...page('two'), ...page('other', 'b') },
    { ...page('two'), ...page('one', 'b') },
  );
  expect([await at('one'), await at('two'), await at('other')]).toEqual(['found b', 'found a', 'moved to one']);
});

test('an entry that came to fill a screen is found from its old address, also under the same slug', async () => {
  await publish(page('chemo', 'treatment'), { 'page/treatment/en.md': entryText({ screen: 'treatment' }) });
  expect(await at('chemo')).toBe('moved to treatment');
  await publish(page('surgery', 'treatment-surgery'), { 'page/treatment-surgery/en.md': entryText({ screen: 'treatment.surgery' }) });
  expect(await at('surgery')).toBe('moved to treatment.surgery');
});

test('an entry that left its screen leaves no redirect: the screen is still there', async () => {
  await publish({ 'page/treatment/en.md': entryText({ screen: 'treatment' }) }, page('chemo', 'treatment'));
  expect([await at('treatment'), await at('chemo')]).toEqual(['missing', 'found treatment']);
});

test('a page that became a topic is found from its old address', async () => {
  await publish(page('one'), { 'topic/a/en.md': entryText({ slug: 'one' }) });
  expect([await at('one'), await at('one', 'topic')]).toEqual(['moved to one', 'found a']);
});
