import { entryPath } from '#app/addresses/entry-path.ts';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import type { Locale } from '#config/locale.ts';
import type { Entry } from '#services/content/library/store.ts';
import type { Asset } from '#services/media/store.ts';

export type Chapter = { at: number; title: string };

/** A line of captions, and when it is said, in seconds. */
export type Line = { at: number; text: string };

/** A film as a page shows it. */
export type Film = {
  id: string;
  title: string;
  /** Of its own page. */
  path: string;
  /** In seconds; as its entry says, else as its file does. */
  duration: number | undefined;
  /** The still in its place until it plays. */
  poster: Asset | undefined;
  /** In the order in which a browser is to try them. */
  files: Asset[];
  captions: { locale: Locale; url: string }[];
  chapters: readonly Chapter[];
  /** What its captions say in the language of the page; empty for a film for members. */
  lines: readonly Line[];
  /** Where it is hosted elsewhere. */
  videoUrl: string | undefined;
  isMembersOnly: boolean;
};

export type VideoEntry = Extract<Entry, { type: 'video' }>;

/** The film of an entry; `assets` are the entry's own. */
export function filmOf(entry: VideoEntry, assets: LinkedAssets, lines: readonly Line[] = []): Film {
  const { fields, id, title } = entry;
  const files = fields.files.flatMap((file) => assets[file] ?? []);
  return {
    id,
    title,
    path: entryPath(entry) ?? '',
    duration: fields.duration ?? files.map(({ durationSeconds }) => durationSeconds).find((seconds) => seconds !== null) ?? undefined,
    poster: fields.image === undefined ? undefined : assets[fields.image],
    files,
    captions: fields.captions.flatMap(({ locale, asset }) => {
      const url = assets[asset]?.url;
      return url === undefined ? [] : [{ locale, url }];
    }),
    chapters: fields.chapters,
    lines: fields.membersOnly ? [] : lines,
    videoUrl: fields.videoUrl,
    isMembersOnly: fields.membersOnly,
  };
}

/** What a list of films takes in all; undefined where one does not say how long it is. */
export function durationOfAll(films: readonly Film[]): number | undefined {
  return films.reduce<number | undefined>(
    (sum, { duration }) => (sum === undefined || duration === undefined ? undefined : sum + duration),
    0,
  );
}

/** What a browser that runs no script opens by itself: MP4, which all of them play. */
export function plainFile({ files }: Pick<Film, 'files'>): Asset | undefined {
  return files.at(-1);
}
