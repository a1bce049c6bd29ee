/*
 * What a question may hold. It needs nothing, so that a browser may have it; as a schema it stands in `question.ts`.
 */

/** A question that a member wants to ask. */
export type Question = {
  text: string;
  /** The id of the entry that it came from. */
  about: string | null;
  /** What she was told; empty where nothing was written down. */
  answer: string;
  /** Ticked off: it was asked, or needs no asking any more. */
  isTicked: boolean;
  /** The id of the visit at which it is to be asked. */
  visit: string | null;
  /** Where it stands on the list: the smallest first. */
  place: number;
};

/** In code points. */
export const longestQuestion = { text: 500, answer: 4_000 } as const;

/** Why a question is refused. */
export const questionProblems = ['no-question', 'question-too-long', 'answer-too-long'] as const;
export type QuestionProblem = (typeof questionProblems)[number];

/** A question that nothing was said of but its words. */
export const newQuestion = (words: string, place: number): Question => ({
  ...{ text: words, about: null, answer: '', isTicked: false, visit: null },
  place,
});

/** As it is stored of what was typed. */
export const tidied = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** Why a question cannot be taken as it was typed; null where it can. */
export function questionProblem({ text, answer = '' }: { text: string; answer?: string }): QuestionProblem | null {
  if (tidied(text) === '') return 'no-question';
  if ([...tidied(text)].length > longestQuestion.text) return 'question-too-long';
  return [...tidied(answer)].length > longestQuestion.answer ? 'answer-too-long' : null;
}
