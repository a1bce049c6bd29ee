import { type MouseEvent, type ReactNode, useId } from 'react';
import css from './form.module.css';
import { useFocus } from './use-focus.ts';

type Props = {
  title: string;
  /** What it tells of: of another one it tells anew. */
  of: object;
  /** What is wrong, each with the field where it is. */
  items: readonly { fieldId: string; text: string }[];
  /** What concerns the whole. */
  children?: ReactNode;
};

/** What was wrong with a form, above it. */
export function ErrorSummary({ title, of, items, children }: Props) {
  const own = useFocus<HTMLDivElement>(of);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form has to learn that it did not work.
    <div ref={own} className={css.summary} role="alert" aria-labelledby={id} tabIndex={-1} autoFocus>
      <h2 id={id} className={css.summaryTitle}>
        {title}
      </h2>
      {children}
      {items.length > 0 ? (
        <ul>
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={goToField}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The router would take the change of address for leaving the page, and forget what was wrong. Without it the link works by itself. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
