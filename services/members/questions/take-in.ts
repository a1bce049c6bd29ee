import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ItemOutcome, roomLeft } from '#services/members/items/item-rows.ts';
import type { Scope } from '#services/members/store/record-store.ts';
import { everyQuestion, questionStore, type StoredQuestion } from './question-rows.ts';
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

/** A question as it is to stand: `stored` is what stands there by now, null where it is new. */
type Standing = { stored: StoredQuestion | null; fields: Question };

/**
 * Takes in questions that were written on a device, behind those that stand there: all of them, or none where there is no room. One that
 * stands there in the same words takes the answer, if it has none, and is ticked off where it was; with another answer it stands twice. The
 * member has to be locked. It needs no key: sent again, it changes nothing.
 */
export async function takeInQuestions(scope: Scope, questions: Brought): Promise<ItemOutcome<Question> | { kind: 'taken-in' }> {
  const all = questions.reduce(
    withBrought,
    (await everyQuestion(scope)).map((stored): Standing => ({ stored, fields: stored.fields })),
  );
  if (all.filter(({ stored }) => stored === null).length > (await roomLeft(scope))) return { kind: 'full' };
  for (const { stored, fields } of all) {
    if (stored?.fields === fields) continue;
    const change = { key: randomUUID(), request: {} };
    const outcome = stored
      ? await questionStore.change(scope, { ...change, id: stored.id }, () => fields)
      : await questionStore.add(scope, { ...change, fields });
    if (outcome.kind !== 'stored') return outcome;
  }
  return { kind: 'taken-in' };
}

function withBrought(all: readonly Standing[], { text, answer, isTicked }: Brought[number]): Standing[] {
  const same = all.filter(({ fields }) => fields.text === text);
  const found = same.find(({ fields }) => answer === '' || fields.answer === answer) ?? same.find(({ fields }) => fields.answer === '');
  if (!found) return [...all, { stored: null, fields: { ...newQuestion(text, (all.at(-1)?.fields.place ?? 0) + 1), answer, isTicked } }];
  const { fields } = found;
  const next = { ...fields, answer: answer || fields.answer, isTicked: fields.isTicked || isTicked };
  const isChanged = next.answer !== fields.answer || next.isTicked !== fields.isTicked;
  return all.map((each) => (each === found && isChanged ? { ...each, fields: next } : each));
}
