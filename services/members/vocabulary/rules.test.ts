import { describe, expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { type ProblemCode, problemCodes } from '#services/members/shared.ts';
import { problemIn } from './problem-text.ts';
import { accept } from './record.ts';
import { today } from './testing.ts';
import { records } from './vocabulary.ts';

const { profile, diagnosis, treatment } = records;
const long = (characters: number) => 'ñ'.repeat(characters);
const contexts = {
  profile: { today, isEmailVerified: true },
  diagnosis: { today },
  treatment: { today, diagnosisIds: ['one'] },
};
const dcis = { diagnosed: 'yes' };
const finished = { status: 'finished', diagnosisIds: ['one'] };

const acceptProfile = (sent: object, isEmailVerified = true) => accept(profile, sent, { today, isEmailVerified });
const acceptDiagnosis = (sent: object) => accept(diagnosis, { ...dcis, ...sent }, contexts.diagnosis);
const acceptTreatment = (sent: object) => accept(treatment, { ...finished, ...sent }, contexts.treatment);
const problems = (answer: ReturnType<typeof acceptProfile | typeof acceptDiagnosis | typeof acceptTreatment>) =>
  answer.ok ? [] : answer.problems.map(({ field, code }) => `${field} ${code}`);

/** What is refused, and what lies just within the rule. */
const refused: { [Code in ProblemCode]: [answer: () => string[], field: string][] } = {
  required: [
    [() => problems(accept(diagnosis, {}, contexts.diagnosis)), 'diagnosed'],
    [() => problems(accept(treatment, { type: 'surgery', diagnosisIds: ['one'] }, contexts.treatment)), 'status'],
    [() => problems(acceptTreatment({})), 'type'],
    [() => problems(acceptDiagnosis({ diagnosisDateAnswer: 'month' })), 'diagnosisDateYear'],
  ],
  'field-unknown': [[() => problems(acceptProfile({ shoeSize: 37 })), 'shoeSize']],
  'choice-invalid': [
    [() => problems(acceptDiagnosis({ stage: 'V' })), 'stage'],
    [() => problems(acceptDiagnosis({ stage: 'toString' })), 'stage'],
    [() => problems(acceptDiagnosis({ cancerTypes: ['IDC', 'cold'] })), 'cancerTypes'],
  ],
  'choice-alone': [[() => problems(acceptProfile({ additionalRisks: ['none', 'breast-density'] })), 'additionalRisks']],
  'choice-elsewhere': [
    [() => problems(acceptTreatment({ type: 'hormonal', medicines: ['letrozole', 'pembrolizumab'] })), 'medicines'],
    [() => problems(acceptTreatment({ type: 'chemotherapy', timing: 'metastatic' })), 'timing'],
    [
      () => problems(acceptDiagnosis({ genomeTestDone: 'yes', genomeTestName: 'EndoPredict', genomeTestResult: 'intermediate' })),
      'genomeTestResult',
    ],
    [() => problems(acceptDiagnosis({ nodesRemoved: 2, nodesPositive: 0, nodesAmount: ['macro'] })), 'nodesAmount'],
    [() => problems(acceptDiagnosis({ stage: '0', metastatic: 'yes' })), 'metastatic'],
  ],
  'flag-invalid': [[() => problems(acceptProfile({ emailOptIn: 'perhaps' })), 'emailOptIn']],
  'text-invalid': [[() => problems(acceptProfile({ city: 7 })), 'city']],
  'text-long': [
    [() => problems(acceptProfile({ tagline: long(121) })), 'tagline'],
    [() => problems(acceptProfile({ bio: long(2001) })), 'bio'],
  ],
  'number-invalid': [[() => problems(acceptDiagnosis({ nodesRemoved: 'three' })), 'nodesRemoved']],
  'number-range': [
    [() => problems(acceptDiagnosis({ estrogenPercentage: 101 })), 'estrogenPercentage'],
    [() => problems(acceptDiagnosis({ progesteroneNumerical: 9 })), 'progesteroneNumerical'],
    [() => problems(acceptDiagnosis({ nodesRemoved: -1 })), 'nodesRemoved'],
  ],
  'number-decimals': [[() => problems(acceptDiagnosis({ nodesRemoved: '1.5' })), 'nodesRemoved']],
  'number-never': [[() => problems(acceptDiagnosis({ estrogenNumerical: 1 })), 'estrogenNumerical']],
  'score-off-scale': [
    [() => problems(acceptDiagnosis({ genomeTestDone: 'yes', genomeTestName: 'EndoPredict', genomicAssay: 26 })), 'genomicAssay'],
    [() => problems(acceptDiagnosis({ genomeTestDone: 'yes', genomeTestName: 'OncotypeRS', genomicAssay: 3.3 })), 'genomicAssay'],
  ],
  'date-invalid': [
    [() => problems(acceptProfile({ birthdate: '1980-02-30' })), 'birthdate'],
    [() => problems(acceptProfile({ birthdate: '1980-02' })), 'birthdate'],
    [() => problems(acceptProfile({ hadGeneticTesting: 'yes', brcaTestDate: '2020-13' })), 'brcaTestDate'],
    [() => problems(acceptDiagnosis({ diagnosisDateYear: 2023, diagnosisDateMonth: 2, diagnosisDateDay: 29 })), 'diagnosisDateDay'],
  ],
  'date-future': [
    [() => problems(acceptProfile({ birthdate: '2026-11-25' })), 'birthdate'],
    [() => problems(acceptDiagnosis({ diagnosisDateYear: 2027 })), 'diagnosisDateYear'],
    [() => problems(acceptDiagnosis({ diagnosisDateYear: 2026, diagnosisDateMonth: 12 })), 'diagnosisDateMonth'],
    [() => problems(acceptDiagnosis({ diagnosisDateYear: 2026, diagnosisDateMonth: 11, diagnosisDateDay: 25 })), 'diagnosisDateDay'],
    [() => problems(acceptTreatment({ type: 'surgery', startedAt: '2026-11-25' })), 'startedAt'],
    [() => problems(acceptTreatment({ type: 'radiation', finishedAt: '2026-12' })), 'finishedAt'],
  ],
  'date-early': [
    [() => problems(acceptProfile({ birthdate: '1906-11-24' })), 'birthdate'],
    [() => problems(acceptTreatment({ type: 'surgery', startedAt: '1899' })), 'startedAt'],
  ],
  'date-far': [[() => problems(acceptTreatment({ status: 'planning', type: 'surgery', plannedTime: '2036-12' })), 'plannedTime']],
  'age-minimum': [[() => problems(acceptProfile({ birthdate: '2008-11-25' })), 'birthdate']],
  'end-before-start': [
    [() => problems(acceptTreatment({ type: 'radiation', startedAt: '2025-03', finishedAt: '2025-02-27' })), 'finishedAt'],
    [() => problems(acceptTreatment({ type: 'radiation', startedAt: '2025-03-02', finishedAt: '2025-03-01' })), 'finishedAt'],
  ],
  'test-before-birth': [
    [() => problems(acceptProfile({ birthdate: '1980-05-01', hadGeneticTesting: 'yes', brcaTestDate: '1979' })), 'brcaTestDate'],
  ],
  'url-invalid': [
    [() => problems(acceptProfile({ homepage: 'javascript:alert(1)' })), 'homepage'],
    [() => problems(acceptProfile({ homepage: 'ftp://example.org' })), 'homepage'],
    [() => problems(acceptProfile({ homepage: 'https://me:secret@example.org' })), 'homepage'],
    [() => problems(acceptProfile({ homepage: 'my page' })), 'homepage'],
  ],
  'country-invalid': [[() => problems(acceptProfile({ country: 'ZZ' })), 'country']],
  'state-invalid': [[() => problems(acceptProfile({ country: 'US', state: 'Ontario' })), 'state']],
  'time-zone-invalid': [
    [() => problems(acceptProfile({ timeZone: 'Mars/Olympus' })), 'timeZone'],
    [() => problems(acceptProfile({ timeZone: '+01:00' })), 'timeZone'],
  ],
  'ids-invalid': [[() => problems(acceptTreatment({ type: 'surgery', diagnosisIds: [7] })), 'diagnosisIds']],
  'positive-above-removed': [[() => problems(acceptDiagnosis({ nodesRemoved: 2, nodesPositive: 3 })), 'nodesPositive']],
  'sizes-of-one-node': [[() => problems(acceptDiagnosis({ nodesRemoved: 2, nodesAmount: ['micro', 'macro'] })), 'nodesAmount']],
  'amount-without-positive': [[() => problems(acceptDiagnosis({ nodesRemoved: 2, nodesPositive: 0, nodesSize: 0.3 })), 'nodesSize']],
  'not-asked': [
    [() => problems(acceptDiagnosis({ metastatic: 'no', metastatisSites: ['bone'] })), 'metastatisSites'],
    [() => problems(acceptDiagnosis({ her2test: 'IHC', her2IshResult: 'positive' })), 'her2IshResult'],
    [() => problems(acceptDiagnosis({ nodesRemoved: 0, nodesPositive: 0 })), 'nodesPositive'],
    [
      () => problems(acceptDiagnosis({ genomeTestDone: 'yes', genomeTestName: 'Prosigna', genomeTestResultPredictive: 'yes' })),
      'genomeTestResultPredictive',
    ],
    [() => problems(acceptDiagnosis({ pdlTestDone: 'no', pdlTestResult: 'positive' })), 'pdlTestResult'],
    [() => problems(acceptDiagnosis({ diagnosed: 'no', grade: '2' })), 'grade'],
    [() => problems(acceptDiagnosis({ cancerTypes: ['ILC'], cancerSubtypes: ['tubular'] })), 'cancerSubtypes'],
    [() => problems(acceptTreatment({ type: 'radiation', regimen: 'TC' })), 'regimen'],
    [() => problems(acceptTreatment({ type: 'chemotherapy', regimen: 'TC', medicines: ['docetaxel'] })), 'medicines'],
    [() => problems(acceptProfile({ sex: 'male', menopausalStatus: 'premenopausal' })), 'menopausalStatus'],
    [() => problems(acceptTreatment({ status: 'planning', type: 'surgery', startedAt: '2026' })), 'startedAt'],
    [() => problems(acceptProfile({ brcaValue: ['BRCA1'] })), 'brcaValue'],
  ],
  contradiction: [
    [() => problems(acceptDiagnosis({ stage: 'IV', metastatic: 'no' })), 'metastatic'],
    [() => problems(acceptDiagnosis({ nodesRemoved: 3, nodesSize: 2.1, nodesAmount: ['micro'] })), 'nodesAmount'],
    [
      () =>
        problems(acceptDiagnosis({ genomeTestDone: 'yes', genomeTestName: 'EndoPredict', genomicAssay: 3.3287, genomeTestResult: 'low' })),
      'genomeTestResult',
    ],
  ],
  'diagnosis-needed': [[() => problems(acceptTreatment({ type: 'surgery', diagnosisIds: [] })), 'diagnosisIds']],
  'diagnosis-unknown': [[() => problems(acceptTreatment({ type: 'surgery', diagnosisIds: ['two'] })), 'diagnosisIds']],
  'email-unverified': [
    [() => problems(acceptProfile({ homepage: 'example.org' }, false)), 'homepage'],
    [() => problems(acceptProfile({ articleNotificationFrequency: 'weekly' }, false)), 'articleNotificationFrequency'],
    [() => problems(acceptProfile({ emailOptIn: true }, false)), 'emailOptIn'],
  ],
};

describe.each(problemCodes)('%s', (code) => {
  test.each(refused[code])('is told of the field: case %#', (answer, field) => {
    expect(answer()).toEqual([`${field} ${code}`]);
  });

  test.each(locales)('has words in %s that begin with the name of the field', (locale) => {
    for (const [, field] of refused[code]) {
      const definition = [profile, diagnosis, treatment].find(({ all }) => all.has(field));
      const name = definition?.all.get(field)?.label[locale] ?? field;
      const texts = [
        problemIn(locale, profile, { field, code }),
        problemIn(locale, diagnosis, { field, code }),
        problemIn(locale, treatment, { field, code }),
      ];
      expect(texts.some((text) => text.startsWith(`${name}: `))).toBe(true);
    }
  });
});

describe('just within the rules', () => {
  test.each([
    { birthdate: '2008-11-24' },
    { birthdate: '1906-11-25' },
    { tagline: long(120), bio: `${long(1998)}\nñ` },
    { country: 'US', state: 'PR' },
    { country: 'CA', state: 'Ontario' },
    { birthdate: '1980-05-01', hadGeneticTesting: 'yes', brcaTestDate: '1980' },
    { timeZone: 'America/Mexico_City' },
  ])('a profile: %j', (sent) => expect(problems(acceptProfile(sent))).toEqual([]));

  test.each([
    { diagnosisDateYear: 2024, diagnosisDateMonth: 2, diagnosisDateDay: 29 },
    { diagnosisDateYear: 2026, diagnosisDateMonth: 11, diagnosisDateDay: 24 },
    { nodesRemoved: 2, nodesPositive: 2, nodesAmount: ['macro', 'extracapsular'] },
    { nodesRemoved: 2, nodesPositive: 0, nodesAmount: ['isolated'] },
    { nodesRemoved: 2, nodesPositive: 0, nodesSize: 0.2 },
    { estrogenNumerical: 0, progesteroneNumerical: 2, estrogenPercentage: 100, progesteronePercentage: 0 },
    { stage: 'IIA', metastatic: 'yes', metastatisSites: ['liver'] },
  ])('a diagnosis: %j', (sent) => expect(problems(acceptDiagnosis(sent))).toEqual([]));

  test.each([
    { type: 'radiation', startedAt: '2025-03-02', finishedAt: '2025-03-02' },
    { type: 'radiation', startedAt: '2025-03-02', finishedAt: '2025' },
    { type: 'chemotherapy', regimen: 'other', medicines: ['capecitabine'], timing: 'after', dosage: 'standard' },
    { type: 'surgery', startedAt: '2026-11-24', leftProcedures: ['lumpectomy', 'sentinel-node-biopsy'] },
    { type: 'hormonal', status: 'planning', plannedTime: '2036-11' },
  ])('a treatment: %j', (sent) => expect(problems(acceptTreatment(sent))).toEqual([]));
});

test('all that is wrong is told at once, in the order of the questions', () => {
  const sent = { nodesRemoved: 1, nodesPositive: 2, diagnosisDateYear: 2030, estrogen: 'positive', metastatisSites: ['bone'] };
  expect(problems(acceptDiagnosis(sent))).toEqual([
    'diagnosisDateYear date-future',
    'metastatisSites not-asked',
    'nodesPositive positive-above-removed',
  ]);
});

test('texts are cleaned, and nothing of them is lost', () => {
  const answer = acceptProfile({ city: '  San\u0000 Antonio \t', bio: 'Uno\r\n\r\n\r\n\r\nDos   \nJosé ' });
  expect(answer).toMatchObject({ ok: true, record: { city: 'San Antonio', bio: 'Uno\n\nDos\nJosé' } });
});

test('what a form sends is what the gateway sends', () => {
  const form = acceptDiagnosis({
    nodesRemoved: ' 3 ',
    nodesPositive: '1',
    cancerTypes: 'IDC',
    unrestricted: 'on',
    grade: '',
    stage: undefined,
  });
  const gateway = acceptDiagnosis({ nodesRemoved: 3, nodesPositive: 1, cancerTypes: ['IDC'], unrestricted: true, grade: null });
  expect(form).toEqual(gateway);
});
