import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { undoMinutes } from '#services/members/store/record-store.ts';
import type { Sent } from '#services/members/vocabulary/testing.ts';
import type { Visitor } from '../accounts.ts';
import { pick } from '../bench/generated-words.ts';
import { askingRecords, at, type Changed, type Many, recordOf } from '../records.ts';

type Kept = { kind: Many; id: string; version: number; mark: string };
type Around = { random(): number; isUp(): boolean };
/** A change: what is asked under its key, and what is known once it is acknowledged. */
type Change = { ask(key: string): Promise<Changed>; done(changed: Changed): void; logged: 'added' | 'changed' | 'removed' | 'restored' };

/** In which field of each kind a mark stands. */
const marked = { diagnosis: 'diagnosisDateYear', treatment: 'notes' } as const satisfies Record<Many, string>;
/** So many records at most, so that reading them all stays quick. */
const mostRecords = 12;
/** A change is not acknowledged for so long, in milliseconds: the site does not come back. */
const longestCut = 120_000;
/** The site gives twice as long, in milliseconds. */
const restoredWithin = (undoMinutes / 2) * 60_000;
/** Of changes that were acknowledged, so many are sent again under their key all the same. */
const sentTwice = 0.15;

const seen = z.looseObject({ id: z.string(), version: z.number() });

/** A member who changes their records one after the other, each change under a key of its own until it is acknowledged. */
export class Teller {
  readonly name: string;
  readonly faults: string[] = [];
  /** How many changes were acknowledged, and how often one was sent again. */
  made = 0;
  again = 0;
  readonly #asking: ReturnType<typeof askingRecords>;
  readonly #around: Around;
  readonly #logged = new Map<string, number>();
  readonly #kept: Kept[] = [];
  readonly #removed: { record: Kept; at: number }[] = [];
  #profile = { version: 0, bio: '' };

  constructor(name: string, visitor: Visitor, around: Around) {
    this.name = name;
    this.#asking = askingRecords(visitor);
    this.#around = around;
  }

  async tell(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#make(this.#next());
  }

  /** Holds what is there against what was acknowledged; `logged` is what the log says was done. */
  async check(logged: ReadonlyMap<string, number>): Promise<string[]> {
    const faults: string[] = [];
    const expectSame = (what: string, is: unknown, wanted: unknown) => {
      const [said, told] = [JSON.stringify(is), JSON.stringify(wanted)];
      if (said !== told) faults.push(`${this.name}, ${what}: ${said} and not ${told}`);
    };
    const { version, bio } = await this.#asking.profile();
    expectSame('profile', { version, bio }, this.#profile);
    for (const kind of ['diagnosis', 'treatment'] as const) {
      const found = (await this.#asking.list(kind)).map((record) => ({ ...at(seen.parse(record)), mark: String(record[marked[kind]]) }));
      const wanted = this.#kept.filter((each) => each.kind === kind).map((each) => ({ ...at(each), mark: each.mark }));
      expectSame(kind, byId(found), byId(wanted));
    }
    expectSame('log', [...logged].sort(), [...this.#logged].sort());
    return faults;
  }

  /** Sends a change until it is acknowledged. */
  async #make({ ask, done, logged }: Change): Promise<void> {
    const key = randomUUID();
    const deadline = performance.now() + longestCut;
    const answer = await this.#untilAnswered(() => ask(key), deadline);
    done(answer);
    this.#logged.set(logged, (this.#logged.get(logged) ?? 0) + 1);
    this.made += 1;
    if (this.#around.random() >= sentTwice) return;
    this.again += 1;
    const second = await this.#untilAnswered(() => ask(key), deadline);
    if (JSON.stringify(second) !== JSON.stringify(answer))
      this.faults.push(`${this.name}: sent again, a change was answered ${JSON.stringify(second)} and not ${JSON.stringify(answer)}`);
  }

  async #untilAnswered(ask: () => Promise<Changed>, deadline: number): Promise<Changed> {
    for (;;) {
      const answer = await ask().catch((error: unknown) => String(error));
      if (typeof answer !== 'string') return answer;
      if (!isCut(answer)) throw new Error(`${this.name} was answered ${answer}`);
      if (performance.now() > deadline) throw new Error(`${this.name} was not answered any more: ${answer}`);
      this.again += 1;
      do await sleep(50);
      while (!this.#around.isUp());
    }
  }

  #next(): Change {
    const { random } = this.#around;
    const diagnosis = this.#kept.find(({ kind }) => kind === 'diagnosis');
    if (!diagnosis) return this.#add('diagnosis', {});
    if (this.#kept.length >= mostRecords) return this.#remove();
    const steps: (() => Change)[] = [
      () => this.#changeProfile(),
      () => this.#add('diagnosis', {}),
      () => this.#add('treatment', { diagnosisIds: [diagnosis.id] }),
      () => this.#change(),
      () => this.#change(),
      () => this.#remove(),
      () => this.#restore(),
    ];
    return pick([() => this.#changeProfile(), ...steps], random)();
  }

  /** Another value for the field of its kind that is marked, with all that a record needs. */
  #marked(kind: Many): { mark: string; sent: Sent } {
    const number = Math.floor(this.#around.random() * 60);
    return kind === 'diagnosis'
      ? { mark: String(1960 + number), sent: { diagnosed: 'yes', diagnosisDateYear: 1960 + number } }
      : { mark: `note ${number}`, sent: { type: 'surgery', status: 'planning', notes: `note ${number}` } };
  }

  #add(kind: Many, more: Sent): Change {
    const { mark, sent } = this.#marked(kind);
    return {
      logged: 'added',
      ask: (key) => this.#asking.add(kind, { ...sent, ...more }, key),
      done: (changed) => void this.#kept.push({ kind, ...at(recordOf(changed)), mark }),
    };
  }

  #change(): Change {
    const record = this.#any(this.#kept);
    if (!record) return this.#changeProfile();
    const { mark, sent } = this.#marked(record.kind);
    const version = at(record);
    return {
      logged: 'changed',
      ask: (key) => this.#asking.update(record.kind, version, sent, key),
      done: (changed) => void Object.assign(record, at(recordOf(changed)), { mark }),
    };
  }

  #remove(): Change {
    const record = this.#any(this.#kept);
    if (!record) return this.#changeProfile();
    return {
      logged: 'removed',
      ask: (key) => this.#asking.remove(record.kind, at(record), key),
      done: ({ outcome }) => {
        if (outcome !== 'REMOVED') throw new Error(`${this.name} removed a record, and was answered ${outcome}`);
        this.#kept.splice(this.#kept.indexOf(record), 1);
        this.#removed.push({ record, at: performance.now() });
      },
    };
  }

  /** Of what was removed, the latest, while it can be brought back for long enough. */
  #restore(): Change {
    const latest = this.#removed.at(-1);
    if (!latest || performance.now() - latest.at > restoredWithin) return this.#changeProfile();
    const { record } = latest;
    return {
      logged: 'restored',
      ask: (key) => this.#asking.restore(record.kind, { id: record.id }, key),
      done: (changed) => {
        const { version } = recordOf(changed);
        if (version !== record.version)
          this.faults.push(`${this.name}: a record came back as version ${version} and not ${record.version}`);
        this.#removed.pop();
        this.#kept.push(record);
      },
    };
  }

  #changeProfile(): Change {
    const bio = `told ${randomUUID()}`;
    const { version } = this.#profile;
    return {
      logged: version === 0 ? 'added' : 'changed',
      ask: (key) => this.#asking.updateProfile({ bio }, version, key),
      done: (changed) => {
        this.#profile = { version: recordOf(changed).version, bio };
      },
    };
  }

  #any(records: readonly Kept[]): Kept | undefined {
    return records[Math.floor(this.#around.random() * records.length)];
  }
}

/** Whether the connection broke, or the site says that it cannot answer now. */
export const isCut = (answer: string) => /fetch failed|UNAVAILABLE|terminated|socket|ECONN/.test(answer);

const byId = (records: readonly { id: string }[]) => records.toSorted((one, other) => one.id.localeCompare(other.id));
