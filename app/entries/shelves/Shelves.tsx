import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Shelf } from './load-shelves.ts';
import css from './Shelves.module.css';

/** What stands under a screen, each group under its heading: cards where pictures help to choose, else a list. On paper they lead nowhere. */
export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
  const t = useTranslate();
  return shelves.map(({ id, title, cards, pictured, all }) => (
    <section key={id} id={id} className={`${css.shelf} unprinted`} data-shelf>
      <h2 className={css.title}>{t(title)}</h2>
      {pictured ? <CardGrid cards={cards} /> : <EntryList cards={cards} />}
      {all ? (
        <p className={css.all}>
          <a href={all.path}>{t('families.all', { topic: all.title })}</a>
        </p>
      ) : null}
    </section>
  ));
}
