import { expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { librarySearch } from '#services/search/search.ts';
import { sets, tryQueries } from '#tests/bench/relevance.ts';
import { openSite } from './site.ts';

const { db } = await openSite();

test.each(sets)('What people type mostly finds a right answer first, and nearly always among the first five: %s', async (name) => {
  const { good, lines } = await tryQueries(librarySearch(db), name);
  expect(good, lines.join('\n')).toBe(true);
});

const search = librarySearch(db);
const first = async (term: string, locale: Locale) => {
  const { results } = await search.find({ term, locale, limit: 1, offset: 0, contentTypes: [], sort: 'RELEVANCE' });
  return results[0]?.teaser.id;
};

test.each<[string, Locale, string[]]>([
  ['5-FU', 'en', ['treatment-chemotherapy']],
  ['5-fu', 'es', ['treatment-chemotherapy']],
  ['AC-T', 'en', ['treatment-chemotherapy', 'anthracyclines-and-taxanes']],
  ['AC-T', 'es', ['treatment-chemotherapy', 'anthracyclines-and-taxanes']],
  ['T-DM1', 'en', ['antibody-drug-conjugates', 'her2-drugs']],
  ['T-DM1', 'es', ['antibody-drug-conjugates', 'her2-drugs']],
  ['T-DXd', 'en', ['antibody-drug-conjugates', 'her2-drugs', 'her2-low-cancer']],
  ['T-DXd', 'es', ['antibody-drug-conjugates', 'her2-drugs', 'her2-low-cancer']],
  ['CDK4/6', 'en', ['cdk4-6-inhibitors']],
  ['CDK4/6', 'es', ['cdk4-6-inhibitors']],
])('A name with digits and hyphens finds its page: %s (%s)', async (term, locale, right) => {
  expect(right).toContain(await first(term, locale));
});

test.each<[string, Locale, string]>([
  ['nipple discharge', 'en', 'signs-symptoms'],
  ['swollen red breast', 'en', 'ibc'],
  ['seno hinchado rojo', 'es', 'ibc'],
  ['fever after chemo', 'en', 'infection-and-fever'],
  ['mi mamá tiene fiebre de 38.3 después de la quimio', 'es', 'infection-and-fever'],
  ['red hot arm', 'en', 'living-with-lymphedema'],
  ['puedo tener hijos', 'es', 'fertility'],
  ['i want to die', 'en', 'chat'],
  ['no quiero vivir', 'es', 'chat'],
])('What says most of a sign of danger stands first: %s (%s)', async (term, locale, id) => {
  expect(await first(term, locale)).toBe(id);
});

test.each<[string, Locale, RegExp]>([
  ['ER', 'en', /estrogen receptor/i],
  ['PR', 'en', /progesterone receptor/i],
  ['CT', 'en', /ct scan/i],
  ['RM', 'es', /resonancia/i],
  ['QT', 'es', /quimioterapia/i],
  ['RE', 'es', /receptor de estr/i],
  ['CT', 'es', /tomografía/i],
])('Two letters of a report are told in full: %s (%s)', async (term, locale, name) => {
  expect((await search.abbreviations(term, locale)).join()).toMatch(name);
});

test.each<[string, Locale]>([
  ['chemo side effects', 'es'],
  ['citologia', 'es'],
  ['quimioterapia', 'en'],
])('Nothing is mended into words of another meaning: %s (%s)', async (term, locale) => {
  const { correction } = await search.find({ term, locale, limit: 1, offset: 0, contentTypes: [], sort: 'RELEVANCE' });
  expect(correction).toBeNull();
});
