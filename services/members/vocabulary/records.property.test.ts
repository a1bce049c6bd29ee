import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { answerIn } from './answer-text.ts';
import { her2StatusOf } from './diagnosis/shared.ts';
import { problemIn } from './problem-text.ts';
import { askedOf } from './question.ts';
import { accept, change, isEmpty, namesOf, type RecordDefinition } from './record.ts';
import { acceptable, everyChoice, type Setting, sentFor, settings } from './testing.ts';
import { records } from './vocabulary.ts';

const { profile, diagnosis, treatment } = records;
const runs = { numRuns: 400 };

/** What holds of each kind of record, whatever was sent. */
function holdsOf<Answers extends object, Context>(definition: RecordDefinition<Answers, Context>, setting: Setting<Context>) {
  const { context } = setting;
  const accepted = sentFor(definition).map((sent) => acceptable(definition, sent, setting));

  test('a record is stored and read back as it was', () => {
    fc.assert(
      fc.property(accepted, ({ record }) => {
        expect(definition.schema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
        expect(change(definition, record, {}, context)).toEqual({ ok: true, record });
        expect(accept(definition, record, context)).toEqual({ ok: true, record });
      }),
      runs,
    );
  });

  test('what was sent and not refused is there: nothing vanishes', () => {
    fc.assert(
      fc.property(accepted, ({ record, sent }) => {
        for (const name of namesOf(definition.fields)) {
          const isText = ['text', 'region', 'url'].includes(definition.all.get(name)?.kind ?? '');
          if (Object.hasOwn(sent, name) && !isEmpty(sent[name]) && !isText) {
            expect([record[name]].flat(), name).toEqual(expect.arrayContaining([sent[name]].flat()));
          }
        }
      }),
      runs,
    );
  });

  test('what is not asked is empty, whatever is changed', () => {
    fc.assert(
      fc.property(accepted, sentFor(definition), ({ record }, sent) => {
        const changed = change(definition, record, sent, context);
        if (!changed.ok) return;
        for (const { field, when } of definition.askedWhen) {
          if (!when(changed.record)) expect(isEmpty(changed.record[field]), field).toBe(true);
        }
        for (const { field, value } of definition.derivations) {
          const follows: unknown = value(changed.record);
          if (follows !== undefined) expect([changed.record[field]].flat(), field).toEqual(expect.arrayContaining([follows].flat()));
        }
        expect(accept(definition, changed.record, context).ok).toBe(true);
      }),
      runs,
    );
  });

  test('every answer is told in both languages, and each question that is asked is one of the record', () => {
    fc.assert(
      fc.property(accepted, ({ record }) => {
        for (const locale of locales) {
          for (const name of askedOf(definition, record)) {
            const field = definition.all.get(name);
            if (field && !isEmpty(record[name])) expect(answerIn(locale, field, record[name]), name).toMatch(/\S/);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('every value can be chosen, and is told in both languages', () => {
    for (const { field, code, sent } of everyChoice(definition, setting)) {
      const answer = sent && accept(definition, sent, context);
      const known = definition.all.get(field);
      if (!answer?.ok || !known) throw new Error(`${field}.${code} is never accepted.`);
      expect([answer.record[field]].flat().map(String), field).toContain(code);
      for (const locale of locales) expect(answerIn(locale, known, answer.record[field]), `${field}.${code}`).toMatch(/\S/);
    }
  });

  test('anything at all is accepted, or refused in words that name the field', () => {
    const anything = fc.dictionary(fc.constantFrom(...definition.all.keys(), 'nothing'), fc.anything(), { maxKeys: 6 });
    fc.assert(
      fc.property(fc.oneof(anything, sentFor(definition)), (sent) => {
        const answer = accept(definition, sent, context);
        if (answer.ok) return;
        expect(new Set(answer.problems.map(({ field }) => field)).size).toBe(answer.problems.length);
        for (const problem of answer.problems) {
          for (const locale of locales) {
            const text = problemIn(locale, definition, problem);
            expect(text).toContain(definition.all.get(problem.field)?.label[locale] ?? problem.field);
            expect(text).not.toMatch(/undefined|null|NaN|«»|“”/);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
}

describe('a profile', () => holdsOf(profile, settings.profile));
describe('a diagnosis', () => {
  holdsOf(diagnosis, settings.diagnosis);

  test('agrees with itself', () => {
    fc.assert(
      fc.property(sentFor(diagnosis), (sent) => {
        const { record } = acceptable(diagnosis, sent, settings.diagnosis);
        expect(record.nodesPositive ?? 0).toBeLessThanOrEqual(record.nodesRemoved ?? 0);
        if (record.metastatisSites.length > 0) expect(record.metastatic).toBe('yes');
        if (record.stage === 'IV') expect(record.metastatic).toBe('yes');
        if (record.her2IhcResult !== null) expect(['IHC', 'both']).toContain(record.her2test);
        if (record.her2IhcResult === '3+') expect(her2StatusOf(record)).toBe('positive');
        expect(record.estrogenNumerical).not.toBe(1);
        if (record.diagnosisDateYear !== null) expect(record.diagnosisDateYear).toBeLessThanOrEqual(2026);
        if (record.diagnosed === 'no') expect(record.cancerTypes).toEqual([]);
        expect(record.firstDiagnosis).toBe(record.recurrent === 'first');
      }),
      runs,
    );
  });
});
describe('a treatment', () => {
  holdsOf(treatment, settings.treatment);

  test('agrees with itself', () => {
    fc.assert(
      fc.property(sentFor(treatment), (sent) => {
        const { record } = acceptable(treatment, sent, settings.treatment);
        expect(record.diagnosisIds.length).toBeGreaterThan(0);
        expect(record.active).toBe(record.status === 'undergoing');
        expect(record.visibility).toBe(record.unrestricted ? 'public' : 'private');
        if (record.startedAt) expect(record.startedAt.slice(0, 4) <= '2026').toBe(true);
        if (record.startedAt && record.finishedAt) expect(record.finishedAt.slice(0, 4) >= record.startedAt.slice(0, 4)).toBe(true);
        if (record.type !== 'surgery') expect(record.leftProcedures).toEqual([]);
        if (record.type === 'chemotherapy') expect(record.timing).not.toBe('metastatic');
        if (record.medicines.includes('letrozole')) expect(record.type).toBe('hormonal');
      }),
      runs,
    );
  });
});
