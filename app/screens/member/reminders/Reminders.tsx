import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTyped } from '#app/forms/use-typed.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import { CalendarButtons } from '#app/screens/member/visits/CalendarButtons.tsx';
import { Moment, Options } from '#app/screens/member/visits/VisitFields.tsx';
import css from '#app/screens/member/visits/Visits.module.css';
import type { ShownMedicine } from '#services/members/reminders/medicines.ts';
import { reminderForms } from './reminder-forms.ts';

type Option = { code: string; label: string };
type Props = {
  medicines: readonly (ShownMedicine & { key: string })[];
  rhythms: readonly Option[];
  zones: readonly Option[];
  timeZone: string;
  wishes: { visits: boolean; medicines: boolean };
  removed: { record: string; key: string } | null;
  addKey: string;
};

/** Medicines with their times, as files for calendars; and what a member is reminded of by mail. */
export function Reminders({ medicines, rhythms, zones, timeZone, wishes, removed, addKey }: Props) {
  const t = useTranslate();
  const { add, remove, restore, calendar, mail } = reminderForms;
  const { wrong, kept = {} } = useFormsOfPage();
  // What was typed is not folded away.
  const isTyped = wrong?.intent === add.intent || Object.hasOwn(kept, add.intent ?? '');
  return (
    <>
      <Part id="medicines" title="reminders.medicines" forms={[add, restore, calendar]}>
        <Removed removed={removed} />
        {[remove, restore, calendar, add].map((each) => (
          <Problems key={each.intent} of={each} />
        ))}
        <p>{t('reminders.medicines.text')}</p>
        {medicines.length > 0 ? (
          <ul className={`plain-list ${css.list}`}>
            {medicines.map((medicine) => (
              <MedicineCard key={medicine.id} medicine={medicine} />
            ))}
          </ul>
        ) : null}
        <details className={css.fold} open={medicines.length === 0 || isTyped}>
          <summary>{t('reminders.add')}</summary>
          <AddMedicine {...{ rhythms, zones, timeZone, addKey }} />
        </details>
      </Part>
      <Part id="mail" title="reminders.mail" forms={[mail]}>
        <Problems of={mail} />
        <p>{t('reminders.mail.text')}</p>
        <Form
          of={mail}
          initial={{ ...(wishes.visits ? { visits: 'yes' } : {}), ...(wishes.medicines ? { medicines: 'yes' } : {}) }}
          isQuiet
        />
      </Part>
    </>
  );
}

function AddMedicine({ rhythms, zones, timeZone, addKey }: Pick<Props, 'rhythms' | 'zones' | 'timeZone' | 'addKey'>) {
  const t = useTranslate();
  const { add } = reminderForms;
  const typed = useTyped(add);
  return (
    <Form of={add} initial={{ key: addKey, timeZone }} isQuiet>
      {(field) => (
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
      )}
    </Form>
  );
}

function MedicineCard({ medicine: { id, name, times, rhythm, from, until, key } }: { medicine: Props['medicines'][number] }) {
  const t = useTranslate();
  const { remove, calendar } = reminderForms;
  const heading = `medicine-${id}`;
  return (
    <li className={css.card}>
      <h3 id={heading} className={css.title}>
        {name}
      </h3>
      <p className={css.moment}>
        {rhythm}: {times.join(', ')}
      </p>
      <p className={css.detail}>{until === null ? t('reminders.from', { from }) : t('reminders.fromUntil', { from, until })}</p>
      <details className={css.fold}>
        <summary>{t('reminders.calendar')}</summary>
        <p>{t('reminders.calendar.hint')}</p>
        <Form
          of={calendar}
          initial={{ record: id }}
          buttons={<CalendarButtons neutral={t('reminders.calendar.neutral')} told={t('reminders.calendar.told')} describedBy={heading} />}
        >
          {(field) => field('record')}
        </Form>
      </details>
      <div className={`${css.does} unprinted`}>
        <Form of={remove} initial={{ record: id, key }} describedBy={heading} isQuiet />
      </div>
    </li>
  );
}

function Removed({ removed }: { removed: Props['removed'] }) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  if (removed === null || done !== reminderForms.remove.intent) return null;
  return (
    <div className={css.undo}>
      <Notice>{t('reminders.removed')}</Notice>
      <Form of={reminderForms.restore} initial={removed} isQuiet />
    </div>
  );
}
