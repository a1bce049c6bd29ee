import type { Answer } from '#services/identity/shared.ts';
import { confirmNeeded, unauthenticated, wrongInput } from './errors.ts';

export const keyDescription = 'Made by the sender, one for each change: a change that is sent again under its key is made once.';

/** @throws wrong input for what is no key of a change */
export function expectKey(key: string): void {
  if (!/^[\w-]{1,100}$/.test(key)) throw wrongInput('key', 'has to be 1 to 100 letters, digits, hyphens and underscores');
}

/** What a service answers a member. @throws UNAUTHENTICATED where the session has ended since, CONFIRM_NEEDED where it has to be confirmed */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data;
  const [{ code }] = answer.problems;
  throw code === 'confirm-needed' || code === 'factor-needed' ? confirmNeeded() : unauthenticated();
}
