import { setTimeout as sleep } from 'node:timers/promises';
import { newMember, Visitor } from '../accounts.ts';
import { randomOf } from '../bench/generated-words.ts';
import { patience } from '../patience.ts';
import { freePort, PublishedDirectory, waitUntil } from '../processes.ts';
import { KilledSite } from './killed-site.ts';

type Options = { signUps: number; kills: number; seed?: number; say(line: string): void };

/** So many sign up side by side. */
const sideBySide = 4;
/** At most so long after the one that it waits for a kill comes, in milliseconds. */
const latestKill = 120;
/** A mail that was being sent when all was killed is taken for lost, and sent again, within this, in milliseconds. */
const longestMail = 300_000;

/**
 * Has people sign up while the web process is killed again and again, and its database with it. Whoever was told to be a member is one
 * and can sign in, and the mail of each member is sent in the end; whoever was told nothing is a member with a mail, or neither.
 */
export async function proveAccounts({ signUps, kills, seed = 1, say }: Options): Promise<{ faults: string[] }> {
  await using data = new PublishedDirectory();
  const random = randomOf(`accounts ${seed}`);
  const site = new KilledSite(await freePort(), data.path);
  const people = new People(site, signUps);
  const faults: string[] = [];
  await site.start();
  try {
    const signingUp = Promise.all(Array.from({ length: sideBySide }, () => people.signUp()));
    for (let kill = 1; kill <= kills; kill++) {
      const awaited = Math.round((kill * signUps) / (kills + 1));
      await waitUntil(() => people.acknowledged.size >= awaited, patience, `${awaited} have signed up`);
      await sleep(random() * latestKill);
      const before = people.acknowledged.size;
      await site.kill();
      await site.start();
      say(`${String(kill).padStart(3)}  killed after ${before} sign-ups, ready again after ${(site.readyAfterMs / 1000).toFixed(1)} s`);
    }
    await signingUp;
    faults.push(...people.faults);

    const members = new Set<string>();
    await eachOf([...people.acknowledged, ...people.doubtful], async (name) => {
      if (await people.canSignIn(name)) members.add(name);
      else if (people.acknowledged.has(name)) faults.push(`${name} was told to be a member, and cannot sign in`);
    });
    const without = async () => {
      const mails = await site.mails();
      return [...members].filter((name) => !mails.has(newMember(name).email));
    };
    const waited = await waitUntil(async () => (await without()).length === 0, longestMail, 'each has a mail').catch(async () => {
      for (const name of await without()) faults.push(`${name} is a member, and was sent no mail`);
      return longestMail;
    });
    const mails = await site.mails();
    for (const name of people.doubtful)
      if (!members.has(name) && mails.has(newMember(name).email)) faults.push(`${name} is no member, and was sent a mail`);
    for (const each of faults.slice(0, 20)) say(`FAULT ${each}`);
    const twice = [...mails.values()].filter((times) => times > 1).length;
    say(
      `${people.acknowledged.size} sign-ups under ${kills} kills: ${people.doubtful.size} were told nothing, ${members.size} are members; ` +
        `all mails after ${(waited / 1000).toFixed(1)} s, ${twice} of them twice; ${faults.length} faults`,
    );
    return { faults };
  } finally {
    await site.end();
  }
}

/** Those who sign up, each once. */
class People {
  readonly acknowledged = new Set<string>();
  /** The connection broke, or the database was away, before they were told what became of it. */
  readonly doubtful = new Set<string>();
  readonly faults: string[] = [];
  readonly #site: KilledSite;
  readonly #most: number;
  #count = 0;

  constructor(site: KilledSite, most: number) {
    this.#site = site;
    this.#most = most;
  }

  /** One after the other, until so many have been told that they are members. */
  async signUp(): Promise<void> {
    while (this.acknowledged.size < this.#most) {
      if (!this.#site.isUp) await sleep(20);
      else await this.#signUpOne();
    }
  }

  async #signUpOne(): Promise<void> {
    this.#count += 1;
    const name = `member${this.#count}`;
    const visitor = new Visitor(this.#site.origin);
    const reply = await visitor.post('/sign-up', newMember(name)).catch(() => null);
    if (reply === null || reply.status === 503) this.doubtful.add(name);
    else if ((reply.status === 303 || reply.status === 200) && visitor.isSignedIn) this.acknowledged.add(name);
    else this.faults.push(`${name} was answered ${reply.status} when signing up`);
    if (this.faults.length > this.#most) throw new Error(this.faults[0]);
  }

  async canSignIn(name: string): Promise<boolean> {
    const { email, password } = newMember(name);
    const visitor = new Visitor(this.#site.origin);
    let status = 503;
    const isAnswered = async () => {
      ({ status } = await visitor.post('/login', { login: email, password }));
      // On a busy machine hashing has a queue, which says so.
      return status !== 503;
    };
    await waitUntil(isAnswered, patience, `${name} is answered`);
    return status === 303 && visitor.isSignedIn;
  }
}

async function eachOf<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const work = async () => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
}
