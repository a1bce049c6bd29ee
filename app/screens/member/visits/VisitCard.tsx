import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import entryCard from '#app/screens/member/entry-card.module.css';
import items from '#app/screens/member/items.module.css';
import type { Reading } from '#app/screens/member/records/record-cards.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { ShownVisit } from '#services/members/visits/visits.ts';
import { CalendarButtons } from './CalendarButtons.tsx';
import { VisitFields, type VisitOptions } from './VisitFields.tsx';
import css from './Visits.module.css';
import { visitForms } from './visit-forms.ts';
import { editVisitPath } from './visits-address.ts';

export type KeyedVisit = ShownVisit & { key: string };
type Props = VisitOptions & { visit: KeyedVisit; reading: readonly Reading[]; isEditing: boolean; isOver: boolean };

/** A visit, with what to ask and to bring while it is to come. */
export function VisitCard({ visit, reading, kinds, zones, isEditing, isOver }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, fields, title, when, key } = visit;
  const heading = `visit-${id}-title`;
  return (
    <li id={`visit-${id}`} className={items.card}>
      <h3 id={heading} className={css.title}>
        {title}
      </h3>
      <p className={css.moment}>{when}</p>
      {fields.where === '' ? null : <p className={css.detail}>{fields.where}</p>}
      {fields.notes === '' ? null : <p className={css.notes}>{fields.notes}</p>}
      <ToAsk visit={visit} />
      {isOver ? null : <ToBring visit={visit} reading={reading} />}
      {isEditing ? (
        <Edit {...{ visit, kinds, zones }} />
      ) : (
        <>
          {isOver ? null : <Calendar visit={visit} describedBy={heading} />}
          <div className={`${items.does} unprinted`}>
            <a className={items.edit} href={editVisitPath(locale, id)} aria-describedby={heading}>
              {t('visits.edit')}
            </a>
            <div className={entryCard.takesAway}>
              <Form of={visitForms.remove} initial={{ record: id, key }} describedBy={heading} isQuiet />
            </div>
          </div>
        </>
      )}
    </li>
  );
}

function ToAsk({ visit: { questions } }: Pick<Props, 'visit'>) {
  const t = useTranslate();
  if (questions.length === 0) return null;
  return (
    <>
      <h4 className={css.subtitle}>{t('visits.questions')}</h4>
      <ul>
        {questions.map(({ id, text }) => (
          <li key={id} className={css.said}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function ToBring({ visit: { bring, reading: own }, reading }: Pick<Props, 'visit' | 'reading'>) {
  const t = useTranslate();
  const pages = reading.filter(({ id }) => own.includes(id));
  return (
    <details className={items.fold}>
      <summary>{t('visits.bring')}</summary>
      <ul>
        {bring.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {pages.length > 0 ? (
        <>
          <h4 className={css.subtitle}>{t('visits.ready')}</h4>
          <ul>
            {pages.map(({ id, title, path }) => (
              <li key={id}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}

/** The file for a calendar, which others may see: as neutral as it can be, or with more in it. */
function Calendar({ visit: { id }, describedBy }: Pick<Props, 'visit'> & { describedBy: string }) {
  const t = useTranslate();
  return (
    <details className={items.fold}>
      <summary>{t('visits.calendar')}</summary>
      <p>{t('visits.calendar.hint')}</p>
      <Form
        of={visitForms.calendar}
        initial={{ record: id }}
        buttons={<CalendarButtons neutral={t('visits.calendar.neutral')} told={t('visits.calendar.told')} describedBy={describedBy} />}
      >
        {(field) => field('record')}
      </Form>
    </details>
  );
}

function Edit({ visit: { id, version, fields, key }, kinds, zones }: Pick<Props, 'visit' | 'kinds' | 'zones'>) {
  const t = useTranslate();
  const { change } = visitForms;
  const { date, time, ...others } = fields;
  return (
    <div className={items.editing}>
      <Problems of={change} />
      <Form of={change} initial={{ record: id, version: String(version), key, ...others }}>
        {(field) => (
          <>
            <VisitFields of={change} field={field} {...{ kinds, zones, date }} time={time ?? ''} />
            {field('record')}
            {field('version')}
            {field('key')}
          </>
        )}
      </Form>
      <p className={items.more}>
        <a href={sectionPath('visits', useLocale())}>{t('visits.stop')}</a>
      </p>
    </div>
  );
}
