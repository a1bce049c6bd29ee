import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { tokenPath } from '#services/outreach/shared.ts';
import { Visitor } from '../accounts.ts';
import { freePort, Program, PublishedDirectory, waitUntil } from '../processes.ts';
import { KilledSite } from './killed-site.ts';

type Options = { visitors: number; sent: number; kills: number; everyMs: number; say(line: string): void };

/** So many send side by side. */
const sideBySide = 12;
/** One in so many has no script: no token, no key, and a slower limit. */
const withoutScript = 10;
/** So long somebody takes to fill in a form, in milliseconds: less is too fast. */
const fillsIn = 2_100;
/** A mail that was being sent when all was killed is sent again within this, in milliseconds. */
const longestMail = 300_000;
/** So long nobody is refused without end, in milliseconds. */
const longestTry = 120_000;

const path = '/contact-us';

/**
 * Has visitors write from many addresses, limits on, while the web process and its database are killed in turn. What was acknowledged is
 * stored exactly once, with its mail; who is refused is told why, and holds all that they wrote.
 */
export async function proveOutreach({ visitors, sent, kills, everyMs, say }: Options): Promise<{ faults: string[] }> {
  await using data = new PublishedDirectory();
  const site = new KilledSite(await freePort(), data.path);
  const crowd = new Crowd(site, visitors);
  await site.start();
  try {
    let isOver = false;
    const sending = Promise.all(Array.from({ length: sideBySide }, () => crowd.sendUntil(() => isOver)));
    for (let kill = 1; kill <= kills; kill++) {
      await sleep(everyMs);
      const before = crowd.acknowledged.size;
      if (kill % 2 === 0) await site.killDatabase();
      else {
        await site.kill();
        await site.start();
      }
      say(`${String(kill).padStart(3)}  killed the ${kill % 2 === 0 ? 'database' : 'web process'} after ${before} were acknowledged`);
    }
    await waitUntil(() => crowd.acknowledged.size >= sent, 600_000, `${sent} are acknowledged`);
    isOver = true;
    await sending;
    const { faults } = crowd;
    const stored = await storedIn(data.path);
    for (const address of crowd.acknowledged) {
      const times = stored.get(address) ?? 0;
      if (times !== 1) faults.push(`what ${address} sent was acknowledged, and is stored ${times} times`);
    }
    for (const address of crowd.refused) if (stored.has(address)) faults.push(`${address} was refused, and is stored`);
    const without = async () => {
      const mails = await site.mails();
      return [...crowd.acknowledged].filter((address) => !mails.has(address));
    };
    const waited = await waitUntil(async () => (await without()).length === 0, longestMail, 'each has a mail').catch(async () => {
      for (const address of await without()) faults.push(`${address} was sent no mail`);
      return longestMail;
    });
    const mails = await site.mails();
    const twice = [...crowd.acknowledged].filter((address) => (mails.get(address) ?? 0) > 1).length;
    for (const each of faults.slice(0, 20)) say(`FAULT ${each}`);
    say(
      `${crowd.acknowledged.size} acknowledged from ${visitors} addresses under ${kills} kills, ${crowd.again} sent again, ${crowd.refused.size} refused for now: ` +
        `${stored.size} stored; all mails after ${(waited / 1000).toFixed(1)} s, ${twice} of them twice; ${faults.length} faults`,
    );
    return { faults };
  } finally {
    await site.end();
  }
}

/** Those who write, each time with an address of their own to be answered at. */
class Crowd {
  readonly acknowledged = new Set<string>();
  readonly refused = new Set<string>();
  readonly faults: string[] = [];
  /** How often something had to be sent again. */
  again = 0;
  readonly #site: KilledSite;
  readonly #visitors: Visitor[];
  #count = 0;

  constructor(site: KilledSite, visitors: number) {
    this.#site = site;
    this.#visitors = Array.from({ length: visitors }, () => new Visitor(site.origin));
  }

  async sendUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#sendOne();
  }

  async #sendOne(): Promise<void> {
    this.#count += 1;
    const number = this.#count;
    const visitor = this.#visitors[number % this.#visitors.length] ?? new Visitor(this.#site.origin);
    const hasScript = (number % this.#visitors.length) % withoutScript !== 0;
    const email = `v${number}@example.org`;
    const message = `This is what ${number} wrote.`;
    const begun = hasScript ? await this.#begin(visitor) : {};
    await sleep(fillsIn);
    const fields = { intent: 'contact', subject: 'question', message, email, ...begun };
    const until = Date.now() + longestTry;
    while (Date.now() < until) {
      const reply = await visitor.post(path, fields).catch(() => null);
      if (reply?.status === 303) {
        this.acknowledged.add(email);
        return;
      }
      if (reply) this.#judge(reply, email, message);
      if (reply?.status === 429) {
        this.refused.add(email);
        return;
      }
      // The connection broke, or the database is away: it is sent again as it was.
      this.again += 1;
      await sleep(200);
    }
    this.faults.push(`${email} was neither taken nor refused`);
  }

  /** Who is refused is told why, and what they wrote is there still. */
  #judge({ status, text }: { status: number; text: string }, email: string, message: string): void {
    if (status !== 429 && status !== 503) this.faults.push(`${email} was answered ${status}`);
    else if (!text.includes(message) || !text.includes(email)) this.faults.push(`the ${status} of ${email} does not hold what was written`);
    else if (!/role="alert"|<h1/.test(text)) this.faults.push(`the ${status} of ${email} says nothing`);
  }

  async #begin(visitor: Visitor): Promise<{ token?: string; key: string }> {
    const reply = await visitor.get(tokenPath).catch(() => null);
    return { key: randomUUID(), ...(reply?.status === 200 ? { token: reply.text } : {}) };
  }
}

const exported = z.array(z.object({ told: z.object({ email: z.string() }) }));

/** How often what each address sent is stored, as the staff's command has it. */
async function storedIn(dataDirectory: string): Promise<Map<string, number>> {
  const program = new Program('script/outreach.ts', { DATA_DIR: dataDirectory }, { words: ['export', 'contact', '--json'] });
  const { code } = await program.exited;
  if (code !== 0) throw new Error(`the export ended with ${code}: ${program.errors}`);
  const times = new Map<string, number>();
  for (const { told } of exported.parse(JSON.parse(program.output))) times.set(told.email, (times.get(told.email) ?? 0) + 1);
  return times;
}
