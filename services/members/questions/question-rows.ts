import { type Item, itemStore } from '#services/members/items/item-rows.ts';
import type { Reading } from '#services/members/member-scope.ts';
import { questionSchema } from './question.ts';
import type { Question } from './shared.ts';

export type StoredQuestion = Item<Question>;

export const questionStore = itemStore<Question>('question', questionSchema);

/** All questions of a member, in the order of her list. */
export async function everyQuestion({ seal, ...own }: Reading): Promise<StoredQuestion[]> {
  if (!seal) return [];
  const found = await questionStore.every({ ...own, seal });
  return found.sort((one, other) => one.fields.place - other.fields.place || (one.id < other.id ? -1 : 1));
}

/** Those that are not ticked off, without those that are attached to visits that are left out, by their ids. */
export async function openQuestions(scope: Reading, without: readonly string[] = []): Promise<StoredQuestion[]> {
  const all = await everyQuestion(scope);
  return all.filter(({ fields: { isTicked, visit } }) => !isTicked && (visit === null || !without.includes(visit)));
}
