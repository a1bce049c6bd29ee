import { expect, it } from 'vitest';
import { groupsOf } from './items.ts';
import { listAsText } from './list-as-text.ts';

it('A heading stands above its item and those that follow', () => {
  const items = [{ text: 'a' }, { heading: 'One', text: 'b' }, { text: 'c' }, { heading: 'Two', text: 'd' }];
  const groups = groupsOf(items).map(({ heading, items }) => [heading, items.map(({ text }) => text).join('')]);
  expect(groups).toEqual([
    [undefined, 'a'],
    ['One', 'bc'],
    ['Two', 'd'],
  ]);
});

it('A list becomes plain text, without groups that are empty', () => {
  const groups = [
    { heading: undefined, items: [{ text: 'a' }] },
    { heading: 'One', items: [] },
    { heading: 'Two', items: [{ text: 'b' }, { text: 'c' }] },
  ];
  expect(listAsText('Title', groups)).toBe('Title\n\n- a\n\nTwo\n- b\n- c');
});
