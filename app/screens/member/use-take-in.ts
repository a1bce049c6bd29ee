import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { KeptItems } from '#app/browser/kept-items.ts';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';

/** A list that this device keeps without an account. */
type Kept<Item> = {
  here(): KeptItems<Item>;
  follow(listener: () => void): () => void;
  /** An account holds these by now. */
  forget(taken: readonly Item[]): void;
};

/** As much of it as a form takes, in characters of JSON: one item has half of it at most. */
const mostSent = 12_000;

/**
 * What of a list on this device can be taken into the account by the form of an intent, and as much of it as fits. It leaves the device only
 * when the server has said that it is stored: until then both have it, and it may be sent again.
 */
export function useTakeIn<Item>(
  intent: string | undefined,
  { here, follow, forget }: Kept<Item>,
  isReady: (item: Item) => boolean = () => true,
) {
  const kept = useSyncExternalStore(follow, here, notKnown);
  const { done, wrong } = useFormsOfPage();
  const { key } = useLocation();
  const sent = useRef<readonly Item[]>([]);
  const isDone = intent !== undefined && done === intent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done a second time is told at another place of the history.
  useEffect(() => {
    if (isDone) forget(sent.current);
    if (done !== null || wrong) sent.current = [];
  }, [done, wrong, key]);
  const items = kept === null || kept === 'unreadable' ? [] : kept.filter(isReady);
  const portion = portionOf(items);
  const remember = () => {
    sent.current = portion;
  };
  return { items, portion, isDone, remember };
}

/** The page is the server's first. */
const notKnown = () => null;

/** The first items that fit into one form; one does in any case. */
function portionOf<Item>(items: readonly Item[]): readonly Item[] {
  let length = 0;
  const end = items.findIndex((item) => {
    length += JSON.stringify(item).length + 1;
    return length > mostSent;
  });
  return end === -1 ? items : items.slice(0, Math.max(1, end));
}
