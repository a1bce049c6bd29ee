import form from '#app/forms/form.module.css';
import type { Typed } from '#app/forms/use-typed.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import css from './AskedInputs.module.css';
import type { InputsProps } from './asked-inputs.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** A date in three parts, so that it can be told as far as it is known. */
export function DateInputs({ asked: { question, inputs }, typed, labelledBy, describedBy }: InputsProps) {
  const { id, error } = typed(question.field);
  const [year = '', month = '', day = ''] = inputs;
  const isBirth = question.field === 'birthdate';
  return (
    <fieldset className={`${css.bare} ${css.date}`} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <MonthSelect typed={{ ...typed(month), error }} id={id} errorId={`${id}-error`} isBirth={isBirth} />
      <PartInput typed={{ ...typed(day), error }} id={typed(day).id} errorId={`${id}-error`} part="day" isBirth={isBirth} />
      <PartInput typed={{ ...typed(year), error }} id={typed(year).id} errorId={`${id}-error`} part="year" isBirth={isBirth} />
    </fieldset>
  );
}

/** `errorId`: where it is said what is wrong with it, unless below its own id. */
type PartProps = { typed: Typed; errorId?: string; isBirth?: boolean };

const wrongWith = ({ id, error }: Typed, errorId = `${id}-error`) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };

/** The first of the three, to which the list of problems leads. */
export function MonthSelect({ typed, id, errorId, isBirth = false }: PartProps & { id: string }) {
  const { name, value } = typed;
  const t = useTranslate();
  const names = new Intl.DateTimeFormat(languageTags[useLocale()], { month: 'long', timeZone: 'UTC' });
  return (
    <span className={css.part}>
      <label htmlFor={id}>{t('asked.month')}</label>
      <select
        {...wrongWith(typed, errorId)}
        id={id}
        className={form.input}
        name={name}
        defaultValue={value ?? ''}
        autoComplete={isBirth ? 'bday-month' : 'off'}
      >
        <option value="">{t('asked.month.unknown')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {names.format(Date.UTC(2000, month - 1))}
          </option>
        ))}
      </select>
    </span>
  );
}

export function PartInput({ typed, id, errorId, part, isBirth = false }: PartProps & { id: string; part: 'day' | 'year' }) {
  const { name, value } = typed;
  const t = useTranslate();
  return (
    <span className={css.part}>
      <label htmlFor={id}>{t(part === 'day' ? 'asked.day' : 'asked.year')}</label>
      <input
        {...wrongWith(typed, errorId)}
        id={id}
        className={`${form.input} ${part === 'day' ? css.short : css.medium}`}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete={isBirth ? (part === 'day' ? 'bday-day' : 'bday-year') : 'off'}
        size={part === 'day' ? 2 : 4}
      />
    </span>
  );
}
