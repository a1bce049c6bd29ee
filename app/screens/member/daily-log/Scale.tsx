import form from '#app/forms/form.module.css';
import type { Typed } from '#app/forms/use-typed.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { strongest } from '#services/members/daily/shared.ts';
import css from './Scale.module.css';

const strengths = Array.from({ length: strongest + 1 }, (_, strength) => String(strength));

/** How strong something is, from 0 to 10, in one touch; or nothing, which can be chosen again. `ends` says what the ends mean. */
export function Scale({ typed: { id, name, value = '', error }, label, ends }: { typed: Typed; label: string; ends: string }) {
  const t = useTranslate();
  return (
    <fieldset className={css.scale} aria-describedby={error ? `${id}-ends ${id}-error` : `${id}-ends`}>
      <legend>{label}</legend>
      <span id={`${id}-ends`} className="visually-hidden">
        {ends}
      </span>
      {error ? (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      ) : null}
      <div className={css.choices}>
        <label className={css.none}>
          <input type="radio" name={name} value="" defaultChecked={value === ''} />
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{t('dailyLog.notSaid')}</span>
        </label>
        {strengths.map((strength, index) => (
          <label key={strength}>
            <input
              {...(index === 0 ? { id } : {})}
              type="radio"
              name={name}
              value={strength}
              defaultChecked={value === strength}
              aria-invalid={error ? true : undefined}
            />
            <span>{strength}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
