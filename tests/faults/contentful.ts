import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '#app/addresses/site.ts';
import type { ContentfulSpace } from '#config/contentful.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { bothLocales } from '#services/contentful/testing.ts';
import { generatedFile, generatedItems, generatedMapping, generatedTypes } from '#tests/bench/generated-space.ts';
import { randomOf } from '#tests/bench/generated-words.ts';
import { timed } from '#tests/bench/timed.ts';
import { deliveryToken, StandInSpace } from '#tests/contentful-space.ts';
import { TemporaryDirectory } from '../processes.ts';
import { Child } from './child.ts';
import { differences, type LibraryRows, libraryRows } from './library-rows.ts';

type Options = { entries: number; kills: number; say(line: string): void };
type Kind = 'initial' | 'delta';

const longest = 600_000;
/** So many entries are unpublished in every other change, and published again in the next. */
const takenBack = 5;
/** Each so manyth is killed while another waits, which takes over from it. */
const besideAnother = 5;

/**
 * Kills what brings over a space again and again, while it comes over at first and while it changes, each time while there is something to do,
 * and after that lets it run: the library has to be the one that a sync brings which nobody killed, with nothing half.
 */
export async function proveContentful({ entries, kills, say }: Options): Promise<{ faults: string[] }> {
  await using data = new TemporaryDirectory();
  const space = new StandInSpace();
  const at = await space.start();
  space.contentTypes = generatedTypes;
  space.locales = bothLocales;
  const root = path.join(data.path, 'library');
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'contentful.yaml'), JSON.stringify(generatedMapping));
  const database = await openDatabase({ dataDirectory: data.path });
  try {
    const rounds = new Rounds({ space, at, database, root, data: data.path, entries });
    for (const kind of ['initial', 'delta'] as const) say(await rounds.prove(kind, kills));
    for (const fault of rounds.faults.slice(0, 20)) say(`FAULT ${fault}`);
    return { faults: rounds.faults };
  } finally {
    await database.close();
    await space.stop();
  }
}

type Parts = { space: StandInSpace; at: ContentfulSpace; database: Database; root: string; data: string; entries: number };

class Rounds {
  readonly faults: string[] = [];
  readonly #parts: Parts;
  readonly #random = randomOf('moments of kills');
  #changes = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#change();
  }

  /** Gives what happened, in words. */
  async prove(kind: Kind, kills: number): Promise<string> {
    const before = this.faults.length;
    await this.#begin(kind);
    // A whole run tells how long there is to kill one in.
    const { ms: span } = await timed(() => this.#runWhole());
    let [wholes, killed] = [0, 0];
    await this.#compare(kind);
    await this.#begin(kind);
    while (killed < kills) {
      const takesOver = killed % besideAnother === besideAnother - 1;
      if (await this.#kill(this.#random() * span, takesOver)) killed += 1;
      if (!takesOver && (await this.#isToDo())) continue;
      // It was over before it could be killed, or another took over: there is something to do again.
      await this.#runWhole();
      wholes += 1;
      this.#expectMarks(await libraryRows(this.#parts.database.db), kind);
      if (killed < kills) await this.#begin(kind);
    }
    await this.#runWhole();
    await this.#compare(kind);
    return `${kind}: ${kills} kills while it ran (${(span / 1_000).toFixed(1)} s unkilled), whole ${wholes} times between; ${this.faults.length - before} faults`;
  }

  /** Something to do: everything anew, or a change of everything. */
  async #begin(kind: Kind): Promise<void> {
    if (kind === 'delta') return this.#change();
    const { db } = this.#parts.database;
    for (const table of ['redirect', 'entry', 'entry_version', 'asset', 'contentful_item'] as const) await db.deleteFrom(table).execute();
    await db.updateTable('contentful_sync').set({ sync_url: null, run_kind: null, next_page: null, model_hash: null }).execute();
  }

  #change(): void {
    const { space, entries } = this.#parts;
    this.#changes += 1;
    const items = generatedItems({ count: entries, mark: this.#mark });
    for (const item of items) space.publish(item);
    if (this.#changes % 2 === 0) for (const { sys } of items.slice(0, takenBack)) space.takeBack(sys.id);
  }

  get #mark(): string {
    return `change${this.#changes}`;
  }

  #start(): Child {
    const { data, root, at } = this.#parts;
    return new Child('tests/faults/syncing.ts', [data, root, at.url.replace('://', `://${deliveryToken}@`)], data);
  }

  /** Whether it was killed while it ran. */
  async #kill(afterMs: number, takesOver: boolean): Promise<boolean> {
    const children = [this.#start(), ...(takesOver ? [this.#start()] : [])];
    await Promise.all(children.map((child) => child.says('ready', longest)));
    await sleep(afterMs);
    const [first, second] = children;
    const wasRunning = first?.isOver === false;
    first?.kill();
    await second?.says('done', longest);
    for (const child of children) await child.endsWithin(longest);
    return wasRunning;
  }

  async #runWhole(): Promise<void> {
    const child = this.#start();
    await child.says('done', longest);
    await child.endsWithin(longest);
  }

  async #isToDo(): Promise<boolean> {
    const { db } = this.#parts.database;
    const pending = await db.selectFrom('contentful_item').select('id').where('pending', '=', true).limit(1).executeTakeFirst();
    const { run_kind, sync_url } = await db.selectFrom('contentful_sync').select(['run_kind', 'sync_url']).executeTakeFirstOrThrow();
    const told = await db.selectFrom('contentful_item').select('id').limit(1).executeTakeFirst();
    return pending !== undefined || run_kind !== null || sync_url === null || told === undefined || !(await this.#hasMark());
  }

  async #hasMark(): Promise<boolean> {
    const { db } = this.#parts.database;
    return (await db.selectFrom('entry').select('id').where('title', 'like', `%${this.#mark}`).limit(1).executeTakeFirst()) !== undefined;
  }

  /** Whether every text of the space is there as it is now, and none that is not. */
  #expectMarks({ entries }: LibraryRows, kind: Kind): void {
    const expected = [...this.#parts.space.published().keys()]
      .filter((id) => id.startsWith('Art'))
      .flatMap((id) => [`${id} en`, `${id} es`]);
    const shown = new Map(entries.map((row) => [`${row.id} ${row.locale}`, row]));
    this.faults.push(
      ...expected.filter((key) => !shown.has(key)).map((key) => `${kind}: ${key} is not there`),
      ...[...shown.keys()].filter((key) => !expected.includes(key)).map((key) => `${kind}: ${key} is there, and not in the space`),
      ...[...shown]
        .filter(([, { title, search_text }]) => !title.endsWith(this.#mark) || !search_text.includes(this.#mark))
        .map(([key]) => `${kind}: ${key} is an older one`),
    );
  }

  /** Holds the library against one that nobody killed while it came over. */
  async #compare(kind: Kind): Promise<void> {
    const { at: space, database, root, data } = this.#parts;
    const found = await libraryRows(database.db);
    this.#expectMarks(found, kind);
    const dataDirectory = path.join(data, `whole ${this.#changes} ${this.faults.length}`);
    const whole = await openDatabase({ dataDirectory });
    try {
      const { kind: outcome } = await spaceSync({ db: whole.db, space, site, root, dataDirectory, fetchFile: generatedFile }).run(
        new AbortController().signal,
      );
      if (outcome !== 'done') this.faults.push(`${kind}: the sync that nobody killed: ${outcome}`);
      this.faults.push(...differences(found, await libraryRows(whole.db)).map((each) => `${kind}: ${each}`));
    } finally {
      await whole.close();
    }
    const pending = await database.db.selectFrom('contentful_item').select('id').where('pending', '=', true).execute();
    this.faults.push(...pending.map(({ id }) => `${kind}: ${id} is still to be published`));
  }
}
