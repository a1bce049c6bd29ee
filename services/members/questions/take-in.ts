import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ItemOutcome } from '#services/members/items/item-rows.ts';
import type { Scope } from '#services/members/store/record-store.ts';
import { everyQuestion, questionStore } from './question-rows.ts';
import { newQuestion, type Question, questionProblem, tidied } from './shared.ts';

/** More than fits into a form. */
const mostBrought = 400;
const question = z
  .object({ text: z.string().transform(tidied), answer: z.string().transform(tidied), isTicked: z.boolean() })
  .refine((given) => questionProblem(given) === null);
const brought = z.array(question).min(1).max(mostBrought);
type Brought = z.output<typeof brought>;

/** The questions that a device sends, as JSON; null for anything else. */
export function readBrought(text: string): Brought | null {
  try {
    return brought.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Takes in questions that were written on a device, behind those that stand there. One that stands there in the same words takes the answer,
 * if it has none; with another answer it stands twice. The member has to be locked. It needs no key: sent again, it changes nothing.
 */
export async function takeInQuestions(scope: Scope, questions: Brought): Promise<ItemOutcome<Question> | { kind: 'taken-in' }> {
  for (const { text, answer, isTicked } of questions) {
    const all = await everyQuestion(scope);
    const same = all.filter(({ fields }) => fields.text === text);
    if (same.some(({ fields }) => answer === '' || fields.answer === answer)) continue;
    const open = same.find(({ fields }) => fields.answer === '');
    const place = (all.at(-1)?.fields.place ?? 0) + 1;
    const change = { key: randomUUID(), request: {} };
    const outcome = open
      ? await questionStore.change(scope, { ...change, id: open.id }, (current) => ({ ...current, answer }))
      : await questionStore.add(scope, { ...change, fields: { ...newQuestion(text, place), answer, isTicked } });
    if (outcome.kind !== 'stored') return outcome;
  }
  return { kind: 'taken-in' };
}
