import idle from 'virtual:behaviours/idle';
import now from 'virtual:behaviours/now';
import { expect, test } from 'vitest';
import { allBehaviours } from './all-behaviours.ts';

// That these are imported at all says that no behaviour needs a page before it begins.

test('Every behaviour is in the list of when it is due, as it says itself', () => {
  const known = Object.values(allBehaviours);
  expect(known.length).toBeGreaterThan(10);
  for (const [list, isForNow] of [
    [now, true],
    [idle, false],
  ] as const) {
    const due = known.filter(({ when }) => (when === 'now') === isForNow);
    expect(list.map((each) => ({ ...each, begin: null }))).toEqual(due.map((each) => ({ ...each, begin: null })));
  }
});

test('One that is on every page is there already; of one that is on some element only the way to load it', () => {
  const begins = new Set(Object.values(allBehaviours).map(({ begin }) => begin));
  for (const behaviour of [...now, ...idle]) expect(begins.has(behaviour.begin)).toBe(!('on' in behaviour));
});
