import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import items from '#app/screens/member/items.module.css';
import { Part } from '#app/screens/member/Part.tsx';
import type { Reading } from '#app/screens/member/records/record-cards.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { type KeyedVisit, VisitCard } from './VisitCard.tsx';
import { VisitFields, type VisitOptions } from './VisitFields.tsx';
import { visitForms } from './visit-forms.ts';

type Props = VisitOptions & {
  timeZone: string;
  toCome: readonly KeyedVisit[];
  past: readonly KeyedVisit[];
  reading: readonly Reading[];
  /** The number of the visit that is being changed. */
  editing: string | null;
  removed: { record: string; key: string } | null;
  addKey: string;
};

/** A member's visits: those to come with what to bring and to ask, one to add, and those that are over. */
export function Visits({ toCome, past, reading, kinds, zones, timeZone, editing, removed, addKey }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { add, change, remove, restore, calendar } = visitForms;
  const cardOf = (visit: KeyedVisit, isOver: boolean) => (
    <VisitCard key={visit.id} {...{ visit, kinds, zones, reading, isOver }} isEditing={visit.id === editing} />
  );
  return (
    <>
      <Part id="to-come" title="visits.part.toCome" forms={[change, restore, calendar]}>
        <Removed removed={removed} />
        {[remove, restore, calendar].map((each) => (
          <Problems key={each.intent} of={each} />
        ))}
        {toCome.length === 0 ? (
          <div className="empty flush-end">
            <h3>{t('visits.none')}</h3>
            <p>{t('visits.none.text')}</p>
          </div>
        ) : (
          <ol className={`plain-list ${items.list}`}>{toCome.map((visit) => cardOf(visit, false))}</ol>
        )}
        <p className={`${items.more} unprinted`}>
          <a href={sectionPath('questions', locale)}>{t('visits.toQuestions')}</a>
        </p>
        <p className={`${items.more} unprinted`}>
          <a href={sectionPath('visit-summary', locale)}>{t('summary.toSummary')}</a>
        </p>
      </Part>
      <Part id="write" title="visits.part.write" forms={[add]}>
        <Problems of={add} />
        <Form of={add} initial={{ key: addKey, timeZone }}>
          {(field) => (
            <>
              <VisitFields of={add} field={field} {...{ kinds, zones }} />
              {field('key')}
            </>
          )}
        </Form>
      </Part>
      {past.length > 0 ? (
        <Part id="past" title="visits.part.past" forms={[]}>
          <ol className={`plain-list ${items.list}`}>{past.map((visit) => cardOf(visit, true))}</ol>
        </Part>
      ) : null}
    </>
  );
}

function Removed({ removed }: Pick<Props, 'removed'>) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  if (removed === null || done !== visitForms.remove.intent) return null;
  return (
    <div className={items.undo}>
      <Notice>{t('visits.removed')}</Notice>
      <Form of={visitForms.restore} initial={removed} isQuiet />
    </div>
  );
}
