import { diagnosis } from './diagnosis/diagnosis.ts';
import { profile } from './profile/profile.ts';
import { treatment } from './treatment/treatment.ts';

/** All that members tell of themselves: three kinds of record, each with its fields, their words, and the rules that hold everywhere. */
export const records = { profile, diagnosis, treatment };
