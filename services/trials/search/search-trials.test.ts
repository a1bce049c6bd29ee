import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { type Facets, facetsOf } from '#services/trials/facets.ts';
import { milesBetween } from '#services/trials/place/distance.ts';
import { placeOf } from '#services/trials/place/zip-code.ts';
import { readStudy } from '#services/trials/registry/read-study.ts';
import {
  biomarkers,
  distances,
  phases,
  settings,
  sortOrders,
  subtypes,
  type TrialSearch,
  treatmentKinds,
} from '#services/trials/shared.ts';
import { isOpen, type Site, type Study } from '#services/trials/study.ts';
import { refusing, standInRegistry } from '#services/trials/testing-registry.ts';
import { madeStudies, madeStudy } from '#services/trials/testing-studies.ts';
import { trials } from '#services/trials/trials.ts';

const anySearch: TrialSearch = {
  ...{ zip: '10001', distance: '50', phase: null, subtype: null, setting: null, kind: null, biomarkers: [], earlier: [] },
  ...{ hasBrainMetastases: false, sort: 'distance', from: 0 },
};
const made = madeStudies({ studies: 400, sites: 3_000, seed: 3 });
// One with a thousand sites, and one that names no place.
made.push(madeStudy(5_001, 1_000), madeStudy(5_002, 0));
const registry = await standInRegistry({ studies: made, dataTimestamp: '2026-11-19T09:00:06' });
afterAll(() => registry.close());
const { db } = await testDatabase();
const source = { url: registry.url, isSample: true };
const service = trials(db, source, { pace: 0 });
await service.mirror?.run(new AbortController().signal);

const all = made.flatMap((raw) => {
  const each = readStudy(raw);
  return each.kind === 'study' ? [{ ...each, facets: facetsOf(each.study) }] : [];
});

const found = async (search: Partial<TrialSearch>) => {
  const answer = await service.search({ ...anySearch, ...search });
  if (answer.kind !== 'found') throw new Error(answer.kind);
  return answer.found;
};

/** The same by a plain computation over all sites. */
function plain({ zip, distance, phase, subtype, setting, kind, biomarkers: genes, sort, from }: TrialSearch) {
  const place = placeOf(zip);
  if (!place) throw new Error('no place');
  const fits = (own: readonly { value: string }[], wanted: readonly string[]) =>
    wanted.length === 0 || own.length === 0 || own.some(({ value }) => wanted.includes(value));
  const stays = ({ study, facets }: { study: Study; facets: Facets }) => {
    return (
      (phase === null || study.phases.includes(phase)) &&
      fits(facets.subtypes, subtype === null ? [] : [subtype]) &&
      fits(facets.settings, setting === null ? [] : [setting]) &&
      (kind === null || facets.kinds.includes(kind)) &&
      fits(facets.biomarkers, genes)
    );
  };
  const reachOf = (sites: readonly Site[]) =>
    sites.flatMap(({ point, status }) => {
      const miles = point && isOpen(status) ? milesBetween(place, point) : null;
      return miles !== null && (distance === 'anywhere' || miles <= Number(distance)) ? [miles] : [];
    });
  const near = all.flatMap(({ study, sites, facets }) => {
    const miles = reachOf(sites).toSorted((a, b) => a - b);
    return miles.length > 0 || distance === 'anywhere' ? [{ study, facets, miles: miles[0] ?? null, near: miles.length }] : [];
  });
  const rank = (study: Study) => Math.max(-1, ...study.phases.map((each) => (each === 'NA' ? -1 : phases.indexOf(each))));
  const shown = near.filter(stays).toSorted((a, b) => {
    const nearer = (a.miles ?? 1e9) - (b.miles ?? 1e9) || (a.study.nctId < b.study.nctId ? -1 : 1);
    if (sort === 'newest') return (b.study.firstPosted ?? '').localeCompare(a.study.firstPosted ?? '') || nearer;
    if (sort === 'phase') return rank(b.study) - rank(a.study) || nearer;
    return nearer;
  });
  const page = shown.slice(from, from + 50).map(({ study, miles, near: count }) => ({ nctId: study.nctId, miles, near: count }));
  return { total: shown.length, page, further: distance === 'anywhere' ? 0 : all.filter(stays).length - shown.length };
}

const zips = ['10001', '60601', '00901', '99501', '96801', '59101', '20013', '77002', '33101', '02115'];
const searches = fc.record({
  ...{ zip: fc.constantFrom(...zips), distance: fc.constantFrom(...distances), sort: fc.constantFrom(...sortOrders) },
  ...{ phase: fc.option(fc.constantFrom(...phases)), subtype: fc.option(fc.constantFrom(...subtypes)) },
  ...{ setting: fc.option(fc.constantFrom(...settings)), kind: fc.option(fc.constantFrom(...treatmentKinds)) },
  ...{ biomarkers: fc.subarray([...biomarkers], { maxLength: 2 }), from: fc.constantFrom(0, 0, 50, 5_000) },
});

describe('A search', () => {
  test('finds what a plain computation over all sites finds, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const { total, trials: shown, further } = await found(search);
        const page = shown.map(({ nctId, nearest, near }) => ({ nctId, miles: nearest?.miles ?? null, near }));
        expect({ total, page, further }).toEqual(plain({ ...anySearch, ...search }));
      }),
      { numRuns: 150, seed: 27 },
    );
  });

  // `script/bench trials` measures how long they take.
  test('asks the database one thing, wherever it is, and the registry nothing', async () => {
    let asked = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counting = trials(counted, source, { pace: 0 });
    await counting.search(anySearch);
    const before = registry.asked.length;
    asked = 0;
    const everywhere = fc.sample(searches, { numRuns: 200, seed: 28 });
    for (const search of everywhere) expect(await counting.search({ ...anySearch, ...search })).toMatchObject({ kind: 'found' });
    expect([asked, registry.asked.length - before]).toEqual([everywhere.length, 0]);
  });

  test('shows the first fifty within fifty miles, then the others', async () => {
    const first = await found({});
    const second = await found({ from: 50 });
    expect(first.trials).toHaveLength(50);
    expect(first.trials.every(({ nearest }) => (nearest?.miles ?? 51) <= 50)).toBe(true);
    expect(first.total).toBeGreaterThan(50);
    expect(second.trials[0]?.nearest?.miles).toBeGreaterThanOrEqual(first.trials.at(-1)?.nearest?.miles ?? 0);
  });

  test('says what each filter hides, and how many are further away', async () => {
    const [free, narrow] = [await found({}), await found({ phase: 'PHASE3' })];
    expect(narrow.hidden).toEqual({ phase: free.total - narrow.total });
    const none = await found({ zip: '99701', distance: '10' });
    expect([none.total, none.trials]).toEqual([0, []]);
    expect(none.further).toBe(all.length);
  });

  test('counts sites in reach and in all, of a study with a thousand too', async () => {
    const { trials: shown } = await found({ distance: '200' });
    const large = [...shown, ...(await found({ distance: '200', from: 50 })).trials].find(({ openSites }) => openSites > 500);
    const study = all.find(({ study: { nctId } }) => nctId === large?.nctId);
    expect(large?.openSites).toBe(study?.sites.filter(({ status }) => isOpen(status)).length);
  });

  test('anywhere names a study without a place last', async () => {
    const { total, trials: last } = await found({ distance: 'anywhere', from: all.length - 1 });
    expect(total).toBe(all.length);
    expect(last).toMatchObject([{ nearest: null, near: 0 }]);
  });

  test('keeps what names no subtype, and says where others name it', async () => {
    const { trials: shown } = await found({ subtype: 'triple-negative', distance: '200' });
    const named = shown.filter(({ names }) => names.length > 0);
    expect(named[0]?.names[0]).toMatchObject({ value: 'triple-negative', field: 'conditions', words: 'Triple Negative Breast Cancer' });
    expect(shown.length).toBeGreaterThan(named.length);
  });

  test.each(['', 'abc', '1234', '12345678'])('for %j says that it is no ZIP code', async (zip) =>
    expect(await service.search({ ...anySearch, zip })).toEqual({ kind: 'not-a-zip' }),
  );

  test('for a code of no region says so, and asks nobody', async () => {
    const before = registry.asked.length;
    expect(await service.search({ ...anySearch, zip: '00000' })).toEqual({ kind: 'unknown-zip' });
    await found({});
    expect(registry.asked.length).toBe(before);
  });
});

describe('Without a copy', () => {
  test('one question is asked, by a point; a silent registry is told as such', async () => {
    const { db: empty } = await testDatabase();
    const live = trials(empty, source, { pace: 0 });
    registry.asked.length = 0;
    const answer = await live.search({ ...anySearch, subtype: 'her2-low' });
    expect(answer).toMatchObject({ kind: 'found', copy: null });
    expect(registry.asked).toHaveLength(1);
    expect(decodeURIComponent(registry.asked[0] ?? '')).toContain('distance(40.75,-74.00,50mi)');
    expect(registry.asked[0]).not.toMatch(/10001|her2/i);
    registry.has(() => refusing(500));
    expect(await live.search(anySearch)).toEqual({ kind: 'unavailable' });
    expect(await live.search(anySearch)).toEqual({ kind: 'unavailable' });
    // It said that it cannot: the second did not ask.
    expect(registry.asked).toHaveLength(2);
    registry.has(() => null);
    expect(await trials(empty, null).search(anySearch)).toEqual({ kind: 'unavailable' });
  });
});
