import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { loadOthers } from '#app/content/lists/load-kinds.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/story-screen.ts';
import { stories } from './stories.ts';
import css from './story.module.css';

type Loaded = (ReadableEntry & { others: CardProps[] }) | UntranslatedEntry;

export const loader = document(async (request): Promise<Loaded> => {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, related } = shown;
  const kind = entry.type === 'personalStory' ? entry.fields.category : undefined;
  const others = await loadOthers(request.alba, stories, { id: entry.id, kind, locale: entry.locale });
  const paths = new Set(others.map(({ link }) => link));
  return { ...shown, related: related.filter(({ link }) => !paths.has(link)), others };
});

/** A story, and others of its kind. */
export default function StoryScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<OtherStories cards={shown.others} />} />;
}

function OtherStories({ cards }: { cards: readonly CardProps[] }) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section id="other-stories" className={css.others}>
      <h2>{t('stories.others')}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
