import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Charts } from '#app/screens/member/daily-log/Charts.tsx';
import { Noted } from '#app/screens/member/daily-log/Noted.tsx';
import { Sheet } from '#app/screens/member/summary/Sheet.tsx';
import type { SharedContent } from '#services/members/shares/shared-content.ts';
import type { ShownVisit } from '#services/members/shares/shown-visits.ts';
import { momentIn } from '#services/moments/shared.ts';
import css from './Shared.module.css';

type Props = { title: string; endsAt: string; content: SharedContent };

/** What a link shows: its one part, and nothing that leads from there to more of the member. */
export function Shared({ title, endsAt, content }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={css.shared}>
      <h1>{title}</h1>
      <p className={css.note}>
        {t('shared.until', { moment: momentIn(locale, endsAt) })} {t('shared.care')}
      </p>
      <Content content={content} />
    </div>
  );
}

function Content({ content }: Pick<Props, 'content'>): ReactNode {
  const t = useTranslate();
  switch (content.part) {
    case 'log':
      return (
        <section className={css.card}>
          <h2>{t('shared.log')}</h2>
          {content.charts.length + content.notes.length === 0 ? <p>{t('shared.log.none')}</p> : null}
          {content.charts.length > 0 ? <Charts {...content} /> : null}
          <Noted notes={content.notes} />
        </section>
      );
    case 'visits':
      return <Visits visits={content.visits} />;
    case 'summary':
      return (
        <div className={css.card}>
          <Sheet sheet={content.sheet} />
        </div>
      );
    default:
      return content satisfies never;
  }
}

function Visits({ visits }: { visits: readonly ShownVisit[] }) {
  const t = useTranslate();
  const [coming, over] = [visits.filter(({ isOver }) => !isOver), visits.filter(({ isOver }) => isOver)];
  return (
    <section className={css.card}>
      <h2>{t('shared.visits')}</h2>
      {visits.length === 0 ? <p>{t('shared.visits.none')}</p> : null}
      <VisitList title={t('shared.visits.coming')} visits={coming} />
      <VisitList title={t('shared.visits.over')} visits={over} />
    </section>
  );
}

function VisitList({ title, visits }: { title: string; visits: readonly ShownVisit[] }) {
  const t = useTranslate();
  if (visits.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.visits}>
        {visits.map(({ title: name, when, where, withWhom }, index) => (
          <li key={index}>
            <strong>{when}</strong>
            <p>{name}</p>
            {where === '' ? null : (
              <p>
                {t('shared.where')}: <span dir="auto">{where}</span>
              </p>
            )}
            {withWhom === '' ? null : (
              <p>
                {t('shared.withWhom')}: <span dir="auto">{withWhom}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
