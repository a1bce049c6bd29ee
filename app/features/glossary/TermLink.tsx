import type { ReactNode } from 'react';
import { hook } from '#app/browser/hook.ts';
import { termLink } from './hooks.ts';
import css from './TermLink.module.css';

/** A word that opens its definition where it stands (`definitions.enhance.ts`); without a script it leads to the page of the word. */
export function TermLink({ id, path, children }: { id: string; path: string; children: ReactNode }) {
  return (
    <a className={css.term} href={path} {...hook(termLink, id)}>
      {children}
    </a>
  );
}
