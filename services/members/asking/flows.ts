import type { FlowId } from '#services/members/drafts.ts';
import type { RecordKind } from '#services/members/record-kind.ts';
import { diagnosisSteps } from './diagnosis-steps.ts';
import type { Step } from './step.ts';
import { treatmentSteps } from './treatment-steps.ts';
import { wizardSteps } from './wizard-steps.ts';

export type Flow = {
  steps: readonly Step[];
  /** The records that it tells, in the order in which they are saved. */
  records: readonly RecordKind[];
  /** Fields that are asked at the end, beside the summary. */
  atEnd: readonly string[];
};

/** The rows of questions that members are led through. */
export const flows: Readonly<Record<FlowId, Flow>> = {
  diagnosis: { steps: diagnosisSteps, records: ['diagnosis'], atEnd: ['unrestricted'] },
  treatment: { steps: treatmentSteps, records: ['treatment'], atEnd: ['unrestricted'] },
  wizard: { steps: wizardSteps, records: ['profile', 'diagnosis'], atEnd: [] },
};
