import type { Overview } from '#services/members/asking/overview.ts';
import type { FlowId } from '#services/members/drafts.ts';

/** What to do next; `recordId` is the record of which a change was begun. */
export type NextStep =
  | { kind: 'go-on'; flow: FlowId; recordId: string | null }
  | { kind: 'begin' }
  | { kind: 'diagnosis' }
  | { kind: 'treatment' }
  | { kind: 'profile' }
  /** Nothing is missing. `articles` are ids of entries, the best first. */
  | { kind: 'read'; articles: readonly string[] };

type Known = Pick<Overview, 'diagnoses' | 'treatments' | 'profile' | 'begun' | 'isPatient'>;

/** The one next step: what was begun comes first, then what is missing. */
export function nextStepOf({ diagnoses, treatments, profile, begun, isPatient }: Known): NextStep {
  const isNothingTold = profile.answered === 0 && diagnoses.length === 0 && treatments.length === 0;
  const lastBegun = begun.at(-1);
  if (lastBegun !== undefined) return { kind: 'go-on', flow: lastBegun, recordId: null };
  for (const [flow, cards] of [['diagnosis', diagnoses] as const, ['treatment', treatments] as const]) {
    const changed = cards.find(({ isBeingChanged }) => isBeingChanged);
    if (changed) return { kind: 'go-on', flow, recordId: changed.id };
  }
  if (isNothingTold) return { kind: 'begin' };
  if (diagnoses.length === 0 && isPatient) return { kind: 'diagnosis' };
  if (treatments.length === 0 && diagnoses.some(({ mayHaveTreatments }) => mayHaveTreatments)) return { kind: 'treatment' };
  if (profile.answered < profile.of) return { kind: 'profile' };
  return { kind: 'read', articles: diagnoses.at(-1)?.meaning.articles ?? [] };
}
