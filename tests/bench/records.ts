import { newMemberKey } from '#config/member-keys.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { binariesUnderTest } from '#database/testing-binaries.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import type { Caller } from '#services/identity/shared.ts';
import { good, newMember, type TestIdentity, testAudit, testIdentity } from '#services/identity/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { type Members, members } from '#services/members/members.ts';
import { TemporaryDirectory } from '../processes.ts';
import { pick, randomOf } from './generated-words.ts';
import { fillWithMembers, settle } from './member-rows.ts';

type Say = (line: string) => void;
/** `measured` are those of the members whose records are truly sealed, and asked for. */
type Options = { many: number; few: number; measured: number; rounds: number; reads: number; say: Say };

const clients = 20;
/** A whole record beside one row of it; and with many members beside few. */
const limits = { whole: 4, many: 1.5 };

/**
 * How long it takes to read the whole record of a member, with its transaction and its unsealing, beside one row of it that is read by
 * the same role in the same kind of transaction: where members are few, and where they are many. The four are measured in turns, so
 * that what else the machine does bears on all of them.
 */
export async function measureRecords({ many, few, measured, rounds, reads, say }: Options): Promise<boolean> {
  await using fewData = new TemporaryDirectory();
  await using manyData = new TemporaryDirectory();
  const sites: MeasuredSite[] = [];
  try {
    for (const [data, count] of [
      [fewData, few],
      [manyData, many],
    ] as const) {
      const site = await MeasuredSite.open(data.path, count);
      sites.push(site);
      const rows = await site.fill(measured);
      say(`${site.name.padStart(15)}  ${rows} rows of records; ${measured} of the members are asked for`);
    }
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++) for (const site of sites) await site.measure(reads, round > 0);
    const [ofFew = Number.NaN, ofMany = Number.NaN] = sites.map((site) => site.whole.p95);
    for (const site of sites)
      say(
        `${site.name.padStart(15)}  one row p50 ${shown(site.row.p50)} p95 ${shown(site.row.p95)}   whole p50 ${shown(site.whole.p50)} p95 ${shown(site.whole.p95)}   whole / row ${ratio(site.whole.p95, site.row.p95)} (at most ${limits.whole})`,
      );
    say(`many / few ${ratio(ofMany, ofFew)} (at most ${limits.many})`);
    return sites.every(({ whole, row }) => whole.p95 <= limits.whole * row.p95) && ofMany <= limits.many * ofFew;
  } finally {
    for (const site of sites) await site.close();
  }
}

/** How long each reading took, in milliseconds. */
class Times {
  readonly #taken: number[] = [];

  async take(read: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    await read();
    this.#taken.push(performance.now() - started);
  }

  get p50(): number {
    return this.#at(0.5);
  }

  get p95(): number {
    return this.#at(0.95);
  }

  #at(share: number): number {
    return this.#taken.toSorted((a, b) => a - b)[Math.floor(this.#taken.length * share)] ?? Number.NaN;
  }
}

/** A member with records, as their browser asks for them. */
type Asker = { caller: Caller; profileId: string };

/** A database with members, some of whom are asked for. */
class MeasuredSite {
  readonly name: string;
  row = new Times();
  whole = new Times();
  readonly #dataDirectory: string;
  readonly #count: number;
  readonly #database: Database;
  readonly #identity: TestIdentity;
  readonly #members: Members;
  readonly #askers: Asker[] = [];
  readonly #random = randomOf('which member');

  private constructor(dataDirectory: string, count: number, database: Database) {
    this.name = `${count} members`;
    this.#dataDirectory = dataDirectory;
    this.#count = count;
    this.#database = database;
    this.#identity = testIdentity(database.db);
    const { jobs } = this.#identity.parts;
    this.#members = members({ db: database.db, identity: this.#identity, ring: keyRing([newMemberKey(new Date())], testAudit), jobs });
  }

  static async open(dataDirectory: string, count: number): Promise<MeasuredSite> {
    const database = await openDatabase({ dataDirectory, binaries: binariesUnderTest(), install: installSiteJobs });
    return new MeasuredSite(dataDirectory, count, database);
  }

  /** Half of those who are asked for come before the others, half after them. Answers how many rows of records there are. */
  async fill(measured: number): Promise<number> {
    const comes = async (until: number) => {
      while (this.#askers.length < until) this.#askers.push(await this.#someone());
    };
    await comes(measured / 2);
    const connection = await embeddedConnection(this.#dataDirectory);
    await fillWithMembers(connection, this.#count - measured / 2);
    await comes(measured);
    return settle(connection);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async measure(reads: number, counts: boolean): Promise<void> {
    const [row, whole] = counts ? [this.row, this.whole] : [new Times(), new Times()];
    await this.#eachClient(reads, (asker) => row.take(() => this.#oneRow(asker)));
    await this.#eachClient(reads, (asker) => whole.take(() => this.#wholeRecord(asker)));
  }

  async #eachClient(reads: number, read: (asker: Asker) => Promise<void>): Promise<void> {
    const [first, ...others] = this.#askers;
    if (!first) throw new Error('nobody is asked for');
    let left = reads;
    const work = async () => {
      while (left-- > 0) await read(pick([first, ...others], this.#random));
    };
    await Promise.all(Array.from({ length: clients }, work));
  }

  async #oneRow({ caller, profileId }: Asker): Promise<void> {
    const read = this.#identity.asMember(caller, (transaction) =>
      transaction.selectFrom('member_record').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow(),
    );
    good(await read);
  }

  async #wholeRecord({ caller }: Asker): Promise<void> {
    const { profile, diagnoses, treatments } = good(await this.#members.whole(caller));
    if (!profile || diagnoses.length !== 1 || treatments.length !== 1) throw new Error('the record is not whole');
  }

  /** A member who has told something of each kind. */
  async #someone(): Promise<Asker> {
    const { browser } = await newMember(this.#identity);
    const { caller } = browser;
    const key = crypto.randomUUID();
    const profile = recordOf(good(await this.#members.changeProfile(caller, { key, version: 0, sent: toldOf.profile })));
    const diagnosis = recordOf(good(await this.#members.diagnosis.add(caller, { key: `${key}-1`, sent: toldOf.diagnosis })));
    const treatment = { ...toldOf.treatment, diagnosisIds: [diagnosis.id] };
    recordOf(good(await this.#members.treatment.add(caller, { key: `${key}-2`, sent: treatment })));
    return { caller, profileId: profile.id };
  }
}

const toldOf = {
  profile: {
    ...{
      persona: 'in-treatment',
      birthdate: '1971-03-09',
      sex: 'female',
      city: 'Tucson',
      country: 'US',
      state: 'AZ',
      timeZone: 'America/Phoenix',
    },
    ...{ bio: 'I walk a lot, and I like to read. '.repeat(12), tagline: 'One day after the other', occupation: 'Teacher' },
  },
  diagnosis: {
    ...{
      diagnosed: 'yes',
      cancerTypes: ['IDC'],
      diagnosisDateYear: 2024,
      diagnosisDateMonth: 5,
      stage: 'IIA',
      side: 'left',
      size: '2-2.9',
    },
    ...{ grade: '2', estrogen: 'positive', progesterone: 'positive' },
  },
  treatment: { type: 'surgery', status: 'finished', startedAt: '2024-06', notes: 'The surgeon drew it on paper for me. '.repeat(8) },
};

function recordOf<Record>(outcome: { kind: 'stored'; record: Record } | { kind: string }): Record {
  if ('record' in outcome) return outcome.record;
  throw new Error(`a record was answered ${JSON.stringify(outcome)}`);
}

const shown = (ms: number) => ms.toFixed(1).padStart(6);
const ratio = (one: number, other: number) => (one / other).toFixed(2);
