import { afterTreatment } from './after-treatment.ts';
import type { Case } from './case.ts';
import { inTreatment } from './in-treatment.ts';
import { metastatic } from './metastatic.ts';
import { newlyDiagnosed } from './newly-diagnosed.ts';
import { withoutCancer } from './without-cancer.ts';

export const cases: readonly Case[] = [...newlyDiagnosed, ...inTreatment, ...afterTreatment, ...metastatic, ...withoutCancer];
