import type { ReactNode } from 'react';
import css from './Answering.module.css';

const signs = {
  open: 'M4 12.5l5.5 5.5L20 7',
  closed: 'M20 14.5A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10.5z',
  unknown: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17zM12 7.5V12l3 2',
} as const;

/** Whether somebody answers, with a sign of it. Its place has room for what a browser may find out. */
export function Answering({ state, children }: { state: keyof typeof signs; children: ReactNode }) {
  return (
    <p className={`${css.answering} ${css[state]}`}>
      <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[state]} />
      </svg>
      <span>{children}</span>
    </p>
  );
}
