import form from '#app/forms/form.module.css';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import css from './AskedInputs.module.css';
import type { InputsProps } from './asked-inputs.ts';

const autoCompletes: Readonly<Partial<Record<string, string>>> = {
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
  occupation: 'organization-title',
  homepage: 'url',
};

/** What is typed in one place, or chosen from a long list. */
export function LineInput({ asked: { question }, typed, describedBy }: InputsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { kind, limits, choices, isLong } = question;
  const { id, name, value, error } = typed(question.field);
  const shared = {
    ...{ id, name, className: form.input, defaultValue: value, autoComplete: autoCompletes[question.field] ?? 'off' },
    'aria-describedby': limits ? `${describedBy} ${id}-limits` : describedBy,
    'aria-invalid': error ? true : undefined,
  } as const;
  if (kind === 'country' || kind === 'time-zone')
    return (
      <select {...shared} defaultValue={value ?? ''}>
        <option value="">{t('asked.none')}</option>
        {choices.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    );
  const numbers = new Intl.NumberFormat(languageTags[locale], { useGrouping: false });
  const hint =
    limits === null
      ? null
      : kind === 'number'
        ? t('asked.between', { least: numbers.format(limits.least), most: numbers.format(limits.most) })
        : t('asked.most', { most: numbers.format(limits.most) });
  return (
    <>
      {hint === null ? null : (
        <p id={`${id}-limits`} className={form.hint}>
          {hint}
        </p>
      )}
      {isLong ? (
        <textarea {...shared} className={`${form.input} ${css.long}`} rows={6} />
      ) : (
        <input
          {...shared}
          className={`${form.input} ${kind === 'number' ? css.medium : ''}`}
          inputMode={kind === 'number' ? (limits?.decimals ? 'decimal' : 'numeric') : kind === 'url' ? 'url' : 'text'}
          {...(kind === 'region' ? { list: `${id}-list` } : {})}
        />
      )}
      {kind === 'region' ? (
        <datalist id={`${id}-list`}>
          {choices.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}
