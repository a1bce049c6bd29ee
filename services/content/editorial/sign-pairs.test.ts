import { describe, expect, test } from 'vitest';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { signPairs, signProblems } from './sign-pairs.ts';
import { sampleVersion } from './testing.ts';

type Row = SignTable['signs'][string]['rows'][number];
const row = (id: string, urgency: Row['urgency'], situation?: string): Row => ({
  id,
  urgency,
  situation,
  en: id,
  es: id,
  sources: ['sample'],
});
const table: SignTable = {
  ...sampleSigns,
  signs: {
    ...sampleSigns.signs,
    leg: {
      recognised: { en: ['swollen leg', 'leg swells'], es: ['pierna hinchada'] },
      rows: [row('leg', 'same-day'), row('leg-on-chemo', 'at-once', 'chemo')],
    },
  },
};

const found = (body: string, fields: object = {}, locale: 'en' | 'es' = 'en') =>
  signPairs([sampleVersion({ body, locale, ...fields })], table).map(
    ({ sign, urgencies, verdict }) => `${sign} ${urgencies.join('+')}: ${verdict}`,
  );

describe('a sign and an urgency in one sentence are a pair', () => {
  test.each([
    ['Call 911 for chest pain.', ['chest-pain emergency: agrees']],
    ['For chest pain, call the same day.', ['chest-pain same-day: contradicts']],
    ['Call your team this week about a new lump.', ['lump this-week: agrees']],
    ['Call today about a **new lump**.', ['lump same-day: contradicts']],
    ['Chest pain is not rare. Call your team today.', []],
    ['A swollen leg can be a clot.', []],
    ['Call 911 for chest pain; call the same day for a swollen leg.', ['chest-pain emergency: agrees', 'leg same-day: agrees']],
    ['Call the same day for a rash; a swollen leg; pain.', ['leg same-day: agrees']],
    ['There are lumpy new lumpfish today, call.', []],
  ])('%s', (sentence, pairs) => expect(found(sentence)).toEqual(pairs));

  test('in Spanish, with or without accents', () => {
    expect(found('Llame al 911 si tiene dolor en el pecho.', {}, 'es')).toEqual(['chest-pain emergency: agrees']);
    expect(found('Si tiene escalofrios en la quimio, llame el mismo dia.', {}, 'es')).toEqual(['chills same-day: contradicts']);
  });

  test('in a teaser, which is all that a term of the glossary says', () => {
    const teaser = 'Pain that comes from the heart. With chest pain, call your team the same day.';
    expect(found('One paragraph.', { teaser })).toEqual(['chest-pain same-day: contradicts']);
  });

  test('in a row of a table, and not across rows', () => {
    const rows = (...lines: string[]) => `:::table{#t title="T"}\n| What | When |\n| - | - |\n${lines.join('\n')}\n:::`;
    expect(found(rows('| Chest pain | Call the same day |'))).toEqual(['chest-pain same-day: contradicts']);
    expect(found(rows('| Chest pain | Rest |', '| Rash | Call the same day |'))).toEqual([]);
  });
});

describe('the rows that count are those of the situation', () => {
  test('that the sentence names', () => {
    expect(found('On chemo, call at once if a leg swells.')).toEqual(['leg at-once: agrees']);
    expect(found('On chemo, call the same day if a leg swells.')).toEqual(['leg same-day: contradicts']);
  });
  test('or that the entry is about, beside those for everybody', () => {
    expect(found('Call at once if a leg swells.')).toEqual(['leg at-once: contradicts']);
    expect(found('Call at once if a leg swells.', { treatments: ['chemotherapy'] })).toEqual(['leg at-once: agrees']);
  });
});

test('a contradiction is an error with its place, unless it is excepted by name; an exception that excepts nothing is one, too', () => {
  const versions = [sampleVersion({ body: 'First.\n\nCall today about a new lump.' })];
  const [problem, ...more] = signProblems(versions, table);
  expect(more).toEqual([]);
  expect(problem).toMatchObject({
    severity: 'error',
    entry: 'sample',
    locale: 'en',
    message: expect.stringContaining('same-day of “lump”'),
  });
  expect(problem?.line).toBeGreaterThan(1);
  const exception = { entry: 'sample', sign: 'lump', urgency: 'same-day', why: 'it is a test' } as const;
  expect(signProblems(versions, { ...table, exceptions: [exception] })).toEqual([]);
  expect(signProblems([], { ...table, exceptions: [exception] })).toMatchObject([{ severity: 'error', entry: 'signs' }]);
});

test('call boxes are made of the table, and what is withdrawn is read by nobody', () => {
  expect(found(':::call-box{#c}\n- chest-pain\n- new-lump\n:::')).toEqual([]);
  expect(found('For chest pain, call the same day.', { status: 'withdrawn' })).toEqual([]);
});
