import { KindShelf } from '#app/content/lists/KindShelf.tsx';
import type { KindList } from '#app/content/lists/load-kinds.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';

/** One page of a list of episodes, by category. */
export function EpisodeShelf({ list }: { list: KindList }) {
  const t = useTranslate();
  const words = {
    found: t('podcast.found', { count: list.total }),
    none: t('podcast.none'),
    kinds: t('podcast.kinds'),
    all: t('podcast.all'),
  };
  return <KindShelf list={list} id="episodes" words={words} />;
}
