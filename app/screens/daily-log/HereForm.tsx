import { type SubmitEvent, useState } from 'react';
import { changeDayHere } from '#app/features/device-log/device-log.ts';
import { ErrorSummary } from '#app/forms/ErrorSummary.tsx';
import form from '#app/forms/form.module.css';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { type AskedDay, DayFields } from '#app/screens/member/daily-log/DayFields.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { type DayMistake, emptyDay, isEmptyDay, mergeDay, readFields, textsOf, typedSince } from '#services/members/daily/day/shared.ts';
import type { DeviceLog } from '#services/members/daily/device-log.ts';
import { dayFields, type DayFields as Filled } from '#services/members/daily/shared.ts';
import { deviceLogMessages } from './messages.ts';

type Props = Pick<AskedDay, 'symptoms'> & {
  day: string;
  fields: Filled;
  /** What stands in the log as the form begins. */
  seen: Filled;
  unit: string | number;
  asked: DeviceLog;
  /** What was typed for this day and not saved, where it differs from what the form began with. */
  typed: Readonly<Record<string, string>> | undefined;
  onTyped(texts: Readonly<Record<string, string>>): void;
  onSaved(): void;
};

/** Why a day was not kept: by field, or since the device keeps nothing. */
type Refusal = readonly DayMistake[] | 'notKept';

/**
 * The form of a day, as members have it; what it holds is sent nowhere. What is refused, or what the device cannot keep, stays in it. A form
 * of the method `dialog` is never sent, not even where this script has failed.
 */
export function HereForm({ day, fields, seen: first, unit, asked, symptoms, typed, onTyped, onSaved }: Props) {
  const t = useTranslate(deviceLogMessages);
  const [seen] = useState(first);
  const [begun] = useState<Readonly<Record<string, string>>>({ ...textsOf(fields), weightUnit: String(fields.weightUnit ?? unit) });
  const [initial] = useState({ ...begun, ...typed });
  const [refused, refuse] = useState<Refusal | null>(null);
  const mistakes = refused === null || refused === 'notKept' ? [] : refused;
  const say = ({ field, code }: DayMistake) => labelled(asked, field) + (asked.problems[code] ?? code);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFields(textsIn(new FormData(event.currentTarget)));
    if (!read.ok) return refuse(read.problems);
    const change = { seen, sent: read.fields };
    if (isEmptyDay(mergeDay({ ...emptyDay(day), fields: seen }, change))) return refuse([{ field: null, code: 'nothing' }]);
    if (!changeDayHere(day, (current) => mergeDay(current, change))) return refuse('notKept');
    onSaved();
  };
  const keep = (filled: FormData) => onTyped(typedSince(begun, textsIn(filled)));
  return (
    <form className={form.form} method="dialog" onInput={(event) => keep(new FormData(event.currentTarget))} onSubmit={save} noValidate>
      {refused === null ? null : (
        <ErrorSummary
          title={refused === 'notKept' ? t('deviceLog.notKept') : t('form.mistakes', { count: mistakes.length })}
          of={refused === 'notKept' ? [refused] : refused}
          items={mistakes.flatMap((each) => (each.field === null ? [] : [{ fieldId: idOf(each.field), text: say(each) }]))}
        >
          {refused === 'notKept' ? <p>{t('deviceLog.notKept.text')}</p> : null}
          {mistakes.flatMap((each) => (each.field === null ? [<p key={each.code}>{say(each)}</p>] : []))}
        </ErrorSummary>
      )}
      <DayFields
        typed={(name) => {
          const mistake = mistakes.find(({ field }) => field === name);
          return { id: idOf(name), name, value: initial[name], error: mistake && say(mistake) };
        }}
        labels={asked.labels}
        symptoms={symptoms}
        medicines={[]}
        signs={asked.signs}
      />
      <span className={`${buttonClass()} ${form.submit}`}>
        <button type="submit">{t('dailyLog.save')}</button>
      </span>
    </form>
  );
}

const idOf = (name: string) => `log-${name}`;

function labelled({ labels, symptoms }: DeviceLog, field: DayMistake['field']): string {
  if (field === null) return '';
  const symptom = symptoms.find((each) => each.field === field);
  const others: Readonly<Record<string, string>> = labels;
  return `${symptom?.label ?? others[field] ?? field}: `;
}

function textsIn(filled: FormData): Record<string, string> {
  return Object.fromEntries(dayFields.map((name) => [name, filled.getAll(name).join(' ')]));
}
