import { describe, expect, test } from 'vitest';
import { shownSections } from '#app/content/sections/testing.tsx';
import { BLOCKS } from '#services/content/model/rich-text.ts';
import { parseSection } from '#services/content/model/sections/sections.ts';

const rows = ['| Take | Why |', '| --- | --- |', '| **Pills** | They may change the plan |', '| [Notes](entry:videos) | Easy to forget |'];
const scopes = (shown: ReturnType<typeof shownSections>) =>
  shown.querySelectorAll('th').map((cell) => [cell.getAttribute('scope'), cell.text]);

describe.each([
  ['a table', ':::table{#a title="T"}'],
  ['a migrated table', ':::migrated-table{#a title="T"}'],
])('%s', (_, directive) => {
  const shown = shownSections([directive, ...rows, ':::'].join('\n'));

  test('says which cells are headlines of what', () => {
    expect(scopes(shown)).toEqual([
      ['col', 'Take'],
      ['col', 'Why'],
      ['row', 'Pills'],
      ['row', 'Notes'],
    ]);
  });

  test('has each value’s headline beside it, for a phone', () => {
    expect(shown.querySelectorAll('td').map((cell) => cell.querySelector('span')?.text)).toEqual(['Why', 'Why']);
  });

  test('keeps the marks and links of its cells', () => {
    expect(shown.querySelector('th strong')?.text).toBe('Pills');
    expect(shown.querySelector('th a')?.getAttribute('href')).toBe('/videos');
  });
});

test('a table is called by its title, under which it is folded unless it says otherwise', () => {
  const details = (attributes: string) =>
    shownSections([`:::table{#a title="T" ${attributes}}`, ...rows, ':::'].join('\n')).querySelector('details');
  expect(details('')?.hasAttribute('open')).toBe(false);
  expect(details('expanded')?.hasAttribute('open')).toBe(true);
  const title = details('')?.querySelector('summary h2');
  expect(title?.text).toBe('T');
  expect(details('')?.querySelector('table')?.getAttribute('aria-labelledby')).toBe(title?.id);
});

test('a table whose cells span scrolls by itself: it is reached by the keyboard, and has a name', () => {
  const cell = (nodeType: string, value: string, data = {}) => ({
    nodeType,
    data,
    content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
  });
  const row = (...content: object[]) => ({ nodeType: BLOCKS.TABLE_ROW, data: {}, content });
  const table = row(
    row(cell(BLOCKS.TABLE_HEADER_CELL, 'Your visit', { colspan: 2 })),
    row(cell(BLOCKS.TABLE_HEADER_CELL, 'Before'), cell(BLOCKS.TABLE_CELL, 'Eat')),
    row(cell(BLOCKS.TABLE_HEADER_CELL, 'After'), cell(BLOCKS.TABLE_CELL, 'Rest')),
  );
  const document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [{ ...table, nodeType: BLOCKS.TABLE }] };
  const tableIn = (data: object) =>
    shownSections([parseSection({ id: 'a', kind: 'migratedTable', data: { table: document, ...data } }, 0)]);
  const shown = tableIn({});
  expect(scopes(shown)).toEqual([
    ['col', 'Your visit'],
    ['row', 'Before'],
    ['row', 'After'],
  ]);
  expect(shown.querySelector('th')?.getAttribute('colspan')).toBe('2');
  const region = shown.querySelector('[tabindex="0"]');
  expect(region?.getAttribute('aria-label')).toBe('A table that scrolls sideways');
  expect(region?.querySelector('table')).not.toBeNull();
  const titled = tableIn({ title: 'Your visits' });
  const label = titled.querySelector('[tabindex="0"]')?.getAttribute('aria-labelledby');
  expect(titled.querySelector(`h2[id=${label}]`)?.text).toBe('Your visits');
  expect(titled.querySelector('[tabindex="0"]')?.hasAttribute('aria-label')).toBe(false);
});
