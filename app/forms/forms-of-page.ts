import { createContext, use } from 'react';
import type { FormProblem } from './define-form.ts';

/** What was wrong with a form, and what had been filled in, but secrets. Nothing was wrong with what another page brought. */
export type Mistakes = {
  intent: string;
  problems: readonly FormProblem[];
  values: Readonly<Partial<Record<string, string>>>;
  waitMinutes: number;
};

/** What was typed in the forms of a page when the session ended, by their intents. Secrets are none of it. */
export type KeptForms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the forms of a page have in common. */
export type FormsOfPage = {
  /** Where they are sent. */
  action: string;
  /** What was wrong with the one that was sent. */
  wrong?: Mistakes | undefined;
  kept?: KeptForms;
  /** Whose page it is, by id. Each form says so with what it sends: a browser can change hands. */
  owner?: string;
  /** The intent of the form that was just carried out. */
  done?: string | null;
  /** On an application page: the router sends them, where it runs. */
  isRouted?: boolean;
};

const context = createContext<FormsOfPage | null>(null);

/** Tells the forms below it of their page. */
export const FormsOfPage = context.Provider;

export function useFormsOfPage(): FormsOfPage {
  const page = use(context);
  if (!page) throw new Error('no FormsOfPage stands above this form');
  return page;
}
