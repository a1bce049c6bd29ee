import { expect, test } from 'vitest';
import { SourceLines } from './source-lines.ts';

const lines = new SourceLines(
  `---
title: One of many words
topics: [a]
sources:
  - title: First
    year: 2020
  - title: Second
    year: 2021
    url: http://example.org/
---

## One of many words {#first}

Read [what the **report**
says](entry:pathology-report) and H<sub>2</sub>O. {{name}} helps you when you call.

:::table{#second title="A table"}
| One | Two |
:::
`,
);

test('words are found in the body, through marks, links and line ends', () => {
  expect(lines.ofWords('One of many words')).toBe(12);
  expect(lines.ofWords('Read what the report says and H2O.')).toBe(14);
  expect(lines.ofWords('says and H2O')).toBe(15);
});

test('words around a name that the file does not have are found by the rest of them', () => {
  expect(lines.ofWords('Alba helps you when you call')).toBe(15);
  expect(lines.ofWords('H2O. Alba helps you when you call us at night', 'second')).toBe(15);
});

test('words that are not there are on the line of their section, or the first', () => {
  expect(lines.ofWords('not at all here', 'second')).toBe(17);
  expect(lines.ofWords('not at all here', 'first-2')).toBe(12);
  expect(lines.ofWords('not at all here', 'introduction')).toBe(1);
  expect(lines.ofWords('', 'introduction')).toBe(1);
});

test('fields are found by their path, and what is not there by what would hold it', () => {
  expect(lines.ofField('topics')).toBe(3);
  expect(lines.ofField('sources', 1, 'year')).toBe(8);
  expect(lines.ofField('sources', 0, 'url')).toBe(5);
  expect(lines.ofField('reviewedAt')).toBe(1);
});

test('strings', () => {
  expect(lines.ofString('http://example.org/')).toBe(9);
  expect(lines.ofString('nowhere')).toBe(1);
});

test('a text that is not there has only a first line', () => {
  const none = new SourceLines('');
  expect([none.ofWords('a'), none.ofField('title'), none.ofSection('a'), none.ofString('a')]).toEqual([1, 1, 1, 1]);
});
