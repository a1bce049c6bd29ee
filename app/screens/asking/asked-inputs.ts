import type { Typed } from '#app/forms/use-typed.ts';
import type { AskedField } from '#services/members/asking/asked.ts';

export type AskedInputsProps = {
  asked: AskedField;
  /** What each of its inputs holds. */
  typed(name: string): Typed;
  /** The id of the heading that asks this question, where the page asks nothing else. */
  askedBy?: string | undefined;
};

/** What the inputs of each kind of question are told. */
export type InputsProps = Pick<AskedInputsProps, 'asked' | 'typed'> & { labelledBy: string; describedBy: string };
