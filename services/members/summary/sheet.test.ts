import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locales, otherLocale } from '#config/locale.ts';
import { dayLater } from '#services/members/daily/day/shared.ts';
import type { StoredDay } from '#services/members/daily/day-rows.ts';
import { newQuestion } from '#services/members/questions/shared.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { summaryParts } from './shared.ts';
import { type SummaryTold, summarySheet } from './sheet.ts';

const today = '2026-11-26';
const diagnosis: Partial<Diagnosis> = {
  ...{ diagnosed: 'yes', cancerTypes: ['IDC'], stage: 'IIA', side: 'left', recurrent: 'first', grade: '2', size: '2-2.9' },
  ...{ estrogen: 'positive', estrogenPercentage: 95, her2neu: 'negative', nodesRemoved: 3, nodesPositive: 0 },
};
const treatments: readonly Partial<Treatment>[] = [
  { type: 'hormonal', status: 'finished', medicines: ['tamoxifen-pill'], startedAt: '2021-10', finishedAt: '2025-05' },
  { type: 'immunotherapy', status: 'undergoing', medicines: ['pembrolizumab'], timing: 'metastatic', startedAt: '2025-06-17' },
  { type: 'targeted', status: 'planning', medicines: ['olaparib'], plannedTime: '2027' },
];
const kept = { version: 1, createdAt: '', updatedAt: '', fromProfileWizard: false };
const stored = <Fields>(fields: Fields) => ({ ...kept, id: randomUUID() as string, fields });

const dayOf = (day: string, fields: StoredDay['fields']): StoredDay => ({ id: day, day, fields, conflicts: {} });
const visit = (date: string, withWhom = '') => ({
  ...{ id: randomUUID() as string, version: 1 },
  fields: { kind: 'checkup' as const, date, time: null, timeZone: 'UTC', where: '', withWhom, notes: 'a note of a visit' },
});
const question = (text: string, index: number) => ({ id: randomUUID() as string, version: 1, fields: newQuestion(text, index) });

const told = (more: Partial<SummaryTold> = {}): SummaryTold => ({
  ...{ name: 'Ana Ruiz', birthdate: '1974-03-09', today },
  diagnoses: [stored({ ...records.diagnosis.empty, ...diagnosis })],
  treatments: treatments.map((sent) => stored({ ...records.treatment.empty, ...sent })),
  ...{ days: [], visits: [], questions: [] },
  ...more,
});
const sheet = (more: Partial<SummaryTold> = {}) => summarySheet({ locale: 'en', own: 'en' }, told(more), summaryParts);

describe('The summary for a visit', () => {
  it.each(locales)('says what a clinic asks first, in its own language, with medical words in the member’s beside it: %s', (locale) => {
    const own = otherLocale(locale);
    const both = summarySheet({ locale, own }, told(), summaryParts);
    const alone = summarySheet({ locale, own: locale }, told(), summaryParts);
    const [first] = both.diagnoses ?? [];
    const says = {
      en: ['Invasive ductal carcinoma, stage IIA, left', 'ER positive'],
      es: ['Carcinoma ductal invasivo, etapa IIA, lado izquierdo', 'RE positivo'],
    };
    expect([first?.title.said, first?.title.own]).toEqual([says[locale][0], says[own][0]]);
    expect(first?.detail?.said).toContain(says[locale][1]);
    expect(first?.detail?.own).toContain(says[own][1]);
    expect(alone.diagnoses?.[0]?.title).toEqual({ said: says[locale][0], own: null });
    expect(both.medicines?.prescribed).toHaveLength(1);
    expect(both.who).toMatchObject({ name: 'Ana Ruiz' });
  });

  it('shows what goes on before what is over, and says how many more there are', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      stored({ ...records.treatment.empty, type: 'radiation' as const, status: 'finished' as const, startedAt: `20${10 + index}` }),
    );
    const { treatments: shown } = sheet({ treatments: [...many, ...told().treatments] });
    expect(shown?.shown.map(({ status }) => status).slice(0, 3)).toEqual(['Going on', 'Planned', 'Finished']);
    expect([shown?.shown.length, shown?.more]).toEqual([10, 'And 7 treatments more, longer ago']);
  });

  it('begins the log at the last visit, draws what was strongest, and names the rest and each fever', () => {
    const strong = ['nausea', 'tired', 'mouth-sores', 'skin', 'cough', 'breath', 'headache', 'numbness', 'worry', 'wound', 'swelling'];
    const days = Array.from({ length: 40 }, (_, index) => {
      const day = dayLater(today, -index);
      const symptoms = Object.fromEntries(strong.map((id, at) => [`symptom-${id}`, index % 2 === 0 ? at : at / 2]));
      const fields = { mood: 5 + (index % 3), pain: 2, temperature: index === 3 ? 38.2 : 36.8, sleep: 7, weight: 150, ...symptoms };
      return dayOf(day, { ...fields, weightUnit: 'lb', notes: 'a note to herself', otherMedicines: 'Tylenol, tylenol; ginger' });
    });
    const {
      log,
      medicines,
      visit: next,
    } = sheet({ days, visits: [visit('2026-09-01'), visit('2026-11-16', 'Dr. Lee'), visit('2026-12-02')] });
    expect(next).toBe('For the visit on December 2, 2026');
    expect(log?.since).toBe('Since the last visit, Nov 16');
    expect(log?.span).toEqual({ from: 'Nov 16', to: 'Nov 26' });
    expect(log?.charts.slice(0, 5).map(({ id }) => id)).toEqual(['mood', 'pain', 'sleep', 'temperature', 'weight']);
    expect(log?.charts[5]?.id).toBe('symptom-swelling');
    expect(log?.charts.map(({ points }) => points.length)).toEqual(Array(12).fill(11));
    expect(log?.also).toHaveLength(3);
    expect(log?.fevers).toBe('Nov 23');
    expect(medicines?.taken.map(({ said }) => said)).toEqual(['Tylenol', 'ginger']);
    expect(JSON.stringify({ log, medicines, next })).not.toMatch(/a note/);
    expect(sheet({ days }).log?.since).toBe('Since Oct 30');
  });

  it('has only the parts that were chosen, and none that says nothing', () => {
    const of = (...parts: readonly (typeof summaryParts)[number][]) =>
      summarySheet({ locale: 'en', own: 'en' }, told({ questions: [question('Why?', 1)] }), parts);
    const shown = ({ who, diagnoses: d, treatments: t, medicines, log, questions }: ReturnType<typeof of>) =>
      Object.entries({ who, diagnoses: d, treatments: t, medicines, log, questions }).flatMap(([part, said]) =>
        said === null ? [] : [part],
      );
    for (const part of summaryParts) expect(shown(of(part))).toEqual(part === 'log' ? [] : [part]);
    const nothing = { name: null, birthdate: null, diagnoses: [], treatments: [], days: [], visits: [], questions: [], today };
    expect(shown(summarySheet({ locale: 'es', own: 'en' }, nothing, summaryParts))).toEqual([]);
  });

  it('counts the questions for which there is no room', () => {
    const { questions } = sheet({ questions: Array.from({ length: 13 }, (_, index) => question(`Question ${index}?`, index)) });
    expect([questions?.shown.length, questions?.more]).toEqual([12, 'And one question more on the list']);
  });

  it('stands closer together the more there is', () => {
    expect(sheet({ diagnoses: [], treatments: [] }).density).toBe('roomy');
    const questions = Array.from({ length: 12 }, (_, index) =>
      question(`${'A long question of several lines. '.repeat(14)}${index}`, index),
    );
    expect(sheet({ questions }).density).toBe('tight');
  });
});
