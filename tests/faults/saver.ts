import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../accounts.ts';
import { pick } from '../bench/generated-words.ts';
import { askingSaved } from '../saved.ts';
import { isCut } from './teller.ts';

type Around = { random(): number; isUp(): boolean };
type Entries = readonly [string, ...string[]];
type Change = { by: 'save' | 'remove'; entry: string; key: string };

/** A change is not acknowledged for so long, in milliseconds: the site does not come back. */
const longestCut = 120_000;
/** Of changes that were acknowledged, so many arrive again later, when the same entry may have been changed since. */
const arrivesAgain = 0.2;
/** So many changes may lie between. */
const latest = 5;

/** One of the tabs of a member: it saves and removes entries of its own, one after the other, each until that is acknowledged. */
export class Saver {
  readonly saved = new Set<string>();
  readonly faults: string[] = [];
  made = 0;
  again = 0;
  readonly #asking: ReturnType<typeof askingSaved>;
  readonly #entries: Entries;
  readonly #around: Around;
  readonly #late: Change[] = [];

  constructor(visitor: Visitor, entries: Entries, around: Around) {
    this.#asking = askingSaved(visitor);
    this.#entries = entries;
    this.#around = around;
  }

  async save(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#change();
      if (this.#late.length > 0 && this.#around.random() < 1 / latest) await this.#sendAgain();
    }
    while (this.#late.length > 0) await this.#sendAgain();
  }

  /** The entries on the list that are this tab's. */
  async listed(): Promise<string[]> {
    return (await this.#asking.ids()).filter((id) => this.#entries.includes(id)).sort();
  }

  async #change(): Promise<void> {
    const entry = pick(this.#entries, this.#around.random);
    const change: Change = { by: this.saved.has(entry) ? 'remove' : 'save', entry, key: randomUUID() };
    const outcome = await this.#untilAnswered(change);
    if (outcome !== (change.by === 'save' ? 'SAVED' : 'REMOVED')) this.faults.push(`${change.by} ${entry} was answered ${outcome}`);
    if (change.by === 'save') this.saved.add(entry);
    else this.saved.delete(entry);
    this.made += 1;
    if (this.#around.random() < arrivesAgain) this.#late.push(change);
  }

  /** What was made already arrives once more: it is answered by how its entry stands, and changes nothing. */
  async #sendAgain(): Promise<void> {
    const change = this.#late.shift();
    if (!change) return;
    this.again += 1;
    const outcome = await this.#untilAnswered(change);
    const wanted = this.saved.has(change.entry) ? 'SAVED' : 'REMOVED';
    if (outcome !== wanted) this.faults.push(`${change.by} ${change.entry}, sent again, was answered ${outcome} and not ${wanted}`);
  }

  async #untilAnswered({ by, entry, key }: Change): Promise<string> {
    const deadline = performance.now() + longestCut;
    for (;;) {
      const answer = await this.#asking[by](entry, key).then(
        (outcome) => ({ outcome }),
        (error: unknown) => String(error),
      );
      if (typeof answer !== 'string') return answer.outcome;
      if (!isCut(answer)) throw new Error(`a change was answered ${answer}`);
      if (performance.now() > deadline) throw new Error(`a change was not answered any more: ${answer}`);
      this.again += 1;
      do await sleep(50);
      while (!this.#around.isUp());
    }
  }
}
