import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { cutJson, hangingUp, refusing, silence, slowly, standInRegistry } from '../testing-registry.ts';
import { type MadeStudy, madeStudy } from '../testing-studies.ts';
import { trials } from '../trials.ts';

const { db, ownerConfig } = await testDatabase();
const studies = (count: number): MadeStudy[] => Array.from({ length: count }, (_, at) => madeStudy(at + 1, 3));
const registry = await standInRegistry({ studies: [], dataTimestamp: '' });
afterAll(() => registry.close());

const start = new Date('2026-11-20T12:00:00Z');
let now = start;
const service = (patience?: number) =>
  trials(db, { url: registry.url, isSample: true }, { pace: 0, now: () => now, ...(patience && { patience }) });
const run = (patience?: number) => service(patience).mirror?.run(new AbortController().signal);
const nights = (count: number) => {
  now = new Date(now.getTime() + count * 24 * 60 * 60_000);
};
const openIds = async () => {
  const rows = await db.selectFrom('trial_study').select(['nct_id', 'status']).where('vanished_at', 'is', null).orderBy('nct_id').execute();
  return rows.flatMap(({ nct_id: id, status }) => (status === 'RECRUITING' || status === 'NOT_YET_RECRUITING' ? [id] : []));
};
const idsOf = (all: readonly MadeStudy[]) => all.map((each) => each.protocolSection.identificationModule.nctId);
const changes = async () =>
  (await db.selectFrom('trial_change').select(['nct_id', 'kind']).orderBy('id').execute()).map(({ kind }) => kind);
const state = () => db.selectFrom('trial_mirror').selectAll().executeTakeFirstOrThrow();

beforeEach(async () => {
  now = start;
  await db.deleteFrom('trial_study').execute();
  await db
    .updateTable('trial_mirror')
    .set({ source: null, data_timestamp: null, checked_at: null, run_kind: null, free_at: new Date(0), refusals: 0 })
    .execute();
  registry.has(() => null);
  registry.asked.length = 0;
});

describe('The copy of the registry', () => {
  test('is read whole at first, in pages, and then only where its date is another', async () => {
    registry.holds({ studies: studies(230), dataTimestamp: '2026-11-19T09:00:06' });
    expect(await run()).toMatchObject({ kind: 'done', whole: true, pages: 3, stored: 230, failed: [] });
    expect(await openIds()).toHaveLength(230);
    expect(registry.asked).toHaveLength(4);
    expect(await run()).toEqual({ kind: 'unchanged' });
    expect(registry.asked).toHaveLength(4);
    nights(1);
    expect(await run()).toEqual({ kind: 'unchanged' });
    expect(registry.asked).toHaveLength(5);
  });

  test('takes over what changed, and keeps what that was', async () => {
    const all = studies(5);
    registry.holds({ studies: all, dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    const [closed, criteria, site, added, untouched] = all.map((each) => structuredClone(each));
    if (!closed || !criteria || !site || !added || !untouched) throw new Error('there are five');
    for (const { protocolSection } of [closed, criteria, site, added]) {
      protocolSection.statusModule.overallStatus = 'RECRUITING';
      protocolSection.statusModule.lastUpdatePostDateStruct.date = '2026-11-20';
      for (const each of protocolSection.contactsLocationsModule.locations) each.status = 'RECRUITING';
    }
    registry.holds({ studies: [closed, criteria, site, added, untouched], dataTimestamp: '2026-11-20T09:00:00' });
    nights(1);
    await run();
    await db.deleteFrom('trial_change').execute();

    closed.protocolSection.statusModule.overallStatus = 'COMPLETED';
    criteria.protocolSection.eligibilityModule.eligibilityCriteria += '\n* One more thing';
    const [first] = site.protocolSection.contactsLocationsModule.locations;
    if (first) first.status = 'COMPLETED';
    added.protocolSection.contactsLocationsModule.locations.push({
      ...{ facility: 'A new one', status: 'RECRUITING', city: 'Ithaca', state: 'New York', country: 'United States' },
    });
    registry.holds({ studies: [closed, criteria, site, added, untouched], dataTimestamp: '2026-11-21T09:00:00' });
    nights(1);
    expect(await run()).toMatchObject({ kind: 'done', whole: false, stored: 4 });
    expect((await changes()).toSorted()).toEqual(['closed', 'criteria', 'site-added', 'site-closed']);
    expect(await openIds()).toHaveLength(4);
  });

  test('marks after a week what left the list, and opens it again where it comes back', async () => {
    const all = studies(8);
    registry.holds({ studies: all, dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    nights(7);
    registry.holds({ studies: all.slice(1), dataTimestamp: '2026-11-26T09:00:00' });
    expect(await run()).toMatchObject({ kind: 'done', whole: true, gone: 1 });
    expect(await openIds()).toEqual(idsOf(all.slice(1)));
    nights(7);
    registry.holds({ studies: all, dataTimestamp: '2026-12-03T09:00:00' });
    expect(await run()).toMatchObject({ kind: 'done', whole: true, gone: 0 });
    expect(await openIds()).toEqual(idsOf(all));
    expect((await changes()).slice(-2)).toEqual(['closed', 'opened']);
  });

  test('does not believe a list of which most is missing', async () => {
    registry.holds({ studies: studies(8), dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    nights(7);
    registry.holds({ studies: [], dataTimestamp: '2026-11-26T09:00:00' });
    expect(await run()).toMatchObject({ kind: 'done', gone: 0 });
    expect(await openIds()).toHaveLength(8);
  });

  test('leaves a study as it was that cannot be read, and says so', async () => {
    const all = studies(3);
    registry.holds({ studies: all, dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    nights(7);
    const broken = { protocolSection: { ...all[1]?.protocolSection, identificationModule: { nctId: idsOf(all)[1] } } };
    registry.holds({ studies: [all[0], broken, all[2], 7, null], dataTimestamp: '2026-11-26T09:00:00' });
    const outcome = await run();
    expect(outcome).toMatchObject({ kind: 'done', gone: 0, failed: [{ nctId: idsOf(all)[1], why: 'it has no title' }] });
    expect(await openIds()).toEqual(idsOf(all));
  });

  test('stores the others of a page of which the database refuses some', async () => {
    const all = studies(40);
    for (const at of [7, 8, 31]) {
      const { identificationModule } = all[at]?.protocolSection ?? {};
      if (identificationModule) identificationModule.briefTitle = 'Refused';
    }
    const owner = await openConnection(ownerConfig);
    onTestFinished(async () => {
      await owner.query('alter table trial_study drop constraint refuses');
      await owner.end();
    });
    await owner.query(`alter table trial_study add constraint refuses check (study->>'title' <> 'Refused')`);
    registry.holds({ studies: all, dataTimestamp: '2026-11-19T09:00:06' });
    const refused = [7, 8, 31].map((at) => ({ nctId: idsOf(all)[at], why: 'the database refused it: 23514' }));
    expect(await run()).toMatchObject({ kind: 'done', stored: 37, failed: expect.arrayContaining(refused) });
    expect(await openIds()).toEqual(idsOf(all.filter((_, at) => ![7, 8, 31].includes(at))));
    expect(await changes()).toHaveLength(37);
  });

  test('keeps what changed for as long as it is told to', async () => {
    registry.holds({ studies: studies(2), dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    const forget = (changesDays: number) =>
      trials(db, { url: registry.url, isSample: true }, { now: () => now, changesDays }).forgetChanges();
    nights(31);
    await forget(60);
    expect(await changes()).toEqual(['opened', 'opened']);
    await forget(30);
    expect(await changes()).toEqual([]);
  });

  test('of another registry keeps nothing', async () => {
    registry.holds({ studies: studies(3), dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    const other = trials(db, { url: 'https://registry.invalid/api/v2', isSample: false }, { pace: 0 });
    expect(await other.copy()).toBeNull();
    expect(await other.byIds(idsOf(studies(1)))).toEqual([]);
  });
});

describe('A run that is broken off', () => {
  test('goes on where it stood', async () => {
    registry.holds({ studies: studies(350), dataTimestamp: '2026-11-19T09:00:06' });
    const ending = new AbortController();
    registry.has((asked) => {
      if (asked !== 4) return null;
      ending.abort();
      return silence;
    });
    const aborted = await service().mirror?.run(ending.signal);
    expect(aborted).toEqual({ kind: 'silent', code: 'took too long' });
    expect(await openIds()).toHaveLength(200);
    await db
      .updateTable('trial_mirror')
      .set({ free_at: new Date(0) })
      .execute();
    registry.has(() => null);
    expect(await run()).toMatchObject({ kind: 'done', whole: true, pages: 2, stored: 150 });
    expect(await openIds()).toHaveLength(350);
    expect(registry.asked.filter((path) => !path.includes('pageToken') && path.includes('/studies'))).toHaveLength(1);
  });

  test('begins at its first page where the registry forgot the token, without losing what it stored', async () => {
    registry.holds({ studies: studies(250), dataTimestamp: '2026-11-19T09:00:06' });
    registry.has((asked) => (asked === 3 ? refusing(500) : null));
    expect(await run()).toEqual({ kind: 'silent', code: 'answered 500' });
    registry.has(() => null);
    registry.holds({ dataTimestamp: '2026-11-20T09:00:06' });
    await db
      .updateTable('trial_mirror')
      .set({ free_at: new Date(0) })
      .execute();
    expect(await run()).toEqual({ kind: 'silent', code: 'answered 400' });
    expect(await run()).toMatchObject({ kind: 'done', pages: 3, stored: 150 });
    expect(await openIds()).toHaveLength(250);
  });
});

describe.each([
  ['refuses for now', refusing(429, 120), 'answered 429'],
  ['forbids', refusing(403), 'answered 403'],
  ['is broken', refusing(500), 'answered 500'],
  ['never answers', silence, 'took too long'],
  ['answers too late', slowly(1_000, { studies: [] }), 'took too long'],
  ['cuts its JSON', cutJson, 'not JSON'],
  ['hangs up', hangingUp, 'cannot be reached'],
  ['says something else', (_: unknown, response: { end(text: string): void }) => response.end('{"error":1}'), 'not what was asked for'],
] as const)('A registry that %s', (_, trouble, code) => {
  test('is silent; the last good copy stays, with its date', async () => {
    registry.holds({ studies: studies(3), dataTimestamp: '2026-11-19T09:00:06' });
    await run();
    nights(1);
    registry.has(() => trouble);
    // Only where it would be waited for: a busy machine is late with good answers as well.
    expect(await run(code === 'took too long' ? 300 : undefined)).toEqual({ kind: 'silent', code });
    expect(await openIds()).toHaveLength(3);
    expect(await state()).toMatchObject({ data_timestamp: '2026-11-19T09:00:06', failure: code });
  });
});

describe('The pace', () => {
  test('is one request a second for all that ask together', async () => {
    registry.holds({ studies: studies(3), dataTimestamp: '2026-11-19T09:00:06' });
    const { turns } = await import('../registry/turn.ts');
    const waited: number[] = [];
    const processes = Array.from({ length: 5 }, () => turns(db, { wait: async (ms) => void waited.push(ms) }));
    // None has its turn before a minute is over, however busy the machine.
    const from = Date.now() + 60_000;
    await db
      .updateTable('trial_mirror')
      .set({ free_at: new Date(from) })
      .execute();
    const before = Date.now();
    await Promise.all(processes.map((each) => each.take(120_000)));
    const after = Date.now();
    expect(waited).toHaveLength(5);
    // In milliseconds, give or take what the clock of the database counts less of.
    for (const [turn, ms] of waited.toSorted((a, b) => a - b).entries()) {
      expect(ms).toBeGreaterThanOrEqual(from + turn * 1_000 - after - 5);
      expect(ms).toBeLessThanOrEqual(from + turn * 1_000 - before + 5);
    }
    expect(new Date((await state()).free_at).getTime() - from).toBe(5_000);
    await expect(processes[0]?.take(1_000)).rejects.toThrow('it is not our turn');
  });

  test('slows down with each refusal, and as the registry asks', async () => {
    const { turns } = await import('../registry/turn.ts');
    const each = turns(db, {});
    const freeIn = async () => {
      const { free_at: at } = await state();
      return (new Date(at).getTime() - Date.now()) / 1000;
    };
    await each.refused();
    const first = await freeIn();
    await db
      .updateTable('trial_mirror')
      .set({ free_at: new Date(0) })
      .execute();
    await each.refused();
    expect(await freeIn()).toBeGreaterThan(first);
    await db
      .updateTable('trial_mirror')
      .set({ free_at: new Date(0) })
      .execute();
    await each.refused(900_000);
    expect(await freeIn()).toBeGreaterThan(800);
    await each.answered();
    expect((await state()).refusals).toBe(0);
  });
});
