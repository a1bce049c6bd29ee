import type { MessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './PageLinks.module.css';

/** What it says; an island that shows it lists them. */
export const pageLinkMessages = ['pages.all', 'pages.page', 'pages.previous', 'pages.next'] as const satisfies MessageId[];

/** `first` is the path of the first page, with its query where it has one; pages count from 1. */
type Props = { first: string; pages: number; page: number };

/** The pages of a list as links: the first and the last, and those beside the one that is shown. */
export function PageLinks({ first, pages, page }: Props) {
  const t = useTranslate(pageLinkMessages);
  const pathOf = (number: number) => (number === 1 ? first : `${first}${first.includes('?') ? '&' : '?'}page=${number}`);
  if (pages < 2) return null;
  return (
    <nav className={css.pages} aria-label={t('pages.all')}>
      {page === 1 ? null : (
        <a className={css.step} href={pathOf(page - 1)} rel="prev">
          {t('pages.previous')}
        </a>
      )}
      <ol className="plain-list">
        {numbersAround(page, pages).map((number, at, all) => (
          <li key={number} className={number - (all[at - 1] ?? number - 1) > 1 ? css.gap : undefined}>
            <a href={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{t('pages.page')} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page === pages ? null : (
        <a className={css.step} href={pathOf(page + 1)} rel="next">
          {t('pages.next')}
        </a>
      )}
    </nav>
  );
}

function numbersAround(page: number, last: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
}
