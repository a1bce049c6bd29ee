import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { allStoriesPath, type StoryList } from './load-stories.ts';
import css from './StoryShelf.module.css';

/** One page of a list of stories, with the ways to its other pages, orders and kinds: links all of them. */
export function StoryShelf({ list }: { list: StoryList }) {
  const t = useTranslate();
  return (
    <>
      <Kinds list={list} />
      <section id="stories" className={css.list} aria-label={t('stories.all')}>
        {list.cards.length === 0 ? <p>{t('stories.none')}</p> : <CardGrid cards={list.cards} level="h2" />}
        <Pages list={list} />
        <Sorts list={list} />
      </section>
    </>
  );
}

function Kinds({ list: { kinds, kind, all } }: { list: StoryList }) {
  const t = useTranslate();
  const locale = useLocale();
  if (kinds.length === 0) return null;
  const links = [{ id: null, title: t('stories.all'), path: allStoriesPath(locale), count: all }, ...kinds];
  return (
    <nav className={`${css.kinds} unprinted`} aria-label={t('stories.kinds')}>
      <ul className="plain-list chips">
        {links.map(({ id, title, path, count }) => (
          <li key={path}>
            <a href={path} aria-current={id === kind ? 'page' : undefined}>
              {title} <small>{t('stories.count', { count })}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of a list that is longer than a page; all of it is not worth an order. */
function Sorts({ list: { sorts, sort, pages } }: { list: StoryList }) {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <p className={`${css.sorts} unprinted`}>
      {sorts.map((each) =>
        each.sort === sort ? (
          <strong key={each.sort}>{t(`stories.sort.${each.sort}`)}</strong>
        ) : (
          <a key={each.sort} href={each.path}>
            {t(`stories.sort.${each.sort}`)}
          </a>
        ),
      )}
    </p>
  );
}

function Pages({ list: { page, pages, paths } }: { list: StoryList }) {
  const t = useTranslate();
  if (pages < 2) return null;
  const [previous, next] = [paths[page - 2], paths[page]];
  return (
    <nav className={`${css.pages} unprinted`} aria-label={t('stories.pages')}>
      {previous === undefined ? (
        <span />
      ) : (
        <a href={previous} rel="prev">
          {t('stories.previous')}
        </a>
      )}
      <span>{t('stories.page', { page, pages })}</span>
      {next === undefined ? (
        <span />
      ) : (
        <a href={next} rel="next">
          {t('stories.next')}
        </a>
      )}
    </nav>
  );
}
