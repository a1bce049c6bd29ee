import type { ReactNode } from 'react';
import { hook } from '#app/browser/hook.ts';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { PageLinks } from '#app/ui/PageLinks.tsx';
import { listLinks, narrowedList } from './hooks.ts';
import { Chosen, Narrowing, Sorting } from './ListControls.tsx';
import type { ShownList } from './load-list.ts';
import css from './NarrowedList.module.css';

type Props = {
  id: string;
  list: ShownList;
  /** Its heading, which says how many there are: the focus goes there when the list has changed. */
  title: string;
  /** What helps where nothing fits. */
  instead?: ReactNode;
};

/** Entries, with all that narrows, sorts and turns them over: links, each of them to another address. */
export function NarrowedList({ id, list, title, instead }: Props) {
  const t = useTranslate();
  const { cards, page, pages } = list;
  return (
    <section id={id} className={css.list} {...hook(narrowedList)}>
      <h2 tabIndex={-1}>
        {title}
        {page > 1 ? <span className={css.page}>, {t('list.page', { page, pages })}</span> : null}
      </h2>
      <div className={css.controls} {...hook(listLinks)}>
        <Narrowing list={list} />
        <Sorting list={list} />
        <Chosen list={list} />
      </div>
      {cards.length > 0 ? (
        <EntryList cards={cards} />
      ) : (
        <div className={css.none}>
          <p {...hook(listLinks)}>
            {t('list.none')} <a href={list.clear}>{t('list.clear')}</a>
          </p>
          {instead}
        </div>
      )}
      <div {...hook(listLinks)}>
        <PageLinks first={list.first} pages={pages} page={page} />
      </div>
    </section>
  );
}
