import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

/**
 * What unfolds under its summary: the browser's own <details>, so it works without a script and with find in page. On paper it is
 * unfolded, unless it is `sensitive`: hard to see.
 */
export function Disclosure({
  summary,
  id,
  open,
  sensitive = false,
  className = '',
  children,
}: {
  summary: ReactNode;
  id?: string | undefined;
  open?: boolean | undefined;
  sensitive?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details id={id} open={open} data-sensitive={sensitive ? '' : undefined} className={`${css.disclosure} ${className}`}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
