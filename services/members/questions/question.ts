import { z } from 'zod';
import { longestQuestion, type Question } from './shared.ts';

const text = (most: number) => z.string().refine((given) => [...given].length <= most);

/** A question as it is stored. */
export const questionSchema: z.ZodType<Question> = z.object({
  text: text(longestQuestion.text).min(1),
  about: z.string().max(100).nullable(),
  answer: text(longestQuestion.answer),
  isTicked: z.boolean(),
  visit: z.uuid().nullable(),
  place: z.number(),
});
