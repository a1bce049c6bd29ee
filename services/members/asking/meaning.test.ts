import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { wordChoices } from '#services/content/editorial/word-choices.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { everyArticle } from './meaning/articles.ts';
import { meaningOf } from './meaning.ts';

const { empty, fields } = records.diagnosis;
const answered = (answers: Partial<Diagnosis>): Diagnosis => ({ ...empty, diagnosed: 'yes', ...answers });

const types = fields.cancerTypes.parse(['DCIS', 'IDC', 'ILC', 'IBC', 'LCIS', 'pagets', 'phyllodes', 'other']);
const typesTogether: Diagnosis['cancerTypes'][] = [
  [],
  ['unknown'],
  ...types.map((type): typeof types => [type]),
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

describe.each(locales)('in %s', (locale) => {
  test('every diagnosis has one to three sentences, and up to five articles', () => {
    const sentences = new Set<string>();
    for (const diagnosis of everyDiagnosis()) {
      const meaning = meaningOf(locale, diagnosis);
      const isRight =
        meaning.sentences.length >= 1 && meaning.sentences.length <= 3 && new Set(meaning.articles).size === meaning.articles.length;
      if (!isRight || meaning.articles.length < 3 || meaning.articles.length > 5) expect(meaning, JSON.stringify(diagnosis)).toBeNull();
      for (const sentence of meaning.sentences) sentences.add(sentence);
    }
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}[^.]+[^.\s,;:]\.$/u);
      expect(sentence).not.toMatch(never[locale]);
      expect(sentence.length, sentence).toBeLessThanOrEqual(270);
      for (const { say, not } of wordChoices[locale]) expect(sentence, say).not.toMatch(not);
    }
  });
});

test('every diagnosis is told of in each language at the same length', () => {
  for (const diagnosis of everyDiagnosis()) {
    const [english, spanish] = [meaningOf('en', diagnosis), meaningOf('es', diagnosis)];
    if (english.sentences.length !== spanish.sentences.length) expect(english.sentences).toBe(spanish.sentences);
  }
});
