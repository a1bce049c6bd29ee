import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * For what a reader is told of what they did: it takes the focus, so that it is read out; of another `of` it does so anew. In a document
 * that is the browser's own `autofocus`. Where React takes a document over, the reader may be in a field by then, and stays there.
 */
export function useTold<Shown extends HTMLElement>(of?: object): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const isTakenOver = useRef(useSyncExternalStore(never, no, yes));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one that is to be told of.
  useEffect(() => {
    if (!isTakenOver.current || document.activeElement === document.body) shown.current?.focus();
    isTakenOver.current = false;
  }, [of]);
  return shown;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
