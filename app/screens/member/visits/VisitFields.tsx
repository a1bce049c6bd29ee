import type { ReactNode } from 'react';
import type { FormShape } from '#app/forms/define-form.ts';
import form from '#app/forms/form.module.css';
import { type Typed, useTyped } from '#app/forms/use-typed.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Visits.module.css';

type Option = { code: string; label: string };
export type VisitOptions = { kinds: readonly Option[]; zones: readonly Option[] };

type Props = VisitOptions & {
  of: FormShape;
  field(name: 'kind' | 'timeZone' | 'where' | 'withWhom' | 'notes', below?: ReactNode): ReactNode;
  /** What stands in it before somebody fills it in. */
  date?: string;
  time?: string;
};

/** What is told of a visit: what for and when first, and the rest as far as somebody knows it. */
export function VisitFields({ of, field, kinds, zones, date = '', time = '' }: Props) {
  const t = useTranslate();
  const typed = useTyped(of, { date, time });
  return (
    <>
      {field('kind', <Options options={kinds} />)}
      <div className={css.when}>
        <Moment type="date" typed={typed('date')} label={t('visits.field.date')} />
        <Moment type="time" typed={typed('time')} label={t('visits.field.time')} />
      </div>
      {field('timeZone', <Options options={zones} />)}
      {field('where')}
      {field('withWhom')}
      {field('notes')}
    </>
  );
}

/** The options of a choice. */
export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ code, label }) => (
    <option key={code} value={code}>
      {label}
    </option>
  ));
}

/** A day or a time, in the browser's own field. */
export function Moment({ type, typed: { id, name, value, error }, label }: { type: 'date' | 'time'; typed: Typed; label: string }) {
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {error ? (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      ) : null}
      <input
        {...{ id, name, type }}
        className={form.input}
        defaultValue={value}
        autoComplete="off"
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
