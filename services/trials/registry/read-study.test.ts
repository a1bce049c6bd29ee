import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteSchema, studySchema } from '#services/trials/study.ts';
import { madeStudy } from '#services/trials/testing-studies.ts';
import { readStudy } from './read-study.ts';

const folder = 'tests/fixtures/trials';
const fileOf = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
const read = (raw: unknown) => {
  const each = readStudy(raw);
  if (each.kind !== 'study') throw new Error(each.why);
  return each;
};

describe('A study of the registry', () => {
  test('is read as it is given, with its sites and what they say themselves', async () => {
    const { study, sites, leftOut } = read(await fileOf('NCT05894239.json'));
    expect(study).toMatchObject({
      nctId: 'NCT05894239',
      acronym: 'INAVO122',
      status: 'RECRUITING',
      phases: ['PHASE3'],
      conditions: ['Metastatic Breast Cancer'],
      minimumAge: '18 Years',
      updated: '2025-08-03',
    });
    expect(sites).toHaveLength(2);
    expect(sites[0]).toMatchObject({ city: 'Hong Kong', status: 'RECRUITING', point: { lat: 22.27832, lon: 114.17469 } });
    expect(leftOut).toEqual([]);
  });

  test('keeps sites without a point, and says that no distance finds them', async () => {
    const { sites, leftOut } = read(await fileOf('NCT05835778.json'));
    expect(sites).toHaveLength(44);
    expect(sites.filter(({ point }) => point === null)).toHaveLength(10);
    expect(leftOut.filter(({ at }) => at.endsWith('geoPoint'))).toHaveLength(10);
  });

  test('may be without status, sites, and almost everything', async () => {
    const { study, sites } = read(await fileOf('NCT03453554.json'));
    expect([study.status, sites, study.criteria]).toEqual([null, [], null]);
  });

  test('is refused without a number or a title, with the reason', () => {
    expect(readStudy({})).toMatchObject({ kind: 'refused', nctId: null });
    expect(readStudy({ protocolSection: { identificationModule: { nctId: 'NCT00000001' } } })).toMatchObject({
      kind: 'refused',
      nctId: 'NCT00000001',
    });
  });

  test('is stored without what the database cannot hold and what turns text around', () => {
    const made = madeStudy(1, 1);
    made.protocolSection.identificationModule.briefTitle = 'A\0 study \u202eof \ud800 sorts';
    expect(read(made).study.title).toBe('A study of \ufffd sorts');
  });

  test('is cut where it is longer than any, which is said', () => {
    const made = madeStudy(1, 1);
    made.protocolSection.eligibilityModule.eligibilityCriteria = 'x'.repeat(100_000);
    const { study, leftOut } = read(made);
    expect(study.criteria).toHaveLength(40_000);
    expect(leftOut[0]?.why).toContain('40000');
  });

  test('never stops the reader, whatever stands in its place', async () => {
    const samples = await Promise.all((await readdir(folder)).map(fileOf));
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.array(fc.nat(5_000), { maxLength: 8 }), fc.anything(), (sample, places, other) => {
        const outcome = readStudy(replaced(sample, places, other));
        if (outcome.kind === 'study') {
          studySchema.parse(outcome.study);
          for (const site of outcome.sites) siteSchema.parse(site);
        }
      }),
      { numRuns: 120 },
    );
    fc.assert(
      fc.property(fc.anything(), (anything) => void readStudy(anything)),
      { numRuns: 60 },
    );
  });
});

/** A study with something else in the place that a path of numbers leads to. */
function replaced(value: unknown, [place, ...more]: readonly number[], other: unknown): unknown {
  if (place === undefined || typeof value !== 'object' || value === null) return other;
  const entries = Object.entries(value);
  if (entries.length === 0) return other;
  const at = place % entries.length;
  const changed = entries.map(([key, each], index) => [key, index === at ? replaced(each, more, other) : each]);
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}
