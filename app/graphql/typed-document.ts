/** What an operation asks, with the types of its variables and of its answer: `documents.ts` is made of them. */
export type TypedDocument<Result, Variables> = {
  readonly name: string;
  readonly text: string;
  /** For the compiler alone: nothing is there. */
  readonly types?: (variables: Variables) => Result;
};
