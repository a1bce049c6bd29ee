import { expect, test } from 'vitest';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import { sampleVersion } from './testing.ts';
import { countUnopened, unopenedProblems } from './unopened-sources.ts';

const source = (url: string, unopened?: true) => ({ title: 'A', publisher: 'B', year: 2026, url, unopened });

test('sources that nobody could open are counted, each once', () => {
  const versions = (['en', 'es'] as const).map((locale) =>
    sampleVersion({ locale, sources: [source('https://a.example/', true), source('https://b.example/')] }),
  );
  const table = { ...sampleSigns, sources: { sample: source('https://c.example/', true) } };
  expect(countUnopened(versions, table)).toBe(2);
  expect(countUnopened(versions, sampleSigns)).toBe(1);
});

test('a row that rests on nothing else is named', () => {
  const sources = { sample: source('https://c.example/', true) };
  expect(unopenedProblems(sampleSigns)).toEqual([]);
  expect(unopenedProblems({ ...sampleSigns, sources }).map(({ message }) => message)).toContain(
    '“new-lump” rests on sources alone that nobody could open: sample',
  );
});
