import { beginning } from './diagnosis/beginning.ts';
import { receptors } from './diagnosis/receptors.ts';
import { tests } from './diagnosis/tests.ts';
import { nodes, tumor } from './diagnosis/tumor-and-nodes.ts';
import type { StepOf } from './steps-of.ts';

/** What is asked of a diagnosis, in this order. Who sees it is asked where all of it is looked over. */
export const diagnosisSteps: readonly StepOf<'diagnosis'>[] = [...beginning, ...tumor, ...nodes, ...receptors, ...tests];
