import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { TakeOut } from '#app/ui/TakeOut.tsx';
import type { SearchAnswer } from '#services/search/search.ts';
import { type SearchSort, searchSorts } from '#services/search/shared.ts';
import css from './Filters.module.css';
import { type ChosenType, type SearchQuery, searchPath } from './search-query.ts';

type Props = { query: SearchQuery; breakdown: SearchAnswer['breakdown']; isExact: boolean };

/** What to show of what was found, and in which order: links, each of them to another address. */
export function Filters({ query, breakdown, isExact }: Props) {
  return (
    <div className={css.filters}>
      <Types query={query} breakdown={breakdown} isExact={isExact} />
      <Sorts query={query} />
    </div>
  );
}

function Types({ query, breakdown, isExact }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const pathOf = (change: Partial<SearchQuery>) => searchPath(locale, { ...query, page: 1, ...change });
  const lasting = breakdown.flatMap(({ contentType, count }) => (contentType === 'archivedResearchNews' ? [] : [{ contentType, count }]));
  const archived = breakdown.find(({ contentType }) => contentType === 'archivedResearchNews')?.count ?? 0;
  // What was chosen can be taken back, also where nothing of it was found.
  const none = query.types.filter((type) => !lasting.some(({ contentType }) => contentType === type));
  const offered = [...lasting, ...none.map((contentType) => ({ contentType, count: 0 }))];
  const all = lasting.reduce((sum, { count }) => sum + count, 0);
  const toggled = (type: ChosenType) => query.types.filter((each) => each !== type).concat(query.types.includes(type) ? [] : [type]);
  const hasTypes = offered.length > 1 || query.types.length > 0;
  const hasArchived = archived > 0 || query.archived;
  if (!hasTypes && !hasArchived) return null;
  return (
    <nav aria-label={t('results.filter')}>
      <ul className={css.types}>
        {hasTypes ? (
          <>
            <li>
              <a href={pathOf({ types: [] })} aria-current={query.types.length === 0 ? 'true' : undefined}>
                {isExact ? t('results.everything', { count: all }) : t('results.everythingOfMore')}
              </a>
            </li>
            {offered.map(({ contentType, count }) => (
              <li key={contentType}>
                <a href={pathOf({ types: toggled(contentType) })} aria-current={query.types.includes(contentType) ? 'true' : undefined}>
                  {t(`results.types.${contentType}`, { count })}
                  {query.types.includes(contentType) ? <TakeOut label={t('results.takeOut')} /> : null}
                </a>
              </li>
            ))}
          </>
        ) : null}
        {hasArchived ? (
          <li>
            <a href={pathOf({ archived: !query.archived })} aria-current={query.archived ? 'true' : undefined}>
              {query.archived ? t('results.hideArchived') : t('results.showArchived', { count: archived })}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function Sorts({ query }: { query: SearchQuery }) {
  const t = useTranslate();
  const locale = useLocale();
  const name = (sort: SearchSort) => t(`results.sort.${sort}`);
  return (
    <details className={css.sort}>
      <summary className="unfolds">
        <svg className={css.arrows} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4" />
        </svg>
        <span className={css.order}>
          {t('results.sort')} <strong>{name(query.sort)}</strong>
        </span>
      </summary>
      <ul className="plain-list">
        {searchSorts.map((sort) => (
          <li key={sort}>
            <a href={searchPath(locale, { ...query, page: 1, sort })} aria-current={sort === query.sort ? 'true' : undefined}>
              {name(sort)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
