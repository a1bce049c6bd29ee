import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import type { Stored } from './store/record-codec.ts';
import { timelineOf } from './timeline.ts';
import { type Diagnosis, diagnosisSchema } from './vocabulary/diagnosis/diagnosis-schema.ts';
import { acceptable, type Sent, sentFor, settings, today } from './vocabulary/testing.ts';
import { type Treatment, treatmentSchema } from './vocabulary/treatment/treatment-schema.ts';
import { records } from './vocabulary/vocabulary.ts';

const stored = <Fields>(id: string, fields: Fields): Stored<Fields> => ({
  id,
  version: 1,
  fields,
  fromProfileWizard: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const diagnosis = (id: string, sent: Sent) =>
  stored<Diagnosis>(id, diagnosisSchema.parse({ ...records.diagnosis.empty, diagnosed: 'yes', ...sent }));
const treatment = (id: string, sent: Sent) => stored<Treatment>(id, treatmentSchema.parse({ ...records.treatment.empty, ...sent }));

const early = diagnosis('found', {
  cancerTypes: ['IDC'],
  stage: 'IIA',
  side: 'left',
  recurrent: 'first',
  grade: '2',
  estrogen: 'positive',
  progesterone: 'unknown',
  her2neu: 'negative',
  diagnosisDateYear: 2024,
  diagnosisDateMonth: 3,
});
const treatments = [
  treatment('pills', {
    type: 'hormonal',
    status: 'undergoing',
    medicines: ['letrozole', 'goserelin'],
    startedAt: '2025-01',
    timing: 'after',
  }),
  treatment('surgery', {
    type: 'surgery',
    status: 'finished',
    diagnosisIds: ['found'],
    surgeryGoals: ['remove-cancer'],
    leftProcedures: ['lumpectomy', 'sentinel-node-biopsy'],
    startedAt: '2024',
    finishedAt: '2024',
  }),
  treatment('chemo', {
    type: 'chemotherapy',
    status: 'finished',
    regimen: 'AC-T',
    dosage: 'dose-dense',
    timing: 'after',
    startedAt: '2024-05-17',
    finishedAt: '2024-10',
  }),
  treatment('rebuilding', {
    type: 'surgery',
    status: 'planning',
    leftProcedures: ['DIEP'],
    rightProcedures: ['DIEP'],
    plannedTime: '2026',
  }),
  treatment('rays', { type: 'radiation', status: 'finished', radiationLocations: ['whole-breast', 'boost'] }),
];
const shown = (locale: 'en' | 'es') => timelineOf(locale, { diagnoses: [early], treatments }, today);

describe('a timeline', () => {
  test.each([
    [
      'en',
      [
        ['Invasive ductal carcinoma, stage IIA, left', 'March 2024', 'First diagnosis. Grade 2. ER positive, HER2 negative'],
        ['Surgery: lumpectomy and sentinel node biopsy, left', '2024', 'Remove cancer'],
        ['Chemotherapy: AC-T', 'May 17, 2024 to October 2024', 'After surgery. Dose-dense'],
        ['Hormonal therapy: letrozole (Femara) and goserelin (Zoladex)', 'Since January 2025', 'After surgery'],
        ['Surgery: DIEP flap, both sides', '2026', null],
        ['Radiation therapy: whole breast and boost to the place of the tumor', null, null],
      ],
    ],
    [
      'es',
      [
        [
          'Carcinoma ductal invasivo, etapa IIA, lado izquierdo',
          'Marzo de 2024',
          'Primer diagnóstico. Grado 2. RE positivo, HER2 negativo',
        ],
        ['Cirugía: lumpectomía y biopsia del ganglio centinela, lado izquierdo', '2024', 'Quitar el cáncer'],
        ['Quimioterapia: AC-T', 'Desde el 17 de mayo de 2024 hasta octubre de 2024', 'Después de la cirugía. En dosis densas'],
        ['Terapia hormonal: letrozol (Femara) y goserelina (Zoladex)', 'Desde enero de 2025', 'Después de la cirugía'],
        ['Cirugía: colgajo DIEP, los dos lados', '2026', null],
        ['Radioterapia: toda la mama y refuerzo donde estaba el tumor', null, null],
      ],
    ],
  ] as const)('tells in %s what was when, and at the end what has no date', (locale, told) => {
    expect(shown(locale).rows.map(({ title, when, detail }) => [title, when, detail])).toEqual(told);
  });

  test('knows each time as far as it is told, and no past beyond today', () => {
    const times = new Map(shown('en').rows.map(({ id, from, to }) => [id, { from, to }]));
    expect(times.get('found')).toEqual({ from: { earliest: '2024-03-01', latest: '2024-03-31' }, to: null });
    expect(times.get('surgery')?.to).toEqual({ earliest: '2024-01-01', latest: '2024-12-31' });
    expect(times.get('chemo')).toEqual({
      from: { earliest: '2024-05-17', latest: '2024-05-17' },
      to: { earliest: '2024-10-01', latest: '2024-10-31' },
    });
    expect(times.get('rebuilding')?.from).toEqual({ earliest: today, latest: '2026-12-31' });
    expect(times.get('rays')).toEqual({ from: null, to: null });
    const recent = treatment('recent', { type: 'radiation', status: 'undergoing', startedAt: '2026' });
    const [row] = timelineOf('en', { diagnoses: [], treatments: [recent] }, today).rows;
    expect(row?.from).toEqual({ earliest: '2026-01-01', latest: today });
  });

  test('says which end of a treatment is not known', () => {
    const ended = treatment('ended', { type: 'targeted', status: 'finished', finishedAt: '2023-02-03' });
    const begun = treatment('begun', { type: 'targeted', status: 'finished', startedAt: '2024-02' });
    const when = (locale: 'en' | 'es') =>
      timelineOf(locale, { diagnoses: [], treatments: [ended, begun] }, today).rows.map((row) => row.when);
    expect(when('en')).toEqual(['Until February 3, 2023, start not known', 'From February 2024, end not known']);
    expect(when('es')).toEqual([
      'Hasta el 3 de febrero de 2023; no se sabe cuándo empezó',
      'Desde febrero de 2024; no se sabe cuándo terminó',
    ]);
  });

  test('has a title for a diagnosis of which little is known', () => {
    const title = (sent: Sent) => timelineOf('en', { diagnoses: [diagnosis('one', sent)], treatments: [] }, today).rows[0]?.title;
    expect(title({ cancerTypes: ['unknown'], stage: 'unknown', side: 'unknown' })).toBe('Breast cancer');
    expect(title({ diagnosed: 'unknown' })).toBe('Diagnosis not confirmed yet');
    expect(title({ diagnosed: 'no' })).toBe('No diagnosis so far');
    expect(title({ stage: 'LCIS', side: 'both' })).toBe('Lobular carcinoma in situ, both sides');
    expect(title({ cancerTypes: ['IDC', 'pagets'], stage: 'IV' })).toBe(
      'Invasive ductal carcinoma and Paget disease of the breast, stage IV',
    );
  });
});

test.each(locales)('whatever is told, each record has one row in %s, those with a date in the order of time', (locale) => {
  const accepted = <Answers extends object>(sent: fc.Arbitrary<Sent>, of: (sent: Sent) => Answers) =>
    fc.array(sent.map(of), { maxLength: 6 });
  const found = accepted(sentFor(records.diagnosis), (sent) => acceptable(records.diagnosis, sent, settings.diagnosis).record);
  const had = accepted(sentFor(records.treatment), (sent) => acceptable(records.treatment, sent, settings.treatment).record);
  fc.assert(
    fc.property(found, had, (diagnosed, treated) => {
      const diagnoses = diagnosed.map((fields, index) => stored(`diagnosis ${index}`, fields));
      const given = treated.map((fields, index) => stored(`treatment ${index}`, fields));
      const { rows } = timelineOf(locale, { diagnoses, treatments: given }, today);
      expect(rows.map(({ id }) => id).sort()).toEqual([...diagnoses, ...given].map(({ id }) => id).sort());
      for (const { title, from, to, when } of rows) {
        expect(title).toMatch(/\S/);
        expect(when === null).toBe(from === null && to === null);
        for (const extent of [from, to]) if (extent) expect(extent.earliest <= extent.latest).toBe(true);
      }
      const dated = rows.map(({ when }) => when !== null);
      expect(dated).toEqual([...dated].sort((one, other) => Number(other) - Number(one)));
    }),
    { numRuns: 150 },
  );
});
