import form from '#app/forms/form.module.css';
import type { AskedField } from '#services/members/asking/asked.ts';
import css from './AskedInputs.module.css';
import type { AskedInputsProps } from './asked-inputs.ts';
import { MonthSelect, PartInput } from './DateInputs.tsx';

const [year, month, day] = ['diagnosisDateYear', 'diagnosisDateMonth', 'diagnosisDateDay'] as const;

/** Whether these questions are for the parts of a date, which are answered in one row. */
export function areDateParts(fields: readonly AskedField[]): boolean {
  return fields.length === 3 && fields.every(({ question: { field } }) => [year, month, day].some((part) => part === field));
}

/** The date of a diagnosis: each of its parts is a field of its own. */
export function DiagnosisDate({ typed, askedBy }: Pick<AskedInputsProps, 'typed' | 'askedBy'>) {
  const parts = [typed(month), typed(day), typed(year)];
  const wrong = parts.filter(({ error }) => error !== undefined);
  return (
    <fieldset className={css.bare} aria-labelledby={askedBy} aria-describedby={wrong.map(({ id }) => `${id}-error`).join(' ') || undefined}>
      {wrong.map(({ id, error }) => (
        <p key={id} id={`${id}-error`} className={form.error}>
          {error}
        </p>
      ))}
      <div className={css.date}>
        <MonthSelect typed={typed(month)} id={typed(month).id} />
        <PartInput typed={typed(day)} id={typed(day).id} part="day" />
        <PartInput typed={typed(year)} id={typed(year).id} part="year" />
      </div>
    </fieldset>
  );
}
