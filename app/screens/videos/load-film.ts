import type { CardProps } from '#app/content/cards/card.ts';
import { type Film, filmOf, type Line, type VideoEntry } from '#app/content/film/film.ts';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import { loadOthers } from '#app/content/lists/load-kinds.ts';
import type { Alba } from '#app/context.ts';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { notFound } from '#app/pages/responses.ts';
import { videos } from './videos.ts';

/** A film with its page; `films` are what a playlist plays, and empty for all others. */
export type FilmPage = ReadableEntry & { entry: VideoEntry; film: Film; films: Film[]; others: CardProps[] };

/** The page of a film, or of a list of films. */
export async function loadFilm(request: PageRequest): Promise<FilmPage | UntranslatedEntry> {
  const { alba } = request;
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, linked, related } = shown;
  if (entry.type !== 'video') throw notFound();
  const [lines, films, others] = await Promise.all([
    linesOf(alba, entry, linked.assets),
    filmsOf(alba, entry),
    loadOthers(alba, videos, { id: entry.id, kind: entry.fields.series, locale: entry.locale }),
  ]);
  // What a playlist plays stands on its page already.
  const played = new Set(films.map(({ path }) => path));
  const further = others.filter(({ link }) => !played.has(link ?? ''));
  const paths = new Set([...further.map(({ link }) => link), ...played]);
  return {
    ...shown,
    entry,
    film: filmOf(entry, linked.assets, lines),
    films,
    related: related.filter(({ link }) => !paths.has(link)),
    others: further,
  };
}

/** What the captions in the language of the page say; of a film for members, nothing is on a page that is everybody's. */
async function linesOf({ media }: Alba, { fields, locale }: VideoEntry, assets: LinkedAssets): Promise<Line[]> {
  const captions = fields.captions.find((each) => each.locale === locale);
  const asset = captions && assets[captions.asset];
  if (!asset || fields.membersOnly) return [];
  return (await media.cues(asset)).map(({ start, text }) => ({ at: start, text }));
}

/** What a playlist plays, in its order. A list of films plays none. */
async function filmsOf({ content, media }: Alba, { fields, locale }: VideoEntry): Promise<Film[]> {
  const entries = await content.whole(fields.videos, locale);
  const films = fields.videos.flatMap((id) => {
    const found = entries.find((each) => each.id === id);
    return found?.type === 'video' && !found.fields.isPlaylist ? [found] : [];
  });
  const ids = films.flatMap((each) =>
    [...each.fields.files, ...each.fields.captions.map(({ asset }) => asset), each.fields.image ?? []].flat(),
  );
  const assets = await media.assets([...new Set(ids)], locale);
  const byId = Object.fromEntries(assets.map((asset) => [asset.id, asset]));
  return films.map((each) => filmOf(each, byId));
}
