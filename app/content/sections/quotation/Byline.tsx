import css from './Byline.module.css';

/** Who said it, and who that is. */
export function Byline({ name, title }: { name: string; title?: string | undefined }) {
  return (
    <p className={css.byline}>
      <strong className={css.name}>{name}</strong>
      {title ? <span className={css.title}>{title}</span> : null}
    </p>
  );
}
