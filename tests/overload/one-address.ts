import { setTimeout as sleep } from 'node:timers/promises';
import { renderQuota } from '#server/load/rate-limit.ts';
import { ask, someAddress } from '../asking.ts';
import { patience } from '../patience.ts';
import type { Line } from './overload.ts';

/** A short page: the limit counts pages, whatever they cost. */
const path = '/calm-reading?preview=none';
/** It asks until it was refused so often. */
const enough = 50;
const mostRequests = 1_000;
const atOnce = 8;

/** Asks for much from one address: it is refused past the limit, nobody else is, and later it is served again. */
export async function askFromOneAddress(port: number, say: (line: string) => void): Promise<Line[]> {
  const from = '192.0.2.1';
  const refusals: number[] = [];
  const others: number[] = [];
  let served = 0;
  let failed = 0;
  let sent = 0;
  const started = performance.now();
  const askNext = async () => {
    while (refusals.length < enough && sent++ < mostRequests) {
      const { status, headers } = await ask(port, path, { from });
      if (status === 200) served += 1;
      else if (status === 429) refusals.push(Number(headers['retry-after']));
      // One that could not be made in time is neither.
      else if (status !== 503) failed += 1;
      if (sent % 50 === 0) others.push((await ask(port, path, { from: someAddress() })).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
  const asked = served + refusals.length + failed;
  const seconds = (performance.now() - started) / 1000;
  say(`one address asked for ${asked} pages in ${seconds.toFixed(1)} s: ${served} were made, ${refusals.length} refused`);
  // A busy machine makes pages hardly faster than the limit refills: it comes to no refusal, and there is to be none.
  const isWithin = served <= 1.1 * (renderQuota.most + (seconds * 1000) / renderQuota.everyMs);
  await sleep(Math.max(0, ...refusals) * 1000);
  let later = await ask(port, path, { from });
  for (const until = performance.now() + patience; later.status === 503 && performance.now() < until; )
    later = await ask(port, path, { from });
  return [
    {
      name: 'past its limit one address gets 429 with Retry-After, and nothing else',
      holds: (refusals.length > 0 || isWithin) && failed === 0 && refusals.every((after) => after > 0),
    },
    { name: 'others are served meanwhile', holds: others.includes(200) && others.every((status) => status === 200 || status === 503) },
    { name: 'it is served again when it comes back as told', holds: later.status === 200 },
  ];
}
