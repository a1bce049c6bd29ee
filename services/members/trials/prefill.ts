import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Setting, Subtype } from '#services/trials/shared.ts';

/** What a search is filled in with, of what a member told of their newest diagnosis; null for what they did not tell. */
export type Prefilled = { subtype: Subtype | null; setting: Setting | null };

export function prefilledOf(diagnosis: Diagnosis | undefined): Prefilled {
  if (!diagnosis) return { subtype: null, setting: null };
  const { estrogen, progesterone, her2neu, stage, metastatic } = diagnosis;
  const isNegative = [estrogen, progesterone, her2neu].every((status) => status === 'negative');
  const subtype =
    her2neu === 'positive'
      ? 'her2-positive'
      : estrogen === 'positive' || progesterone === 'positive'
        ? 'hormone-positive'
        : isNegative
          ? 'triple-negative'
          : null;
  const isMetastatic = stage === 'IV' || metastatic === 'yes';
  const isEarly = stage !== null && /^(?:0|I{1,3}[ABC])$/.test(stage);
  return { subtype, setting: isMetastatic ? 'metastatic' : isEarly ? 'early' : null };
}
