import { hook } from '#app/browser/hook.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { listLinks, narrowedList } from '#app/content/lists/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { PageLinks } from '#app/ui/PageLinks.tsx';
import type { StoryList } from './load-stories.ts';
import css from './StoryShelf.module.css';

/** One page of a list of stories, with the ways to its other pages, orders and kinds: links, all of them. */
export function StoryShelf({ list }: { list: StoryList }) {
  const t = useTranslate();
  const { cards, page, pages, total } = list;
  return (
    <>
      <Kinds list={list} />
      <section id="stories" className={css.list} {...hook(narrowedList)}>
        <div className={css.head}>
          <h2 tabIndex={-1}>
            {t('stories.found', { count: total })}
            {page > 1 ? <span className={css.page}>, {t('list.page', { page, pages })}</span> : null}
          </h2>
          <Sorts list={list} />
        </div>
        {cards.length === 0 ? <p>{t('stories.none')}</p> : <CardGrid cards={cards} />}
        <div {...hook(listLinks)}>
          <PageLinks first={list.first} pages={pages} page={page} />
        </div>
      </section>
    </>
  );
}

function Kinds({ list: { kinds, kind } }: { list: StoryList }) {
  const t = useTranslate();
  if (kinds.length === 0) return null;
  return (
    <nav className={`${css.kinds} unprinted`} aria-label={t('stories.kinds')}>
      <ul className="plain-list chips scroll-row">
        {kinds.map(({ id, title, path, count }) => (
          <li key={path}>
            <a href={path} aria-current={id === kind ? 'page' : undefined}>
              {title ?? t('stories.all')} ({count})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of a list that is longer than a page: one that is seen whole needs no order. */
function Sorts({ list: { sorts, sort, pages } }: { list: StoryList }) {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <p className={`${css.sorts} unprinted`} {...hook(listLinks)}>
      {sorts.map((each) => (
        <a key={each.sort} href={each.path} aria-current={each.sort === sort ? 'true' : undefined}>
          {t(`list.sort.${each.sort}`)}
        </a>
      ))}
    </p>
  );
}
