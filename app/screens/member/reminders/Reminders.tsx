import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import items from '#app/screens/member/items.module.css';
import { Part } from '#app/screens/member/Part.tsx';
import { type KeyedMedicine, MedicineCard } from './MedicineCard.tsx';
import { MedicineFields, type MedicineOptions } from './MedicineFields.tsx';
import { reminderForms } from './reminder-forms.ts';

type Props = MedicineOptions & {
  medicines: readonly KeyedMedicine[];
  timeZone: string;
  wishes: { visits: boolean; medicines: boolean };
  /** The number of the medicine that is being changed. */
  editing: string | null;
  removed: { record: string; key: string } | null;
  addKey: string;
};

/** Medicines with their times, as files for calendars; and what a member is reminded of by mail. */
export function Reminders({ medicines, rhythms, zones, timeZone, wishes, editing, removed, addKey }: Props) {
  const t = useTranslate();
  const { add, change, remove, restore, calendar, mail } = reminderForms;
  const { wrong, kept = {} } = useFormsOfPage();
  // What was typed is not folded away.
  const isTyped = wrong?.intent === add.intent || Object.hasOwn(kept, add.intent);
  return (
    <>
      <Part id="medicines" title="reminders.medicines" forms={[add, change, restore, calendar]}>
        <Removed removed={removed} />
        {[remove, restore, calendar, add].map((each) => (
          <Problems key={each.intent} of={each} />
        ))}
        <p>{t('reminders.medicines.text')}</p>
        {medicines.length > 0 ? (
          <ul className={`plain-list ${items.list}`}>
            {medicines.map((medicine) => (
              <MedicineCard key={medicine.id} {...{ medicine, rhythms, zones }} isEditing={medicine.id === editing} />
            ))}
          </ul>
        ) : null}
        <details className={items.fold} open={medicines.length === 0 || isTyped}>
          <summary>{t('reminders.new')}</summary>
          <Form of={add} initial={{ key: addKey, timeZone }} isQuiet>
            {(field) => <MedicineFields of={add} field={field} {...{ rhythms, zones }} />}
          </Form>
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

function Removed({ removed }: Pick<Props, 'removed'>) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  if (removed === null || done !== reminderForms.remove.intent) return null;
  return (
    <div className={items.undo}>
      <Notice>{t('reminders.removed')}</Notice>
      <Form of={reminderForms.restore} initial={removed} isQuiet />
    </div>
  );
}
