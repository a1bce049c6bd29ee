import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import entryCard from '#app/screens/member/entry-card.module.css';
import items from '#app/screens/member/items.module.css';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { CalendarButtons } from '#app/screens/member/visits/CalendarButtons.tsx';
import css from '#app/screens/member/visits/Visits.module.css';
import { editMedicinePath } from '#app/screens/member/visits/visits-address.ts';
import type { ShownMedicine } from '#services/members/reminders/medicines.ts';
import { MedicineFields, type MedicineOptions } from './MedicineFields.tsx';
import { reminderForms } from './reminder-forms.ts';

export type KeyedMedicine = ShownMedicine & { key: string };
type Props = MedicineOptions & { medicine: KeyedMedicine; isEditing: boolean };

/** A medicine with its times, the file for a calendar, and what changes it. */
export function MedicineCard({ medicine, rhythms, zones, isEditing }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, fields, rhythm, times, from, until, key } = medicine;
  const heading = `medicine-${id}-title`;
  return (
    <li id={`medicine-${id}`} className={items.card}>
      <h3 id={heading} className={css.title}>
        {fields.name}
      </h3>
      <p className={css.moment}>
        {rhythm}: {times}
      </p>
      <p className={css.detail}>{until === null ? t('reminders.from', { from }) : t('reminders.fromUntil', { from, until })}</p>
      {isEditing ? (
        <Edit {...{ medicine, rhythms, zones }} />
      ) : (
        <>
          <Calendar id={id} describedBy={heading} />
          <div className={`${items.does} unprinted`}>
            <a className={items.edit} href={editMedicinePath(locale, id)} aria-describedby={heading}>
              {t('reminders.edit')}
            </a>
            <div className={entryCard.takesAway}>
              <Form of={reminderForms.remove} initial={{ record: id, key }} describedBy={heading} isQuiet />
            </div>
          </div>
        </>
      )}
    </li>
  );
}

function Calendar({ id, describedBy }: { id: string; describedBy: string }) {
  const t = useTranslate();
  return (
    <details className={items.fold}>
      <summary>{t('reminders.calendar')}</summary>
      <p>{t('reminders.calendar.hint')}</p>
      <Form
        of={reminderForms.calendar}
        initial={{ record: id }}
        buttons={
          <CalendarButtons neutral={t('reminders.calendar.neutral')} told={t('reminders.calendar.told')} describedBy={describedBy} />
        }
      >
        {(field) => field('record')}
      </Form>
    </details>
  );
}

function Edit({ medicine: { id, version, fields, times, key }, rhythms, zones }: Omit<Props, 'isEditing'>) {
  const t = useTranslate();
  const { change } = reminderForms;
  const { name, everyDays, from, until, timeZone } = fields;
  const initial = { name, times, everyDays: String(everyDays), timeZone };
  return (
    <div className={items.editing}>
      <Problems of={change} />
      <Form of={change} initial={{ record: id, version: String(version), key, ...initial }}>
        {(field) => (
          <>
            <MedicineFields of={change} field={field} {...{ rhythms, zones, from }} until={until ?? ''} />
            {field('record')}
            {field('version')}
          </>
        )}
      </Form>
      <p className={items.more}>
        <a href={`${sectionPath('visits', useLocale())}#medicines`}>{t('reminders.stop')}</a>
      </p>
    </div>
  );
}
