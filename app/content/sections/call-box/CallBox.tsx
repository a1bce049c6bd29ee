import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './CallBox.module.css';

type Group = SectionOf<'callBox'>['data']['groups'][number];

/** What to call for: the most urgent first, each under how soon. */
export function CallBox({ section: { id, data } }: { section: SectionOf<'callBox'> }) {
  return (
    <div className={css.box}>
      {data.groups.map((group) => (
        <Signs key={group.urgency} group={group} labelId={`${id}-${group.urgency}`} />
      ))}
      {data.advice ? (
        <div className={css.advice}>
          <RichText node={data.advice} />
        </div>
      ) : null}
    </div>
  );
}

/** Three levels: an emergency, what is urgent, and the rest. */
const levels = { emergency: 'emergency', 'at-once': 'urgent', 'same-day': 'urgent', 'this-week': 'note' } as const;
type Level = (typeof levels)[Group['urgency']];

function Signs({ group: { urgency, signs }, labelId }: { group: Group; labelId: string }) {
  const t = useTranslate();
  const level = levels[urgency];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={labelId} className={css[level]}>
      <p id={labelId} className={css.head}>
        <Sign level={level} />
        {t(`callBox.${urgency}`)}
      </p>
      <div className={css.body}>
        {level === 'emergency' ? (
          <p className={css.number}>
            <a href="tel:911" className={css.call}>
              {t('callBox.call911')}
            </a>
            <span>{t('callBox.elsewhere')}</span>
          </p>
        ) : null}
        <RichText node={signs} />
      </div>
    </div>
  );
}

/** An eight-sided sign with an exclamation mark; a telephone; a page of a calendar. */
const drawings: Record<Level, string> = {
  emergency: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 7v6M12 16.5v.5',
  urgent: 'M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  note: 'M4 5h16v15H4zM4 10h16M8 2.5V6M16 2.5V6',
};

function Sign({ level }: { level: Level }) {
  return (
    <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[level]} />
    </svg>
  );
}
