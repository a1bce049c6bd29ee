import type { ReactNode } from 'react';
import css from './form.module.css';
import { useFocus } from './use-focus.ts';

/** What came of something that a reader did, where it is told. It takes the focus, so that it is read out on a new page, too. */
export function Notice({ children }: { children: ReactNode }) {
  const own = useFocus<HTMLParagraphElement>();
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was done on the page before.
    <p ref={own} className={css.notice} role="status" tabIndex={-1} autoFocus>
      {children}
    </p>
  );
}
