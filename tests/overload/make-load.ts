/**
 * Asks a site for pages at a constant rate, in a process of its own: `node make-load.ts PLAN`, which is JSON. Says when it is ready,
 * begins when it is told so on standard input, and prints what it found.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Connections } from './connections.ts';
import { type Findings, planSchema } from './load-plan.ts';

const { port, paths, rate, seconds, isHeld } = planSchema.parse(JSON.parse(process.argv[2] ?? ''));
const connections = new Connections(port);
const pages = new Map<string, Buffer>();
const answers: Record<string, number> = {};
const wrong: string[] = [];
const times: number[] = [];

// Those alone that it will ask for: each costs as much as a page.
if (isHeld) for (const path of paths.slice(0, Math.round(rate * seconds))) pages.set(path, await pageAt(path));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await load();
process.stdout.write(`${JSON.stringify(findings())}\n`);
// Connections that stay open would keep it alive.
process.exit();

/** A page as it is in quiet times. */
async function pageAt(path: string, tries = 20): Promise<Buffer> {
  const { status, body } = await connections.ask(path);
  // It could not be made in time, and is being made.
  if (status === 503 && tries > 1) return pageAt(path, tries - 1);
  if (status !== 200) throw new Error(`${path} answered ${status} before there was any load`);
  return body;
}

/** Sends each request when it is due. What is late counts as late: an answer is waited for from then on. */
async function load(): Promise<void> {
  const started = performance.now();
  const all = Math.round(rate * seconds);
  const underWay = new Set<Promise<void>>();
  for (let sent = 0; sent < all; ) {
    const dueAt = (number: number) => started + (number * 1000) / rate;
    for (; sent < all && dueAt(sent) <= performance.now(); sent++) {
      const asking = askAndHold(paths[sent % paths.length] ?? '/', dueAt(sent)).finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
    await sleep(1);
  }
  await Promise.all(underWay);
}

async function askAndHold(path: string, due: number): Promise<void> {
  try {
    const answered = await connections.ask(path);
    times.push(performance.now() - due);
    answers[answered.status] = (answers[answered.status] ?? 0) + 1;
    const problem = isHeld ? problemOf(path, answered) : null;
    if (problem) wrong.push(problem);
  } catch (error) {
    wrong.push(`${path}: ${String(error)}`);
  }
}

function problemOf(path: string, { status, retryAfter, body }: Answer): string | null {
  if (status === 200) return pages.get(path)?.equals(body) ? null : `${path} is another page than in quiet times`;
  if (status !== 503 && status !== 429) return `${path} answered ${status}`;
  return retryAfter > 0 ? null : `${path} answered ${status} and not when to come back`;
}

function findings(): Findings {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { answers, wrong: wrong.slice(0, 20), median: at(0.5), p99: at(0.99), longest: at(1) };
}
