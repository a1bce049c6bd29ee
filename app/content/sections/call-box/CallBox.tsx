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

function Signs({ group: { urgency, signs }, labelId }: { group: Group; labelId: string }) {
  const t = useTranslate();
  const isEmergency = urgency === 'emergency';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={labelId} className={css[urgency]}>
      <p id={labelId} className={css.urgency}>
        {t(`callBox.${urgency}`)}
      </p>
      {isEmergency ? (
        <p className={css.number}>
          <a href="tel:911" className={css.call}>
            {t('callBox.call911')}
          </a>
          <span>{t('callBox.elsewhere')}</span>
        </p>
      ) : null}
      <RichText node={signs} />
    </div>
  );
}
