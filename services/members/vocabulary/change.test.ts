import { describe, expect, test } from 'vitest';
import { type Accepted, accept, change } from './record.ts';
import { today } from './testing.ts';
import { records } from './vocabulary.ts';

const { profile, diagnosis, treatment } = records;
const ofTreatment = { today, diagnosisIds: ['one'] };

function record<Answers>(answer: Accepted<Answers>): Answers {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.record;
}

const diagnosed = (sent: object) => record(accept(diagnosis, { diagnosed: 'yes', ...sent }, { today }));
const changed = (before: object, sent: object) => record(change(diagnosis, diagnosed(before), sent, { today }));
const treated = (sent: object) => record(accept(treatment, { status: 'finished', diagnosisIds: ['one'], ...sent }, ofTreatment));

describe('a change', () => {
  test('clears what is asked no longer, and keeps the rest', () => {
    const left = changed({ metastatic: 'yes', metastatisSites: ['bone'], grade: '2' }, { metastatic: 'no' });
    expect(left).toMatchObject({ metastatic: 'no', metastatisSites: [], grade: '2' });
  });

  test('lets what followed follow anew', () => {
    const before = { genomeTestDone: 'yes', genomeTestName: 'EndoPredict', genomicAssay: 3.3286 };
    expect(diagnosed(before).genomeTestResult).toBe('low');
    expect(changed(before, { genomicAssay: '3,3287' }).genomeTestResult).toBe('high');
    expect(changed(before, { genomicAssay: null }).genomeTestResult).toBeNull();
    expect(changed({ stage: 'IV' }, { stage: 'IIA' }).metastatic).toBeNull();
  });

  test('of the genomic test asks for its results anew', () => {
    const before = { genomeTestDone: 'yes', genomeTestName: 'OncotypeRS', genomicAssay: 18, genomeTestResult: 'intermediate' };
    expect(changed(before, { genomeTestName: 'MammaPrint' })).toMatchObject({ genomicAssay: null, genomeTestResult: null });
    expect(changed(before, { genomeTestName: 'Prosigna', genomicAssay: 41 })).toMatchObject({ genomicAssay: 41 });
  });

  test('of the size of a spot keeps that it grew through the wall', () => {
    const before = { nodesRemoved: 3, nodesSize: 2.1, nodesAmount: ['extracapsular'] };
    expect(diagnosed(before).nodesAmount).toEqual(['macro', 'extracapsular']);
    expect(changed(before, { nodesSize: 2 }).nodesAmount).toEqual(['micro', 'extracapsular']);
    expect(changed(before, { nodesSize: null }).nodesAmount).toEqual(['extracapsular']);
  });

  test('of the stage to one that has not left its place clears that it has spread', () => {
    const before = { metastatic: 'yes', metastatisSites: ['bone'] };
    for (const stage of ['0', 'LCIS']) expect(changed(before, { stage })).toMatchObject({ metastatic: null, metastatisSites: [] });
    expect(changed({ ...before, recurrent: 'metastatic' }, { stage: '0' })).toMatchObject({ metastatic: 'yes', metastatisSites: ['bone'] });
  });

  test('to no positive node keeps isolated cells alone', () => {
    const before = { nodesRemoved: 3, nodesPositive: 1 };
    expect(changed({ ...before, nodesAmount: ['macro', 'extracapsular'] }, { nodesPositive: 0 }).nodesAmount).toEqual([]);
    expect(changed({ ...before, nodesAmount: ['isolated'] }, { nodesPositive: 0 }).nodesAmount).toEqual(['isolated']);
    expect(changed({ ...before, nodesSize: 0.2 }, { nodesPositive: 0 })).toMatchObject({ nodesSize: 0.2, nodesAmount: ['isolated'] });
  });

  test('of a treatment keeps one whose diagnosis was removed', () => {
    const made = treated({ type: 'surgery', startedAt: '2024' });
    const alone = { today, diagnosisIds: [] };
    const orphaned = change(treatment, { ...made, diagnosisIds: [] }, { notes: 'It went well.' }, alone);
    expect(orphaned).toMatchObject({ ok: true, record: { notes: 'It went well.', diagnosisIds: [] } });
    expect(accept(treatment, { status: 'finished', type: 'surgery' }, alone)).toEqual({
      ok: false,
      problems: [{ field: 'diagnosisIds', code: 'diagnosis-needed' }],
    });
  });

  test('of a treatment to another type clears what belonged to the first', () => {
    const made = treated({ type: 'hormonal', medicines: ['letrozole', 'other'], timing: 'metastatic' });
    expect(change(treatment, made, { type: 'targeted' }, ofTreatment)).toMatchObject({
      ok: true,
      record: { medicines: ['other'], timing: 'metastatic' },
    });
    expect(change(treatment, made, { type: 'chemotherapy' }, ofTreatment)).toMatchObject({
      ok: true,
      record: { medicines: [], timing: null },
    });
  });

  test('of other settings leaves what an address no longer verified had chosen', () => {
    const made = record(accept(profile, { homepage: 'example.org/me' }, { today, isEmailVerified: true }));
    expect(made.homepage).toBe('https://example.org/me');
    const context = { today, isEmailVerified: false };
    expect(change(profile, made, { city: 'Laredo' }, context).ok).toBe(true);
    expect(change(profile, made, { homepage: '' }, context)).toMatchObject({ ok: true, record: { homepage: null } });
  });
});
