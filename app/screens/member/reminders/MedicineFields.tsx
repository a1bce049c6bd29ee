import type { ReactNode } from 'react';
import type { FormShape } from '#app/forms/define-form.ts';
import { useTyped } from '#app/forms/use-typed.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Moment, Options } from '#app/screens/member/visits/VisitFields.tsx';
import css from '#app/screens/member/visits/Visits.module.css';

type Option = { code: string; label: string };
export type MedicineOptions = { rhythms: readonly Option[]; zones: readonly Option[] };

type Props = MedicineOptions & {
  of: FormShape;
  field(name: 'name' | 'times' | 'everyDays' | 'timeZone' | 'key', below?: ReactNode): ReactNode;
  /** What stands in it before somebody fills it in. */
  from?: string;
  until?: string;
};

/** What is told of a medicine: what it is called, and when it is taken. */
export function MedicineFields({ of, field, rhythms, zones, from = '', until = '' }: Props) {
  const t = useTranslate();
  const typed = useTyped(of, { from, until });
  return (
    <>
      {field('name')}
      {field('times')}
      {field('everyDays', <Options options={rhythms} />)}
      <div className={css.when}>
        <Moment type="date" typed={typed('from')} label={t('reminders.field.from')} />
        <Moment type="date" typed={typed('until')} label={t('reminders.field.until')} />
      </div>
      {field('timeZone', <Options options={zones} />)}
      {field('key')}
    </>
  );
}
