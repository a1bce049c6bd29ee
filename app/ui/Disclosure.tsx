import type { ReactNode } from 'react';
import { type Attributes, hook } from '#app/browser/hook.ts';
import css from './Disclosure.module.css';
import { sensitiveDetails } from './hooks.ts';

/**
 * What unfolds under its summary: the browser's own <details>, so it works without a script and with find in page. On paper it is
 * unfolded, unless it is `sensitive`: hard to see. `attributes` hook a behaviour to it.
 */
export function Disclosure({
  summary,
  id,
  open,
  sensitive = false,
  attributes,
  className = '',
  children,
}: {
  summary: ReactNode;
  id?: string | undefined;
  open?: boolean | undefined;
  sensitive?: boolean | undefined;
  attributes?: Attributes | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details
      id={id}
      open={open}
      {...(sensitive ? hook(sensitiveDetails) : {})}
      {...attributes}
      className={`${css.disclosure} ${className}`}
    >
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
