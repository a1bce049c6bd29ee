import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Folding = {
  details: RefObject<HTMLDetailsElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** False until the browser has made this live: what it then says of itself must not be in the page before. */
  isLive: boolean;
  isOpen: boolean;
  show: () => void;
  /** Folds everything away. */
  hide: () => void;
  /** The same, and gives the focus back to where it came from. */
  leave: () => void;
  /** For the button that opens the box where it is folded. */
  onSummary: (event: { preventDefault(): void }) => void;
};

/** When the search lies open. It closes when the reader goes on to something else: by a touch, by Tab, to another page. */
export function useFolding(): Folding {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => {
    setOpen(false);
    if (details.current) details.current.open = false;
  }, []);

  useEffect(() => {
    setLive(true);
    // The touch that brought this was meant for it.
    const { activeElement } = document;
    if (activeElement === field.current) show();
    else if (details.current?.open && details.current.contains(activeElement)) field.current?.focus();
  }, [show]);

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) hide();
    };
    addEventListener('pointerdown', onElsewhere);
    addEventListener('focusin', onElsewhere);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pointerdown', onElsewhere);
      removeEventListener('focusin', onElsewhere);
      removeEventListener('pagehide', hide);
    };
  }, [hide]);

  const leave = () => {
    const summary = details.current?.querySelector('summary');
    // On a wide screen there is no such button: the box itself stands in the header.
    const isFolding = (summary?.getClientRects().length ?? 0) > 0;
    (isFolding ? summary : field.current)?.focus();
    hide();
  };

  const onSummary = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!details.current || details.current.open) return hide();
    details.current.open = true;
    // In the same turn: a phone shows its keys only for what a touch has focused.
    field.current?.focus();
  };

  return { details, field, isLive, isOpen, show, hide, leave, onSummary };
}
