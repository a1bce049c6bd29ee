import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

/**
 * What unfolds under its summary: the browser's own <details>, so it works without a script and with find in page. On paper it is
 * unfolded, unless it is `sensitive`: hard to see. What is `calm` is folded by `enhance/calm.ts` where a reader chose so, or always.
 */
export function Disclosure({
  summary,
  id,
  open,
  sensitive = false,
  calm,
  className = '',
  children,
}: {
  summary: ReactNode;
  id?: string | undefined;
  open?: boolean | undefined;
  sensitive?: boolean | undefined;
  calm?: 'chosen' | 'always' | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details id={id} open={open} data-sensitive={sensitive ? '' : undefined} data-calm={calm} className={`${css.disclosure} ${className}`}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
