import { cp } from 'node:fs/promises';
import type { HTMLElement } from 'node-html-parser';
import { expect, it, vi } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';

// An organisation that has neither.
vi.mock('#config/organisation.ts', async (original) => ({
  ...(await original<typeof import('#config/organisation.ts')>()),
  forum: null,
  chat: null,
}));

// Published by itself: the library that other files share has the lines that lead to the forum.
const { get, root, publish } = await openLibrary();
for (const part of ['page', 'figures.yaml', 'signs.yaml']) await cp(`content/${part}`, `${root}/${part}`, { recursive: true });
await publish();
const leadsThere = (document: HTMLElement) =>
  document.querySelectorAll('a').filter((link) => /forum\.alba\.example|forumUrl/.test(link.getAttribute('href') ?? ''));

it.each(locales)('without a forum nothing leads to one, in %s: no menu, no footer, no page of the community, not home', async (locale) => {
  const screens = [
    'home',
    'community',
    'community.virtual-meetups',
    'chat',
    'login',
    'about-us.more-ways-to-give',
    'policies.third-parties',
  ] as const;
  for (const screen of screens) {
    const { status, document, text } = await get(pathTo(screen, locale));
    expect(status, screen).toBe(200);
    expect(leadsThere(document), screen).toEqual([]);
    expect(text, screen).not.toContain(pathTo('community.forum-guidelines', locale));
  }
});

it('without a chat its page says so, and still whom to reach', async () => {
  const { document } = await get('/chat');
  expect(document.querySelector('#chat-times')).toBeNull();
  expect(document.querySelector('main')?.text).toContain('We have no chat of our own.');
  expect(document.querySelector('main a[href="tel:988"], main a[href="/helplines"]')).not.toBeNull();
});
