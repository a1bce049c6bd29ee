import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { ShownSheet, ShownTable } from '#services/members/my-data/shown.ts';
import css from './MyData.module.css';

type Props = { tables: readonly ShownTable[] /** The member's own; null without one. */; picture: ReactNode };

/** Each table with what it is for and until when it is kept; what it says unfolds below. What it holds besides is a picture, and seen. */
export function Kept({ tables, picture }: Props) {
  const t = useTranslate();
  /** The one kind of thing that a table holds is called like the table, right above. */
  const summaryOf = ({ title, count }: ShownSheet, ofSheets: number) => {
    const name = ofSheets === 1 ? t('myData.says') : title;
    return count === 1 ? name : t('myData.count', { title: name, count });
  };
  return (
    <ul className={css.tables}>
      {tables.map(({ table, title, what, why, until, sheets }) => (
        <li key={table}>
          <h3>{title}</h3>
          <p>{what}</p>
          <dl className={css.kept}>
            <div>
              <dt>{t('myData.why')}</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>{t('myData.until')}</dt>
              <dd>{until}</dd>
            </div>
          </dl>
          {table === 'member_avatar' ? picture : null}
          {sheets?.length === 0 ? <p>{t('myData.none')}</p> : null}
          {sheets?.map((sheet) => (
            <Disclosure key={sheet.name} summary={summaryOf(sheet, sheets.length)}>
              <Sheet {...sheet} />
            </Disclosure>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Sheet({ count, lines, cards }: ShownSheet) {
  const t = useTranslate();
  const more = count - lines.length - cards.length;
  return (
    <div className={css.sheet}>
      {lines.length === 0 ? null : (
        <ul className={css.lines}>
          {lines.map((line, index) => (
            <li key={index}>
              <strong>{line.first}</strong>
              <span>{line.more.join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {cards.map((card, index) => (
        <div key={index}>
          {card.title === '' ? null : <h4>{card.title}</h4>}
          <dl className={css.answers}>
            {card.answers.map(([label, text], place) => (
              <div key={place}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {more > 0 ? <p>{t('myData.more', { count: more })}</p> : null}
    </div>
  );
}
