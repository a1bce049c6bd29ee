import css from './TakeOut.module.css';

/** On what is chosen: that another touch takes it out, in `label` for who cannot see the cross. */
export function TakeOut({ label }: { label: string }) {
  return (
    <>
      <svg className={css.cross} viewBox="0 0 10 10" aria-hidden="true">
        <path d="M1 1l8 8M9 1l-8 8" />
      </svg>
      <span className="visually-hidden"> {label}</span>
    </>
  );
}
