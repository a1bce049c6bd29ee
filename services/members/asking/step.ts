import type { RecordKind } from '#services/members/record-kind.ts';
import type { Said } from '#services/members/vocabulary/field.ts';

/** The parts of a flow: progress names the one that a member is in. */
export const chapterIds = [
  'beginning',
  'tumor',
  'nodes',
  'receptors',
  'tests',
  'treatment',
  'time',
  'about',
  'health',
  'place',
  'wishes',
] as const;
export type ChapterId = (typeof chapterIds)[number];

/** What is asked at once: one question, and what belongs to its answer. */
export type Step<Name extends string = string> = {
  record: RecordKind;
  /** In the order of the page. It is asked where any of them applies. */
  fields: readonly [Name, ...Name[]];
  chapter: ChapterId;
  /** The question, as somebody would ask it who sits beside her. */
  ask: Said;
  /** To press *Next* on nothing is an answer, too: that nothing was done on that side. Elsewhere it is asked for one. */
  mayBeEmpty?: true;
  /** Why we ask, in one or two plain sentences: what the answer is good for. */
  why: Said;
};
