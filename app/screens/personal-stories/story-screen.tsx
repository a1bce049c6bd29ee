import { entryPath } from '#app/addresses/entry-path.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import type { Route } from './+types/story-screen.ts';
import { loadOtherStories } from './load-stories.ts';

type Loaded = (ReadableEntry & { others: CardProps[] }) | UntranslatedEntry;

export const loader = document(async (request): Promise<Loaded> => {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, page, related } = shown;
  const others = await loadOtherStories(request.alba, { id: entry.id, category: categoryOf(entry)?.id, locale: entry.locale });
  const paths = new Set(others.map(({ link }) => link));
  return { ...shown, page: underItsKind(page, entry), related: related.filter(({ link }) => !paths.has(link)), others };
});

/** The trail of a story leads over the kind of story that it is. */
function underItsKind(page: Page, entry: Entry): Page {
  const category = categoryOf(entry);
  const path = category ? entryPath(category) : null;
  if (!category || path === null) return page;
  return { ...page, breadcrumbs: [...page.breadcrumbs, { name: category.title, path }] };
}

function categoryOf({ type, fields, linked, locale }: Entry) {
  return type === 'personalStory' ? linked.find((each) => each.id === fields.category && each.locale === locale) : undefined;
}

/** A story, and others of its kind. */
export default function StoryScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<OtherStories cards={shown.others} />} />;
}

function OtherStories({ cards }: { cards: readonly CardProps[] }) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section id="other-stories" className="unprinted">
      <h2>{t('stories.others')}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
