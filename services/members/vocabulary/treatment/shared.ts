import type { AskedWhen, Derivation } from '#services/members/vocabulary/record.ts';
import type { Treatment } from './treatment-schema.ts';

/*
 * Which questions of a treatment apply, and what follows from its answers. It needs nothing, so that a browser may have it.
 */

type Type = NonNullable<Treatment['type']>;
const isOf =
  (...types: readonly Type[]) =>
  ({ type }: Treatment) =>
    type !== null && types.includes(type);
const isOfType = (type: Type) => ({ on: ['type'] as const, when: isOf(type) });

const isChemotherapy = isOf('chemotherapy');
const isSurgery = isOf('surgery');

export const askedWhen: readonly AskedWhen<Treatment>[] = [
  { field: 'surgeryGoals', ...isOfType('surgery') },
  { field: 'leftProcedures', ...isOfType('surgery') },
  { field: 'rightProcedures', ...isOfType('surgery') },
  { field: 'regimen', ...isOfType('chemotherapy') },
  {
    field: 'medicines',
    on: ['type', 'regimen'],
    when: (treatment) =>
      isOf('hormonal', 'targeted', 'immunotherapy')(treatment) || (isChemotherapy(treatment) && treatment.regimen === 'other'),
  },
  { field: 'dosage', ...isOfType('chemotherapy') },
  { field: 'radiationLocations', ...isOfType('radiation') },
  { field: 'radiationType', ...isOfType('radiation') },
  { field: 'metastasesLocations', ...isOfType('metastases') },
  { field: 'metastasesTherapies', ...isOfType('metastases') },
  { field: 'plannedTime', on: ['status'], when: ({ status }) => status === 'planning' },
  { field: 'startedAt', on: ['status'], when: ({ status }) => status === 'undergoing' || status === 'finished' },
  { field: 'finishedAt', on: ['status'], when: ({ status }) => status === 'finished' },
  { field: 'timing', on: ['type'], when: isOf('chemotherapy', 'hormonal', 'immunotherapy', 'targeted') },
  { field: 'preventive', on: ['type'], when: isOf('surgery', 'hormonal') },
];

export const derivations: readonly Derivation<Treatment>[] = [
  { field: 'active', from: ['status'], value: ({ status }) => status === 'undergoing' },
  { field: 'visibility', from: ['unrestricted'], value: ({ unrestricted }) => (unrestricted ? 'public' : 'private') },
  {
    // An operation begins and ends on one day.
    field: 'finishedAt',
    from: ['type', 'status', 'startedAt'],
    value: (treatment) => (isSurgery(treatment) && treatment.status === 'finished' ? treatment.startedAt : undefined),
  },
  {
    field: 'preventive',
    from: ['type', 'surgeryGoals'],
    value: (treatment) =>
      isSurgery(treatment) && treatment.surgeryGoals.some((goal) => goal !== 'unknown')
        ? treatment.surgeryGoals.includes('reduce-risk') && !treatment.surgeryGoals.includes('remove-cancer')
        : undefined,
  },
];
