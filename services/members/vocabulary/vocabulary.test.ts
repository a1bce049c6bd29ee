import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { documents } from './documents.ts';
import { documentIds, type Field, type Value } from './field.ts';
import { genes } from './genes.ts';
import { questionIn } from './question.ts';
import { sources } from './sources.ts';
import { records } from './vocabulary.ts';

const called = z.record(z.string(), z.string());
const specifiedRecord = z.strictObject({
  fields: z.array(z.string()),
  added: z.array(z.string()),
  values: z.record(z.string(), called),
  addedValues: z.record(z.string(), z.array(z.string())),
});
const specified = z
  .strictObject({
    profile: specifiedRecord,
    diagnosis: specifiedRecord,
    treatment: specifiedRecord,
    medicines: z.strictObject({ hormonal: called, immunotherapy: called }),
  })
  .parse(parse(readFileSync('tests/fixtures/member-values.yaml', 'utf8')));

const names = ['profile', 'diagnosis', 'treatment'] as const;
const everyField = names.flatMap((record) => [...records[record].all].map(([name, field]) => ({ record, name, field })));
const valuesOf = (field: Field | undefined) =>
  Object.entries<Value>(field?.kind === 'choice' || field?.kind === 'choices' ? field.values : {});
const everyValue = everyField.flatMap(({ record, name, field }) =>
  valuesOf(field).map(([code, value]) => ({ where: `${record}.${name}.${code}`, value })),
);

describe.each(names)('the specification of a %s', (record) => {
  const { fields, added, values, addedValues } = specified[record];

  test('names every field, and no other is there but those added', () => {
    expect([...records[record].all.keys()].sort()).toEqual([...fields, ...added].sort());
  });

  test.each(Object.entries(values))('names every value of %s, and no other is there but those added', (name, codes) => {
    const found = new Map(valuesOf(records[record].all.get(name)));
    expect([...found.keys()].sort()).toEqual([...Object.keys(codes), ...(addedValues[name] ?? [])].sort());
    for (const [code, words] of Object.entries(codes)) {
      const value = found.get(code);
      expect(`${value?.label.en} ${value?.written?.en}`.toLowerCase()).toContain(words.toLowerCase());
    }
  });
});

test.each(['hormonal', 'immunotherapy'] as const)('every medicine that is specified for %s can be chosen', (type) => {
  const { choices } = questionIn('en', records.treatment, 'medicines', { ...records.treatment.empty, type });
  for (const [code, words] of Object.entries(specified.medicines[type])) {
    expect(choices.find((choice) => choice.code === code)?.label.toLowerCase()).toContain(words);
  }
});

test('genes misspelled by the specification are shown as reports have them', () => {
  expect([genes.TPS3.label.en, genes.NBM.label.es]).toEqual(['TP53', 'NBN']);
});

describe('words', () => {
  const said = [
    ...everyField.flatMap(({ record, name, field }) =>
      [field.label, field.meaning, ...(field.report ?? []).map(({ line }) => line)].map((text) => ({ where: `${record}.${name}`, text })),
    ),
    ...everyValue.flatMap(({ where, value }) => [value.label, value.meaning, value.written ?? []].flat().map((text) => ({ where, text }))),
    ...documentIds.flatMap((id) => [documents[id].label, documents[id].meaning].map((text) => ({ where: id, text }))),
  ];

  test.each(locales)('stand everywhere in %s, in clean typography', (locale) => {
    for (const { where, text } of said) {
      expect(text[locale], where).toMatch(/\S/);
      expect(text[locale], where).not.toMatch(/^\s|\s$|\s\s|['"]|\.\./);
    }
  });

  test.each(locales)('a meaning is one sentence in %s', (locale) => {
    const meanings = [
      ...everyField.map(({ record, name, field }) => ({ where: `${record}.${name}`, meaning: field.meaning })),
      ...everyValue.map(({ where, value }) => ({ where, meaning: value.meaning })),
    ];
    for (const { where, meaning } of meanings) {
      expect(meaning[locale], where).toMatch(/^[\p{Lu}\d]/u);
      // A sentence ends in its only point; one may stand in a number.
      expect(meaning[locale], where).toMatch(/^(?:[^.]|\.\d)+\.$/);
      expect(meaning[locale].length, where).toBeLessThanOrEqual(160);
    }
  });

  test('Spanish is not English', () => {
    const same = everyField.filter(({ field }) => field.label.en === field.label.es || field.meaning.en === field.meaning.es);
    expect(same.map(({ name }) => name)).toEqual(['avatar']);
  });

  test('no two choices of a question look alike', () => {
    for (const { name, field } of everyField) {
      for (const locale of locales) {
        const labels = valuesOf(field).map(([, value]) => value.label[locale]);
        expect(new Set(labels).size, name).toBe(labels.length);
      }
    }
  });
});

test('every term is one of the glossary', () => {
  const terms = [...everyField.map(({ field }) => field.term), ...everyValue.map(({ value }) => value.term)];
  for (const term of new Set(terms)) if (term) expect(existsSync(`content/glossaryTerm/${term}/es.md`), term).toBe(true);
});

describe('what the specification leaves open', () => {
  const open = ['regimen', 'medicines', 'radiationLocations', 'radiationType', 'leftProcedures', 'rightProcedures', 'metastasesTherapies'];
  const specifiedMedicines = Object.values(specified.medicines).flatMap((medicines) => Object.keys(medicines));
  const withoutSource = new Set(['other', 'unknown', ...specifiedMedicines]);

  test.each(open)('names a published source for every value of %s', (name) => {
    for (const [code, { source }] of valuesOf(records.treatment.all.get(name))) {
      if (!withoutSource.has(code)) expect(source, code).toBeDefined();
    }
  });

  test('every source is used, and can be opened', () => {
    const used = new Set(everyValue.map(({ value }) => value.source));
    for (const [id, { url }] of Object.entries(sources)) {
      expect([...used], id).toContain(id);
      expect(url).toMatch(/^https:\/\//);
    }
  });
});

describe('every question', () => {
  test('shows each limit that it has', () => {
    expect(questionIn('es', records.profile, 'bio').limits?.most).toBe(2000);
    expect(questionIn('es', records.profile, 'tagline').limits?.most).toBe(120);
    expect(questionIn('en', records.diagnosis, 'estrogenPercentage').limits).toEqual({ least: 0, most: 100, decimals: 0 });
  });

  test('of health says where to look, or is known without a paper', () => {
    const withoutPaper = everyField.filter(({ record, field }) => record === 'diagnosis' && !field.report && field.kind !== 'kept');
    expect(withoutPaper.map(({ name }) => name)).toEqual(['firstDiagnosis', 'unrestricted']);
  });

  test('of health can be answered by I don’t know', () => {
    const withoutUnknown = everyField.filter(
      ({ field }) => valuesOf(field).length > 0 && !valuesOf(field).some(([code]) => code === 'unknown'),
    );
    expect(withoutUnknown.map(({ name }) => name)).toEqual([
      'persona',
      'sex',
      'ethnicity',
      'articleNotificationFrequency',
      'type',
      'status',
      'visibility',
    ]);
  });

  test('offers only what goes with other answers', () => {
    const { treatment, diagnosis } = records;
    const codes = (type: 'chemotherapy' | 'targeted') =>
      questionIn('en', treatment, 'timing', { ...treatment.empty, type }).choices.map(({ code }) => code);
    expect(codes('chemotherapy')).toEqual(['before', 'after', 'unknown']);
    expect(codes('targeted')).toEqual(['before', 'after', 'metastatic', 'unknown']);
    const ofMammaPrint = questionIn('en', diagnosis, 'genomeTestResult', { ...diagnosis.empty, genomeTestName: 'MammaPrint' });
    expect(ofMammaPrint.choices.map(({ code }) => code)).toEqual(['ultralow', 'low', 'high', 'unknown']);
  });

  test('sends a few words, and not the tables', () => {
    expect(JSON.stringify(questionIn('es', records.diagnosis, 'her2test')).length).toBeLessThan(1500);
  });
});
