import { setTimeout as sleep } from 'node:timers/promises';
import { type Look, look } from './looks.ts';

/**
 * How often a process may be asked for a page in vain: it has none, or one of before and says so, since too much is asked of it or its
 * connections were cut. A count, since that takes as long as the machine is busy.
 */
const mostTries = 3_000;
/** Before it is asked again, in milliseconds; longer where it is busy. */
const [pause, pauseForBusy] = [10, 100];
const atOnce = 8;

type Web = { name: string; port: number };

/** Holds what web processes hand out against what the same address gives when it is made anew. */
export class Comparison {
  readonly faults: string[] = [];
  compared = 0;
  /** How many of those came from a cache. */
  kept = 0;
  /** Of each page that was old when it was first asked for: how long after the change it still was, in milliseconds. */
  readonly oldFor: number[] = [];
  readonly #fresh: number;
  readonly #webs: readonly Web[];
  readonly #oldAtMost: number;

  /** `oldAtMost` is how long after a change an old page may be handed out as if it were right, in milliseconds. */
  constructor(fresh: number, webs: readonly Web[], oldAtMost: number) {
    this.#oldAtMost = oldAtMost;
    this.#fresh = fresh;
    this.#webs = webs;
  }

  get summary(): string {
    const sorted = this.oldFor.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return `${this.compared} pages equal, ${this.kept} of them kept; ${sorted.length} were old at first, after ${at(0.5)} ms (median), ${at(0.99)} (p99), ${at(1)} (max)`;
  }

  /** `since` is when the last change was done, in milliseconds since 1970. Nothing may change until this is through. */
  async compare(paths: readonly string[], since: number, what: string): Promise<void> {
    const left = [...paths];
    const compareNext = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await this.#comparePage(path, since, what);
    };
    await Promise.all(Array.from({ length: atOnce }, compareNext));
  }

  async #comparePage(path: string, since: number, what: string): Promise<void> {
    const fresh = await look(this.#fresh, path);
    if (fresh.status >= 500) this.faults.push(`${path} made anew answered ${fresh.status} after ${what}`);
    await Promise.all(this.#webs.map((web) => this.#compareWith(fresh, path, web, since, what)));
  }

  async #compareWith(fresh: Look, path: string, { name, port }: Web, since: number, what: string): Promise<void> {
    let oldAt: number | null = null;
    for (let tries = 1; ; tries += 1) {
      const seen = await look(port, path);
      if (seen.sum === fresh.sum) {
        this.compared += 1;
        if (seen.wasKept) this.kept += 1;
        if (oldAt !== null) this.oldFor.push(oldAt - since);
        return;
      }
      const after = seen.asked - since;
      if (seen.status !== 503) oldAt = seen.asked;
      if (seen.isAdmitted ? tries >= mostTries : after > this.#oldAtMost) {
        const from = seen.wasKept ? 'from its cache' : 'made anew';
        this.faults.push(`${name} answered ${path} with ${seen.status} ${from} instead of ${fresh.status}, ${after} ms after ${what}`);
        return;
      }
      await sleep(seen.isAdmitted ? pauseForBusy : pause);
    }
  }
}
