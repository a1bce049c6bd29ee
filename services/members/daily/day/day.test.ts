import { expect, it } from 'vitest';
import { celsiusOf, isFever } from '#services/members/daily/shared.ts';
import { shownCharts } from '#services/members/daily/shown/shared.ts';
import { readField, typedBeside, typedSince } from './shared.ts';
import { readDay } from './stored-day.ts';

const read = (...given: Parameters<typeof readField>) => {
  const answer = readField(...given);
  return answer.ok ? answer.value : answer.code;
};

it('reads what a form says of a day', () => {
  expect(read('mood', ' 7 ')).toBe(7);
  expect(read('symptom-nausea', '0')).toBe(0);
  expect(read('sleep', '6,5')).toBe(6.5);
  expect(read('notes', '  two\r\nlines ')).toBe('two\nlines');
  expect(read('medicines', 'tamoxifen-pill letrozole')).toBe('tamoxifen-pill letrozole');
  for (const name of ['mood', 'notes', 'weight'] as const) expect(read(name, '  ')).toBeNull();
});

it('says what is wrong with each', () => {
  expect(read('mood', '11')).toBe('strength');
  expect(read('symptom-nausea', '3.5')).toBe('strength');
  expect(read('sleep', '25')).toBe('hours');
  for (const given of ['46', '70', '85.9', '113.1', 'hot', '1e2', '-38'])
    expect([given, read('temperature', given)]).toEqual([given, 'temperature']);
  expect(read('weight', '0')).toBe('weight');
  expect(read('weightUnit', 'stone')).toBe('unit');
  expect(read('notes', 'é'.repeat(2_001))).toBe('too-long');
  expect(read('medicines', '<script>')).toBe('medicine');
});

it.each([
  [38, true],
  [100.4, true],
  [100.3, false],
  [37.9, false],
  [37.94, false],
  [101, true],
  [40, true],
])('%s is a fever: %s', (temperature, is) => expect(isFever(temperature)).toBe(is));

it('draws what was noted from a day until today, and nothing of a day that has not come', () => {
  const words = { locale: 'en', label: (name: string) => name, medicines: (codes: string) => codes } as const;
  const days = ['2026-11-26', '2026-11-25', '2026-11-20', '2026-11-01'].map((day) => ({ day, fields: { mood: 5 }, conflicts: {} }));
  const charts = shownCharts(words, { days, from: '2026-11-15', today: '2026-11-25' });
  expect(charts).toMatchObject([
    {
      id: 'mood',
      least: '0',
      most: '10',
      points: [
        { x: 0.5, day: 'Nov 20' },
        { x: 1, y: 0.5, inWords: '5' },
      ],
    },
  ]);
});

it('knows the unit of a temperature by its number', () => {
  expect(celsiusOf(38)).toBe(38);
  expect(celsiusOf(98.6)).toBeCloseTo(37);
});

it('reads a day as it was stored, without what is not known any more', () => {
  const contents = { day: '2026-11-25', fields: { mood: 4, 'symptom-gone': 3, pain: 99 }, conflicts: { notes: ['a', null], other: [1] } };
  expect(readDay(contents)).toEqual({ day: '2026-11-25', fields: { mood: 4 }, conflicts: { notes: ['a', null] } });
  expect(() => readDay({ day: 'yesterday', fields: {}, conflicts: {} })).toThrow();
});

it('keeps of a form what was typed, and of a weight its unit too', () => {
  const begun = { mood: '3', weightUnit: 'lb' };
  const typed = typedSince(begun, { mood: '3', pain: '2', notes: '', weight: '151', weightUnit: 'lb' });
  expect(typed).toEqual({ pain: '2', weight: '151', weightUnit: 'lb' });
  expect([typedBeside('weight', typed), typedBeside('pain', typed)]).toEqual([{ pain: '2' }, { weight: '151', weightUnit: 'lb' }]);
});
