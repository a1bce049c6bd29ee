import { createContext } from 'react';
import type { CheckListProps } from '#app/features/check-list/check-list.ts';
import type { Locale } from '#config/locale.ts';

export type LinkedEntry = {
  /** Some have no page of their own. */
  path: string | null;
  locale: Locale;
  title: string;
  sample: boolean;
  /** Of a person: what stands behind the name. */
  credentials?: string | undefined;
  /** Of a term of the glossary: what it means, and what else it is called. */
  definition?: { text: string; alsoCalled: readonly string[] } | undefined;
  /** A term of the glossary, whether its definition is on the page or not. */
  isTerm?: boolean | undefined;
  /** What it holds, where it is a check-list: to be shown within a text. */
  checkList?: CheckListProps | undefined;
};

/** The entries that a page links to or names, by id: in the page's language, else in the other. */
export type LinkedEntries = Readonly<Record<string, LinkedEntry>>;
export const LinkedEntriesContext = createContext<LinkedEntries>({});
