import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './CallBox.module.css';
import { type Level, UrgencyCard } from './UrgencyCard.tsx';
import { WhatToShow } from './WhatToShow.tsx';

type Urgency = SectionOf<'callBox'>['data']['groups'][number]['urgency'];

const levels: Record<Urgency, Level> = {
  emergency: 'emergency',
  crisis: 'urgent',
  'at-once': 'urgent',
  'same-day': 'today',
  'this-week': 'note',
};

/** What to call for: the most urgent first, each under how soon. */
export function CallBox({ section: { id, data } }: { section: SectionOf<'callBox'> }) {
  const t = useTranslate();
  return (
    <div className={css.box}>
      {data.groups.map(({ urgency, signs }) => (
        <UrgencyCard key={urgency} level={levels[urgency]} id={`${id}-${urgency}`} head={t(`callBox.${urgency}`)}>
          {urgency === 'emergency' ? (
            <div className={css.numbers}>
              <a href="tel:911" className={css.call}>
                {t('callBox.call911')}
              </a>
              {data.shows ? (
                <>
                  <WhatToShow id={`${id}-show`} {...data.shows} />
                  {data.groups.some((each) => each.urgency === 'at-once') ? (
                    <a href={`#${id}-at-once`} className={css.next}>
                      {t('callBox.whenTeam')}
                    </a>
                  ) : null}
                </>
              ) : null}
            </div>
          ) : null}
          {urgency === 'crisis' ? (
            <div className={css.numbers}>
              <a href="tel:988" className={css.call}>
                {t('callBox.call988')}
              </a>
              <a href="sms:988" className={css.call}>
                {t('callBox.text988')}
              </a>
            </div>
          ) : null}
          <RichText node={signs} />
          {urgency === 'emergency' ? <p className={css.small}>{t('callBox.elsewhere')}</p> : null}
          {urgency === 'at-once' && data.shows ? <p className={css.small}>{t('callBox.team')}</p> : null}
        </UrgencyCard>
      ))}
      {data.advice ? (
        <div className={css.advice}>
          <RichText node={data.advice} />
        </div>
      ) : null}
    </div>
  );
}
