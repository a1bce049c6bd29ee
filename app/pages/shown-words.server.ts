import { createContext, type RouterContextProvider } from 'react-router';
import type { Words } from '#app/i18n/words.ts';

/** What the page of an application says: told by its routes, and sent to the browser by the root. */
export const shownWordsContext = createContext<readonly Words[]>([]);

/** For the `middleware` of an application's route: the groups of messages that its page shows, whatever happens on it. */
export function shows(...groups: readonly Words[]) {
  return ({ context }: { context: Readonly<RouterContextProvider> }): void =>
    context.set(shownWordsContext, [...context.get(shownWordsContext), ...groups]);
}
