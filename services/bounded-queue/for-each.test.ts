import { expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { forEachBounded } from './for-each.ts';

/** Items that are asked for one by one, with tasks that end when they are told to. */
function open(names: readonly string[], keysOf: (name: string) => readonly string[] = () => []) {
  const asked: string[] = [];
  const begun: string[] = [];
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  const items = function* () {
    for (const name of names) {
      asked.push(name);
      yield name;
    }
  };
  const all = forEachBounded(items(), { atOnce: 2, keysOf }, async (name) => {
    begun.push(name);
    await ends.get(name)?.promise;
  });
  return {
    all,
    asked,
    begun,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

test('a few are under way, and no more than the next one is asked for', async () => {
  const { all, asked, begun, end } = open(['a', 'b', 'c', 'd']);
  await eventually(() =>
    expect([begun, asked]).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]),
  );
  end('b');
  await eventually(() => expect([begun.length, asked.length]).toEqual([3, 4]));
  for (const name of ['a', 'c', 'd']) end(name);
  await all;
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('one waits for another that has a key in common with it', async () => {
  const { all, asked, begun, end } = open(['a1', 'a2', 'b'], ([letter = '']) => [letter]);
  await eventually(() => expect(asked).toEqual(['a1', 'a2']));
  expect(begun).toEqual(['a1']);
  end('a1');
  await eventually(() => expect(begun).toEqual(['a1', 'a2', 'b']));
  end('a2');
  end('b');
  await all;
});

test('the first failure is told when all that began are through, and none begins after it', async () => {
  const { all, begun, end, fail } = open(['a', 'b', 'c', 'd']);
  const failed = expect(all).rejects.toThrow('b');
  await eventually(() => expect(begun).toEqual(['a', 'b']));
  fail('b');
  end('a');
  await failed;
  expect(begun).toEqual(['a', 'b']);
});
