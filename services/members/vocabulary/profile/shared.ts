import type { AskedWhen } from '#services/members/vocabulary/record.ts';
import type { Profile } from './profile-schema.ts';

/*
 * Which questions of a profile apply. It needs nothing, so that a browser may have it.
 */

const hadTest = ({ hadGeneticTesting }: Profile) => hadGeneticTesting === 'yes';

export const askedWhen: readonly AskedWhen<Profile>[] = [
  { field: 'menopausalStatus', on: ['sex'], when: ({ sex }) => sex !== 'male' },
  { field: 'brca', on: ['hadGeneticTesting'], when: hadTest },
  { field: 'brcaValue', on: ['hadGeneticTesting', 'brca'], when: ({ brca }) => brca === 'positive' || brca === 'uncertain' },
  { field: 'brcaTestDate', on: ['hadGeneticTesting'], when: hadTest },
];
