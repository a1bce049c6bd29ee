import { useTranslate } from '#app/i18n/I18n.tsx';
import { moreMessages } from './messages.ts';
import css from './PageLinks.module.css';

/** `first` is the path of the first page, with a query; pages count from 1. */
type Props = { first: string; pages: number; page: number };

/** The pages of results as links: the first and the last, and those beside the one that is shown. */
export function PageLinks({ first, pages, page }: Props) {
  const t = useTranslate(moreMessages);
  const pathOf = (number: number) => (number === 1 ? first : `${first}&page=${number}`);
  if (pages < 2) return null;
  return (
    <nav className={css.pages} aria-label={t('results.pages')}>
      {page === 1 ? null : (
        <a className={css.step} href={pathOf(page - 1)} rel="prev">
          {t('results.previous')}
        </a>
      )}
      <ol className="plain-list">
        {numbersAround(page, pages).map((number, at, all) => (
          <li key={number} className={number - (all[at - 1] ?? number - 1) > 1 ? css.gap : undefined}>
            <a href={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{t('results.page')} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page === pages ? null : (
        <a className={css.step} href={pathOf(page + 1)} rel="next">
          {t('results.next')}
        </a>
      )}
    </nav>
  );
}

function numbersAround(page: number, last: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
}
