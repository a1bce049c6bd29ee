import type { ReactNode } from 'react';
import css from './CallBox.module.css';

/** An eight-sided sign with an exclamation mark; a telephone; a clock; a page of a calendar. */
const drawings = {
  emergency: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 7v6M12 16.5v.5',
  urgent: 'M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  today: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  note: 'M4 5h16v15H4zM4 10h16M8 2.5V6M16 2.5V6',
};
export type Level = keyof typeof drawings;

/** An emergency, what is urgent, at once or today, or a note: a head that says so in words, and what to do. `id` is that of the head. */
export function UrgencyCard({ level, id, head, children }: { level: Level; id: string; head: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={id} className={css[level]}>
      <p id={id} className={css.head}>
        <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawings[level]} />
        </svg>
        <span className={css.words}>{head}</span>
      </p>
      <div className={css.body}>{children}</div>
    </div>
  );
}
