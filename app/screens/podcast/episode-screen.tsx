import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { EpisodeView } from '#app/content/episode/EpisodeView.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/episode-screen.ts';
import { type EpisodePage, loadEpisode } from './load-episode.ts';
import css from './podcast.module.css';

type Loaded = EpisodePage | UntranslatedEntry;

export const loader = document((request): Promise<Loaded> => loadEpisode(request));

/** An episode, to be heard or read, and then what is told of it. */
export default function EpisodeScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<EpisodeView episode={shown.episode} />} below={<OtherEpisodes cards={shown.others} />} />;
}

function OtherEpisodes({ cards }: { cards: readonly CardProps[] }) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section id="other-episodes" className={css.others}>
      <h2>{t('podcast.others')}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
