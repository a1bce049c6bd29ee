import { describe, expect, test } from 'vitest';
import type { Section } from '#services/content/model/sections/sections.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import { type Pair, pairSections } from './pair-sections.ts';

const sections = (...ids: string[]): Section[] => ids.map((id) => ({ id, kind: 'unknown', data: { was: '' } }));
const shown = ({ first, second }: Pair) => `${first?.id ?? '-'} ${second?.id ?? '-'}`;
const paired = (first: string[], second: string[]) => pairSections(sections(...first), sections(...second), '--es').map(shown);

describe('Sections are paired', () => {
  test('by their ids, those of the second under ids of their own', () => {
    expect(paired(['a', 'b'], ['a', 'b'])).toEqual(['a a--es', 'b b--es']);
  });

  test('in the order of the first, whatever that of the second is', () => {
    expect(paired(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a a--es', 'b b--es', 'c c--es']);
  });

  test('and stand alone without a partner, where they stand in their own language', () => {
    expect(paired(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a a--es', 'b -', 'c c--es']);
    expect(paired(['a', 'c'], ['o', 'a', 'b', 'b2', 'c', 'd'])).toEqual([
      '- o--es',
      'a a--es',
      '- b--es',
      '- b2--es',
      'c c--es',
      '- d--es',
    ]);
    expect(paired([], ['a', 'b'])).toEqual(['- a--es', '- b--es']);
    expect(paired(['a'], [])).toEqual(['a -']);
  });
});

test('Links from place to place stay within their language', () => {
  const { sections: written } = parseBody(
    '## How {#how}\n\nSee [a](#how), [b](#how-long), [c](#how-hair), [d](#sources), [e](#elsewhere), [f](/how).\n\n## Long {#how-long}\n\nText.',
  );
  const [pair] = pairSections([], written, '--es');
  const targets = [...JSON.stringify(pair).matchAll(/"uri":"([^"]*)"/g)].map(([, uri]) => uri);
  expect(targets).toEqual(['#how--es', '#how-long--es', '#how--es-hair', '#sources--es', '#elsewhere', '/how']);
  expect(pair?.second?.kind).toBe('bodyCopy');
});
