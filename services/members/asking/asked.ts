import type { Locale } from '#config/locale.ts';
import type { DraftOf } from '#services/members/drafts.ts';
import type { Question } from '#services/members/vocabulary/question.ts';
import type { ToldProblems } from './telling.ts';
import type { Told } from './told.ts';

/* What the pages of a flow are made of, in one language: screens take these types, and nothing else of this folder. */

export type AskedField = {
  question: Question;
  /** The names of its inputs. */
  inputs: readonly string[];
  /** What they hold. */
  told: Told;
  /** Only members change it whose e-mail address is known to be theirs. */
  isLocked: boolean;
};

/** A place in a flow: the number of a question, or the end, where all is looked over. */
export type Place = number | 'check';

type InFlow = {
  /** The id of the draft, which is begun with the first answer. */
  draft: string;
  /** Something of it is kept. */
  isBegun: boolean;
};

export type QuestionPage = InFlow & {
  kind: 'question';
  /** The first of its fields, by which what is sent says which question it answers. */
  id: string;
  number: number;
  /** How many questions there are, going by the answers so far. */
  of: number;
  chapter: string;
  ask: string;
  why: string;
  fields: readonly [AskedField, ...AskedField[]];
  isRequired: boolean;
};

export type SummaryLine = { number: number; label: string; answer: string | null; problem: string | null };

export type SummaryPage = InFlow & {
  kind: 'summary';
  chapters: readonly { name: string; lines: readonly SummaryLine[] }[];
  /** Who sees it, and other fields that are asked here. */
  fields: readonly AskedField[];
  /** The version of the record that is changed; 0 of a new one. */
  version: number;
};

/** `no-diagnosis`: a treatment needs one. `missing`: there is no such record. */
export type AskedPage = QuestionPage | SummaryPage | { kind: 'no-diagnosis' } | { kind: 'missing' };

export type Answered =
  | { kind: 'next'; to: Place }
  | { kind: 'refused'; problems: ToldProblems }
  /** Another tab has saved it. */
  | { kind: 'saved-before' }
  /** The question is asked no longer. */
  | { kind: 'moved' }
  | { kind: 'missing' };

export type Finished =
  | { kind: 'saved'; recordId: string | null }
  /** Another tab has saved it. */
  | { kind: 'saved-before' }
  | { kind: 'refused'; problems: ToldProblems }
  /** The record was changed in another tab since: the page shows it as it is now. */
  | { kind: 'changed-elsewhere' }
  | { kind: 'missing' };

/** What is sent with a form of a flow. */
export type Sending = DraftOf & { locale: Locale; draft: string; told: Told };
