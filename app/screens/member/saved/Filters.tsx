import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { type SavedType, savedSorts, savedTypes } from '#services/members/saved/shared.ts';
import css from './Filters.module.css';
import { type ListAsked, listPath } from './list-address.ts';

type Props = ListAsked & { counts: Readonly<Record<SavedType, number>> };

/** Which of what is saved is shown, several types at once, and in which order: links, each of them to another address. */
export function Filters({ types, sort, counts }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // What is chosen can be taken back, also where nothing of it is left.
  const offered = savedTypes.filter((type) => counts[type] > 0 || types.includes(type));
  const toggled = (type: SavedType) => (types.includes(type) ? types.filter((each) => each !== type) : [...types, type]);
  return (
    <div className={css.filters}>
      {offered.length > 1 || types.length > 0 ? (
        <nav aria-label={t('saved.filter')}>
          <ul className="plain-list chips">
            <li>
              <a href={listPath(locale, { types: [], sort })} aria-current={types.length === 0 ? 'true' : undefined}>
                {t('saved.all', { count: all })}
              </a>
            </li>
            {offered.map((type) => {
              const isChosen = types.includes(type);
              return (
                <li key={type}>
                  <a href={listPath(locale, { types: toggled(type), sort })} aria-current={isChosen ? 'true' : undefined}>
                    {t(`saved.${type}`, { count: counts[type] })}
                    {isChosen ? <span className="visually-hidden"> {t('saved.takeOut')}</span> : null}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      ) : null}
      {all > 1 ? (
        <nav className={css.sorts} aria-labelledby="saved-sort">
          <span id="saved-sort">{t('saved.sort')}:</span>
          <ul className="plain-list">
            {savedSorts.map((each) => (
              <li key={each}>
                <a href={listPath(locale, { types, sort: each })} aria-current={each === sort ? 'true' : undefined}>
                  {t(`saved.sort.${each}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
