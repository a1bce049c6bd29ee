import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderLimit } from './rate-limit.ts';
import { TurnedAway } from './turned-away.ts';

/** Counting that takes as long as a test wants. `asked` are those who were counted, in order. */
function open() {
  const asked: string[] = [];
  const answers: PromiseWithResolvers<number>[] = [];
  const limit = renderLimit(
    {
      take(_, who) {
        asked.push(who);
        const answer = Promise.withResolvers<number>();
        answers.push(answer);
        return answer.promise;
      },
    },
    (connection) => connection?.incoming?.headers.from ?? '',
  );
  const ask = (who: string) => {
    const incoming = new IncomingMessage(new Socket());
    incoming.headers.from = who;
    const result = limit({ incoming }).then(
      () => 'granted',
      (error: unknown) => (error instanceof TurnedAway && error.reason === 'limited' ? error.retryAfterSeconds : String(error)),
    );
    return result;
  };
  return { limit, ask, asked, answers };
}

const turn = () => new Promise(setImmediate);

test('Each is counted, and who is not known is not', async () => {
  const { limit, ask, asked, answers } = open();
  await limit(undefined);
  await limit({});
  expect(asked).toEqual([]);
  const [ana, eva] = [ask('ana'), ask('eva')];
  await turn();
  expect(asked).toEqual(['ana', 'eva']);
  answers[1]?.resolve(1_200);
  expect(await eva).toBe(2);
  answers[0]?.resolve(0);
  expect(await ana).toBe('granted');
});

test('A crowd at one address is counted one after the other, so that the database stays free for others', async () => {
  const { ask, asked, answers } = open();
  const crowd = ['ana', 'ana', 'ana'].map(ask);
  await turn();
  expect(asked).toEqual(['ana']);
  answers[0]?.resolve(0);
  await turn();
  expect(asked).toEqual(['ana', 'ana']);
  answers[1]?.resolve(0);
  await turn();
  answers[2]?.resolve(0);
  expect(await Promise.all(crowd)).toEqual(['granted', 'granted', 'granted']);
});

test('Once one is refused, all are without a question until the next would be granted', async () => {
  const { ask, asked, answers } = open();
  const crowd = ['ana', 'ana', 'ana'].map(ask);
  await turn();
  answers[0]?.resolve(1_000);
  expect(await Promise.all(crowd)).toEqual([1, 1, 1]);
  expect([await ask('ana'), asked.length]).toEqual([1, 1]);
  await sleep(1_050);
  const later = ask('ana');
  await turn();
  expect(asked).toHaveLength(2);
  answers[1]?.resolve(0);
  expect(await later).toBe('granted');
});

test('A clock that is set back keeps nobody out, here or in the database', async () => {
  const { ask, asked, answers } = open();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = ask('ana');
  await turn();
  // What the database would say whose clock was set back by a day.
  answers[0]?.resolve(86_400_000);
  expect(await first).toBe(12);
  const other = ask('eva');
  await turn();
  answers[1]?.resolve(50);
  expect(await other).toBe(1);
  vi.setSystemTime(Date.now() - 86_400_000);
  await sleep(60);
  const later = ask('eva');
  await turn();
  expect(asked).toHaveLength(3);
  answers[2]?.resolve(0);
  expect(await later).toBe('granted');
});

test('Where the database fails, or says nothing, nobody is turned away, nor waits for long', async () => {
  const { ask, asked, answers } = open();
  const failing = ['ana', 'ana'].map(ask);
  await turn();
  answers[0]?.reject(new Error('away'));
  expect(await Promise.all(failing)).toEqual(['granted', 'granted']);
  const began = performance.now();
  expect(await Promise.all(['ana', 'ana', 'ana', 'eva'].map(ask))).toEqual(['granted', 'granted', 'granted', 'granted']);
  expect(performance.now() - began).toBeGreaterThan(400);
  expect(asked).toEqual(['ana', 'ana', 'eva']);
});
