import { expect, test } from 'vitest';
import { boundedLine, LineFull } from './bounded-line.ts';

/** A task that runs until it is resolved, and records its start. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { begun: false };
  const task = () => {
    state.begun = true;
    return promise;
  };
  return { state, task, end: resolve, fail: reject };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once, and the others in the order in which they came', async () => {
  const line = boundedLine({ atOnce: 2, waiting: 10 });
  const tasks = [held(), held(), held(), held()] as const;
  const results = tasks.map(({ task }) => line(task));
  const begun = async () => {
    await turn();
    return tasks.map(({ state }) => state.begun);
  };
  expect(await begun()).toEqual([true, true, false, false]);
  tasks[1].end('second');
  expect(await begun()).toEqual([true, true, true, false]);
  tasks[0].end('first');
  expect(await begun()).toEqual([true, true, true, true]);
  tasks[3].end('fourth');
  tasks[2].end('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('one that fails leaves its place to the next', async () => {
  const line = boundedLine({ atOnce: 1, waiting: 1 });
  const broken = held();
  const failed = line(broken.task);
  const next = line(async () => 'next');
  broken.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('whoever finds the line full is refused, and may come again', async () => {
  const line = boundedLine({ atOnce: 1, waiting: 1 });
  const first = held();
  const both = [line(first.task), line(async () => 'waited')];
  await expect(line(async () => 'too many')).rejects.toThrow(LineFull);
  first.end('done');
  expect(await Promise.all(both)).toEqual(['done', 'waited']);
  expect(await line(async () => 'again')).toBe('again');
});
