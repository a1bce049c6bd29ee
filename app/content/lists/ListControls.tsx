import type { AddressedFilter } from '#app/addresses/list-query.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { TakeOut } from '#app/ui/TakeOut.tsx';
import css from './ListControls.module.css';
import type { Choice, ShownList } from './load-list.ts';

type Props = { list: ShownList };

type Group = { name: ShownList['shelves']['filter'] | AddressedFilter; choices: Choice[] };

/** What it is about comes first. */
const groupsOf = ({ shelves, choices }: ShownList): Group[] => [{ name: shelves.filter, choices: shelves.choices }, ...choices];

/** All that the list can be narrowed by, folded: each value with what there would be. */
export function Narrowing({ list }: Props) {
  const t = useTranslate();
  const groups = groupsOf(list).filter(({ choices }) => choices.length > 0);
  const { archived, query } = list;
  const hasArchived = archived.count > 0 && !query.withArchived;
  if (groups.length === 0 && !hasArchived) return null;
  return (
    <details className={css.narrowing}>
      <summary className="unfolds">
        <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M7 12h10M10 18h4" />
        </svg>
        {t('list.filter')}
      </summary>
      <div className={css.groups}>
        {groups.map(({ name, choices }) => (
          <section key={name}>
            <h3>{t(`list.${name}`)}</h3>
            <ul className={css.choices}>
              {choices.map(({ value, title, path, count, isChosen }) => (
                <li key={value}>
                  <a href={path} aria-current={isChosen ? 'true' : undefined}>
                    {title} ({count}){isChosen ? <TakeOut label={t('list.takeOut')} /> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {hasArchived ? (
          <p>
            <a href={archived.path}>{t('list.showArchived', { count: archived.count })}</a>
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** The order of the list, with the others folded below it. */
export function Sorting({ list: { sorts, query, total } }: Props) {
  const t = useTranslate();
  if (total < 2) return null;
  return (
    <details className={css.sorting}>
      <summary className="unfolds">
        <span>
          <span className={css.sorted}>{t('list.sort')} </span>
          <strong>{t(`list.sort.${query.sort}`)}</strong>
        </span>
      </summary>
      <ul className="plain-list">
        {sorts.map(({ sort, path }) => (
          <li key={sort}>
            <a href={path} aria-current={sort === query.sort ? 'true' : undefined}>
              {t(`list.sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was chosen, each a touch from being taken back, and all of it at once. */
export function Chosen({ list }: Props) {
  const t = useTranslate();
  const { archived, query, clear } = list;
  const chosen = groupsOf(list).flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
  if (chosen.length === 0 && !query.withArchived) return null;
  return (
    <ul className={css.chosen} aria-label={t('list.chosen')}>
      {chosen.map(({ value, title, path }) => (
        <li key={value}>
          <a href={path}>
            {title}
            <TakeOut label={t('list.takeOut')} />
          </a>
        </li>
      ))}
      {query.withArchived ? (
        <li>
          <a href={archived.path}>
            {t('list.withArchived')}
            <TakeOut label={t('list.takeOut')} />
          </a>
        </li>
      ) : null}
      {chosen.length + Number(query.withArchived) > 1 ? (
        <li>
          <a className={css.clear} href={clear}>
            {t('list.clear')}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
