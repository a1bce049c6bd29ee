import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { FilmView } from '#app/content/film/FilmView.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/video-screen.ts';
import { type FilmPage, loadFilm } from './load-film.ts';
import { Playlist } from './Playlist.tsx';
import css from './video.module.css';

type Loaded = FilmPage | UntranslatedEntry;

export const loader = document((request): Promise<Loaded> => loadFilm(request));

/** A film first, or the films of a playlist with one player, and then what is told of it. */
export default function VideoScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  const { film, films, entry, others } = shown;
  const lead = entry.fields.isPlaylist ? <Playlist films={films} /> : <FilmView film={film} caption={entry.fields.caption} />;
  return <EntryView {...shown} lead={lead} below={<OtherVideos cards={others} />} />;
}

function OtherVideos({ cards }: { cards: readonly CardProps[] }) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section id="other-videos" className={css.others}>
      <h2>{t('videos.others')}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
