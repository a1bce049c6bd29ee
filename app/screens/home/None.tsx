import type { ReactNode } from 'react';
import css from './None.module.css';

/** Where there is nothing now: that this is no mistake, and where to go instead. Its links stand side by side. */
export function None({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={css.none}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      <p className={css.links}>{children}</p>
    </div>
  );
}
