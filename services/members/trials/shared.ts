import type { TrialSearch } from '#services/trials/shared.ts';
import type { Prefilled } from './prefill.ts';

/** A change as a member is told it. */
export type ToldChange = {
  nctId: string;
  title: string;
  kind: 'opened' | 'closed' | 'site-added' | 'site-closed' | 'criteria';
  place: string | null;
  at: string;
};
/** What a member keeps, with what changed since they looked. `id` says nothing of it. */
export type KeptTrial = { id: string; nctId: string; title: string; changes: ToldChange[] };
export type KeptSearch = { id: string; search: TrialSearch; changes: ToldChange[] };
export type KeptTrials = {
  trials: KeptTrial[];
  searches: KeptSearch[];
  /** What changed longer ago is not known any more. */
  changesDays: number;
  isMailed: boolean;
  prefilled: Prefilled;
};
