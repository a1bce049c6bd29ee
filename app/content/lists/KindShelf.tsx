import { hook } from '#app/browser/hook.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { PageLinks } from '#app/ui/PageLinks.tsx';
import { listLinks, narrowedList } from './hooks.ts';
import css from './KindShelf.module.css';
import type { KindList } from './load-kinds.ts';

type Props = {
  list: KindList;
  /** Of the section. */
  id: string;
  /** What is said of the list, in the words of its screen. */
  words: { found: string; none: string; kinds: string; all: string };
};

/** One page of a list of kinds, with the ways to its other pages, orders and kinds: links, all of them. */
export function KindShelf({ list, id, words }: Props) {
  const t = useTranslate();
  const { cards, page, pages } = list;
  return (
    <>
      <Kinds list={list} words={words} />
      <section id={id} className={css.list} {...hook(narrowedList)}>
        <div className={css.head}>
          <h2 tabIndex={-1}>
            {words.found}
            {page > 1 ? <span className={css.page}>, {t('list.page', { page, pages })}</span> : null}
          </h2>
          <Sorts list={list} />
        </div>
        {cards.length === 0 ? <p>{words.none}</p> : <CardGrid cards={cards} />}
        <div {...hook(listLinks)}>
          <PageLinks first={list.first} pages={pages} page={page} />
        </div>
      </section>
    </>
  );
}

function Kinds({ list: { kinds, kind }, words }: Pick<Props, 'list' | 'words'>) {
  if (kinds.length === 0) return null;
  return (
    <nav className={`${css.kinds} unprinted`} aria-label={words.kinds}>
      <ul className="plain-list chips scroll-row">
        {kinds.map(({ id, title, path, count }) => (
          <li key={path}>
            <a href={path} aria-current={id === kind ? 'page' : undefined}>
              {title ?? words.all} ({count})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of a list that is longer than a page: one that is seen whole needs no order. */
function Sorts({ list: { sorts, sort, pages } }: Pick<Props, 'list'>) {
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
