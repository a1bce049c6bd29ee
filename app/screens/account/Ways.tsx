import type { ReactNode } from 'react';
import css from './Ways.module.css';

/** Where else to go, below what there is to do. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>;
}
