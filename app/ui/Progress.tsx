import css from './Progress.module.css';

/** How much of something is done, drawn; the words beside it say the same. */
export function Progress({ value, of }: { value: number; of: number }) {
  return <progress className={css.progress} value={value} max={of} aria-hidden="true" />;
}
