import { type FormEvent, useState } from 'react';
import form from '#app/forms/form.module.css';
import type { Typed } from '#app/forms/use-typed.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import type { Labels } from '#services/members/daily/field.words.ts';
import type { LogSigns } from '#services/members/daily/log-signs.ts';
import { dayFields, isFever, longest, temperatureRanges, typedNumber, weightUnits } from '#services/members/daily/shared.ts';
import type { ShownSymptom } from '#services/members/daily/shown/shared.ts';
import css from './DailyLog.module.css';
import { Scale } from './Scale.tsx';
import { Fever, SignsOf } from './SignsOf.tsx';

export type AskedDay = {
  labels: Labels;
  symptoms: { first: readonly ShownSymptom[]; others: readonly ShownSymptom[] };
  medicines: readonly { code: string; label: string }[];
  signs: LogSigns;
};
type Props = AskedDay & {
  /** What each field holds. */
  typed(name: string): Typed;
};

/** What is asked of a day: what is left out is no answer. What an answer calls for is said as soon as it is given. */
export function DayFields({ typed, labels, symptoms, medicines, signs }: Props) {
  const t = useTranslate();
  const [answers, answer] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(dayFields.map((name) => [name, typed(name).value ?? ''])),
  );
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) answer((before) => ({ ...before, [target.name]: target.value }));
  };
  const scaleOf = ({ id, field, label, opensAt }: ShownSymptom) => {
    const strength = Number(answers[field] ?? 0);
    const own = signs.symptoms[id] ?? [];
    return (
      <div key={id}>
        <Scale typed={typed(field)} label={label} ends={t('dailyLog.ends')} />
        {strength > 0 && own.length > 0 ? <SignsOf id={`signs-${id}`} signs={own} isOpen={strength >= opensAt} /> : null}
      </div>
    );
  };
  const temperature = typedNumber(answers.temperature ?? '');
  const isThermometers = Object.values(temperatureRanges).some(({ least, most }) => temperature >= least && temperature <= most);
  return (
    <div className={css.fields} onChange={follow}>
      <Group title={t('dailyLog.how')}>
        <Scale typed={typed('mood')} label={labels.mood} ends={t('dailyLog.mood.ends')} />
        <p className={css.ends}>{t('dailyLog.mood.ends')}</p>
        <Scale typed={typed('pain')} label={labels.pain} ends={t('dailyLog.ends')} />
        <p className={css.ends}>{t('dailyLog.ends')}</p>
      </Group>
      <Group title={t('dailyLog.symptoms')}>
        {symptoms.first.map(scaleOf)}
        {symptoms.others.length > 0 ? (
          <details className={css.fold}>
            <summary>{t('dailyLog.more')}</summary>
            <div className={css.group}>{symptoms.others.map(scaleOf)}</div>
          </details>
        ) : null}
      </Group>
      <Group title={t('dailyLog.measured')}>
        <Line typed={typed('temperature')} label={labels.temperature} hint={t('dailyLog.temperature.hint')} />
        {isThermometers && isFever(temperature) ? <Fever signs={signs.fever} /> : null}
        <Line typed={typed('sleep')} label={labels.sleep} />
        <div className={css.weight}>
          <Line typed={typed('weight')} label={labels.weight} />
          <select
            className={form.input}
            name="weightUnit"
            aria-label={labels.weightUnit}
            defaultValue={typed('weightUnit').value}
            autoComplete="off"
          >
            {weightUnits.map((each) => (
              <option key={each} value={each}>
                {t(`dailyLog.${each}`)}
              </option>
            ))}
          </select>
        </div>
      </Group>
      <Group title={t('dailyLog.taken')}>
        <Medicines typed={typed('medicines')} medicines={medicines} />
        <Line typed={typed('otherMedicines')} label={labels.otherMedicines} isText />
      </Group>
      <Notes typed={typed('notes')} label={labels.notes} />
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={css.group}>
      <h3 className={css.groupTitle}>{title}</h3>
      {children}
    </div>
  );
}

function Line({
  typed: { id, name, value, error },
  label,
  hint,
  isText = false,
}: {
  typed: Typed;
  label: string;
  hint?: string;
  isText?: boolean;
}) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      <input
        id={id}
        name={name}
        className={`${form.input} ${isText ? '' : css.number}`}
        defaultValue={value}
        inputMode={isText ? 'text' : 'decimal'}
        autoComplete="off"
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

function Medicines({ typed: { id, name, value = '', error }, medicines }: { typed: Typed; medicines: AskedDay['medicines'] }) {
  const taken = value.split(' ');
  // What was taken before and is offered no more stays.
  const others = taken.filter((code) => code !== '' && medicines.every((each) => each.code !== code));
  return (
    <>
      <FieldError id={id} error={error} />
      {others.map((code) => (
        <input key={code} type="hidden" name={name} value={code} />
      ))}
      {medicines.map(({ code, label }, index) => (
        <label key={code} className={form.check}>
          <input id={index === 0 ? id : `${id}-${index}`} type="checkbox" name={name} value={code} defaultChecked={taken.includes(code)} />
          <span>{label}</span>
        </label>
      ))}
    </>
  );
}

function Notes({ typed: { id, name, value, error }, label }: { typed: Typed; label: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const most = longest.notes.toLocaleString(languageTags[locale]);
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {t('dailyLog.notes.hint', { most })}
      </p>
      <FieldError id={id} error={error} />
      <textarea
        id={id}
        name={name}
        className={`${form.input} ${css.notes}`}
        rows={4}
        defaultValue={value}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

function FieldError({ id, error }: Pick<Typed, 'id' | 'error'>) {
  return error ? (
    <p id={`${id}-error`} className={form.error}>
      {error}
    </p>
  ) : null;
}
