import { expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { pageOf } from './page.ts';
import type { ShownTable } from './shown.ts';

const evil = '</dd><script>alert(1)</script>&amp;';
const table: ShownTable = {
  ...{ table: 'member_record', title: evil, what: evil, why: evil, until: evil, stays: false },
  sheets: [
    { name: 'profile', title: evil, count: 1, lines: [], cards: [{ title: evil, answers: [[evil, `${evil}\nanother line`]] }] },
    { name: 'log', title: evil, count: 1, lines: [{ first: evil, more: [evil] }], cards: [] },
  ],
};

test.each(locales)('what somebody typed is text on it, and nothing else: %s', (locale) => {
  const page = pageOf(locale, [table], new Date('2026-11-24T15:00:00Z'));
  expect(page).not.toContain('<script');
  expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;').length - 1).toBe(11);
  expect(page).toContain('<br>another line');
  expect(page).not.toMatch(/https?:|src=|href=|url\(/);
});

test('says where nothing is, but not of what is nothing to show', () => {
  const nothing = { en: 'Nothing at the moment.', es: 'Nada por ahora.' };
  for (const locale of locales) {
    expect(pageOf(locale, [{ ...table, sheets: [] }], new Date())).toContain(nothing[locale]);
    expect(pageOf(locale, [{ ...table, sheets: null }], new Date())).not.toContain(nothing[locale]);
  }
});
