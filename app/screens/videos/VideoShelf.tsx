import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { KindShelf } from '#app/content/lists/KindShelf.tsx';
import type { KindList } from '#app/content/lists/load-kinds.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';

/** One page of a list of films, by series; on the first of them all, the lists of films too. */
export function VideoShelf({ list, playlists = [] }: { list: KindList; playlists?: readonly CardProps[] }) {
  const t = useTranslate();
  const words = {
    found: t('videos.found', { count: list.total }),
    none: t('videos.none'),
    kinds: t('videos.kinds'),
    all: t('videos.all'),
  };
  return (
    <>
      <KindShelf list={list} id="videos" words={words} />
      {playlists.length > 0 && list.page === 1 ? (
        <section id="playlists">
          <h2>{t('videos.playlists')}</h2>
          <CardGrid cards={playlists} />
        </section>
      ) : null}
    </>
  );
}
