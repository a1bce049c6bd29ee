import { setTimeout as sleep } from 'node:timers/promises';
import { ask, someAddress } from '../asking.ts';
import type { Line } from './overload.ts';

const path = '/treatment/chemotherapy?preview=none';
/** More than one address may have made for it at once. */
const requests = 600;
const atOnce = 8;

/** Asks for much from one address: it is refused past the limit, nobody else is, and later it is served again. */
export async function askFromOneAddress(port: number, say: (line: string) => void): Promise<Line[]> {
  const from = '192.0.2.1';
  const refusals: number[] = [];
  const others: number[] = [];
  let served = 0;
  let left = requests;
  const started = performance.now();
  const askNext = async () => {
    while (left-- > 0) {
      const { status, headers } = await ask(port, path, { from });
      if (status === 200) served += 1;
      else if (status === 429) refusals.push(Number(headers['retry-after']));
      if (left % 50 === 0) others.push((await ask(port, path, { from: someAddress() })).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
  const seconds = (performance.now() - started) / 1000;
  say(`one address asked for ${requests} pages in ${seconds.toFixed(1)} s: ${served} were made, ${refusals.length} refused`);
  await sleep(Math.max(0, ...refusals) * 1000);
  const later = await ask(port, path, { from });
  return [
    {
      name: 'past its limit one address gets 429 with Retry-After, and nothing else',
      holds: refusals.length > 0 && served + refusals.length === requests && refusals.every((after) => after > 0),
    },
    { name: 'others are served meanwhile', holds: others.length > 0 && others.every((status) => status === 200) },
    { name: 'it is served again when it comes back as told', holds: later.status === 200 },
  ];
}
