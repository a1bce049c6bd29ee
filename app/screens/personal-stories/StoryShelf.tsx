import { KindShelf } from '#app/content/lists/KindShelf.tsx';
import type { KindList } from '#app/content/lists/load-kinds.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';

/** One page of a list of stories, by kinds. */
export function StoryShelf({ list }: { list: KindList }) {
  const t = useTranslate();
  const words = {
    found: t('stories.found', { count: list.total }),
    none: t('stories.none'),
    kinds: t('stories.kinds'),
    all: t('stories.all'),
  };
  return <KindShelf list={list} id="stories" words={words} />;
}
