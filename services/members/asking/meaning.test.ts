import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { wordChoices } from '#services/content/editorial/word-choices.ts';
import { cancerTypes as types } from '#services/content/model/shared.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { everyArticle } from './meaning/articles.ts';
import { cases } from './meaning/testing.ts';
import { meaningOf } from './meaning.ts';

const { empty } = records.diagnosis;

const typesTogether: Diagnosis['cancerTypes'][] = [
  [],
  ['unknown'],
  ...types.map((type): Diagnosis['cancerTypes'] => [type]),
  ['DCIS', 'IDC'],
  ['DCIS', 'LCIS'],
  ['IDC', 'ILC'],
  ['DCIS', 'pagets'],
  ['DCIS', 'phyllodes'],
];
const stages: Diagnosis['stage'][] = [null, '0', 'IA', 'IB', 'IIA', 'IIB', 'IIIA', 'IIIB', 'IIIC', 'IV', 'LCIS', 'unknown'];
const recurrences: Diagnosis['recurrent'][] = [null, 'first', 'second-primary', 'local', 'regional', 'metastatic', 'unknown'];
const receptors: Partial<Diagnosis>[] = [
  {},
  { estrogen: 'positive', progesterone: 'negative' },
  { estrogen: 'positive', estrogenPercentage: 5, progesterone: 'negative' },
  { estrogen: 'negative', progesterone: 'negative' },
  { estrogen: 'negative', progesterone: 'unknown' },
];
const her2: Partial<Diagnosis>[] = [
  {},
  { her2neu: 'positive' },
  { her2neu: 'negative' },
  { her2neu: 'unknown', her2test: 'IHC', her2IhcResult: '1+' },
  { her2test: 'IHC', her2IhcResult: '2+' },
  { her2neu: 'negative', her2test: 'both', her2IhcResult: '2+', her2IshResult: 'negative' },
  { her2neu: 'negative', her2test: 'IHC', her2IhcResult: '3+' },
];

/** Every combination of what the sentences rest on, also those that a report would not hold. */
function* everyDiagnosis(): Iterable<Diagnosis> {
  for (const diagnosed of ['yes', 'unknown'] as const)
    for (const cancerTypes of typesTogether)
      for (const stage of stages)
        for (const recurrent of recurrences)
          for (const hormones of receptors)
            for (const protein of her2) yield { ...empty, diagnosed, cancerTypes, stage, recurrent, ...hormones, ...protein };
}

const entryTypes = readdirSync('content', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const isPublished = (id: string, locale: Locale) =>
  entryTypes
    .map((type) => `content/${type}/${id}/${locale}.md`)
    .some((file) => existsSync(file) && !/^status:/m.test(readFileSync(file, 'utf8')));

test.each(everyArticle)('%s is an entry that is published in both languages', (id) => {
  for (const locale of locales) expect(isPublished(id, locale), locale).toBe(true);
});

/** What no sentence says: an outlook, a number, advice. The 2 is that of HER2. */
const never: Readonly<Record<Locale, RegExp>> = {
  en: /undefined|null|(?<!HER)\d|%|percent|prognosis|outlook|surviv|likely|chance|\bdie|you (?:should|must|need)|recommend|fight|battle/i,
  es: /undefined|null|(?<!HER)\d|%|por ciento|pronóstico|superviv|probab|\bmor|\bdebe|recomend|luch|batalla/i,
};

test('every diagnosis is told of in one to three sentences in both languages, with three to five articles', () => {
  const wrong: unknown[] = [];
  const sentences = { en: new Set<string>(), es: new Set<string>() };
  for (const diagnosis of everyDiagnosis()) {
    const [english, spanish] = [meaningOf('en', diagnosis), meaningOf('es', diagnosis)];
    const { length } = english.sentences;
    const articles = new Set(english.articles).size;
    if (length < 1 || length > 3 || spanish.sentences.length !== length || articles < 3 || articles > 5) wrong.push(diagnosis);
    for (const sentence of english.sentences) sentences.en.add(sentence);
    for (const sentence of spanish.sentences) sentences.es.add(sentence);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  for (const locale of locales) {
    for (const sentence of sentences[locale]) {
      expect(sentence).toMatch(/^\p{Lu}[^.]+[^.\s,;:]\.$/u);
      expect(sentence).not.toMatch(never[locale]);
      expect(sentence.length, sentence).toBeLessThanOrEqual(270);
      for (const { say, not } of wordChoices[locale]) expect(sentence, say).not.toMatch(not);
    }
  }
});

describe.each(cases)('$name', ({ answers, sex = null, says, never, read, leave = [] }) => {
  const diagnosis: Diagnosis = { ...empty, diagnosed: 'yes', ...answers };
  const english = meaningOf('en', diagnosis, { sex });
  const spanish = meaningOf('es', diagnosis, { sex });

  test('is told of in words that fit, in both languages', () => {
    for (const { sentences } of [english, spanish]) {
      const text = sentences.join(' ');
      for (const pattern of says) expect(text).toMatch(pattern);
      for (const pattern of never) expect(text).not.toMatch(pattern);
    }
  });

  test('is followed by articles that fit', () => {
    expect(english.articles).toEqual(spanish.articles);
    expect(english.articles[0]).toBe(read[0]);
    expect(english.articles).toEqual(expect.arrayContaining([...read]));
    for (const id of leave) expect(english.articles).not.toContain(id);
  });
});
