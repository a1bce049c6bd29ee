import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Focuses an outcome, so that a screen reader reads it out, and again for another `of`. In a document that is the browser's own
 * `autofocus`; where React hydrates a document, the reader may be in a field by then, and stays there.
 */
export function useFocus<Shown extends HTMLElement>(of?: object): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const isHydrating = useRef(useSyncExternalStore(never, no, yes));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is read out too.
  useEffect(() => {
    if (!isHydrating.current || document.activeElement === document.body) shown.current?.focus();
    isHydrating.current = false;
  }, [of]);
  return shown;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
