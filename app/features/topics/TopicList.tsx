import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './TopicList.module.css';

export type TopicLink = { id: string; title: string; path: string };

type Props = { title: string; topics: readonly TopicLink[]; current?: string | undefined; withAll?: boolean | undefined };

/** Topics to go to, in one row that breaks; `withAll` begins with all of them. */
export function TopicList({ title, topics, current, withAll = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <nav className={`${css.topics} unprinted`} aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain-list chips">
        {withAll ? (
          <li>
            <a className={css.all} href={pathTo('topics', locale)}>
              {t('topics.all')}
            </a>
          </li>
        ) : null}
        {topics.map(({ id, title: name, path }) => (
          <li key={id}>
            <a href={path} aria-current={id === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
