import { z } from 'zod';

/*
 * What a question may hold. It needs nothing but the schemas, so that a browser may have it.
 */

/** In code points. */
export const longestQuestion = { text: 500, answer: 4_000 } as const;

/** Why a question is refused. */
export const questionProblems = ['no-question', 'question-too-long', 'answer-too-long'] as const;
export type QuestionProblem = (typeof questionProblems)[number];

const text = (most: number, code: QuestionProblem) =>
  z
    .string()
    .transform((given) => given.replaceAll('\r\n', '\n').trim())
    .refine((given) => [...given].length <= most, { error: code });

/** A question that a member wants to ask. */
export const questionSchema = z.object({
  text: text(longestQuestion.text, 'question-too-long').refine((given) => given !== '', { error: 'no-question' }),
  /** The id of the entry that it came from. */
  about: z.string().max(100).nullable(),
  answer: text(longestQuestion.answer, 'answer-too-long'),
  /** Ticked off: it was asked, or needs no asking any more. */
  isTicked: z.boolean(),
  /** The id of the visit at which it is to be asked. */
  visit: z.uuid().nullable(),
  /** Where it stands on the list: the smallest first. */
  place: z.number(),
});
export type Question = z.output<typeof questionSchema>;

/** A question that nothing was said of but its words. */
export const newQuestion = (words: string, place: number): Question => ({
  ...{ text: words, about: null, answer: '', isTicked: false, visit: null },
  place,
});

/** Why a question cannot be taken as it is; null where it can. */
export function questionProblem(given: { text: string; answer?: string }): QuestionProblem | null {
  const read = questionSchema.pick({ text: true, answer: true }).safeParse({ answer: '', ...given });
  if (read.success) return null;
  const [issue] = read.error.issues;
  return questionProblems.find((code) => code === issue?.message) ?? 'no-question';
}
