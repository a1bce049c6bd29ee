import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { duration, words } from '#services/content/model/fields.ts';
import { assetId } from '#services/content/model/references.ts';

/** What films and episodes have alike, and what a film cannot be without. */

/** Where the parts of a recording begin, in the order in which they are heard. */
export const chapters = z
  .array(z.strictObject({ at: duration, title: words }))
  .refine(
    (all) => all.every(({ at }, index) => at > (all[index - 1]?.at ?? -1)),
    'chapters are not in order: each begins after the one before',
  )
  .default([]);

/** One file of captions for each language. */
export const captionsByLocale = z
  .array(z.strictObject({ locale: z.enum(locales), asset: assetId }))
  .refine((all) => new Set(all.map(({ locale }) => locale)).size === all.length, 'two captions are in the same language')
  .default([]);

/** Of a video as it is written; entries of other types have none of it, or (captions) in another form. */
export type Film = {
  isPlaylist?: boolean;
  videos?: readonly string[];
  files?: readonly string[];
  captions?: string | readonly { locale: Locale }[] | undefined;
  chapters?: readonly { at: number }[];
  duration?: number | undefined;
  description?: string | undefined;
  membersOnly?: boolean;
  videoUrl?: string | undefined;
};

/** What of a video is right by itself and wrong together: the field to mend, and what is wrong with it. */
export function* contradictionsOfFilm(film: Film): Generator<[field: string, message: string]> {
  const { isPlaylist = false, videos = [], files = [], captions = [], description, videoUrl, membersOnly = false } = film;
  const hasCaptions = (locale: Locale) => typeof captions !== 'string' && captions.some((each) => each.locale === locale);
  if (isPlaylist !== videos.length > 0)
    yield ['videos', 'isPlaylist and videos go together: a playlist names what it plays, and nothing else does'];
  if (new Set(videos).size < videos.length) yield ['videos', 'a video stands twice in the playlist'];
  if (isPlaylist && (files.length > 0 || videoUrl !== undefined)) yield ['files', 'a playlist plays its videos and has no film of its own'];
  if (membersOnly && files.length === 0)
    yield ['membersOnly', 'only the files of a film of ours can be kept for members: whoever knows another address sees what is there'];
  if (files.length === 0 && captions.length > 0) yield ['captions', 'captions are of the files of a film, and there are none'];
  if (files.length === 0) return;
  if (!locales.every(hasCaptions)) yield ['captions', `a film of ours has captions in every language: ${locales.join(', ')}`];
  if (description === undefined) yield ['description', 'is missing: what is to be seen, for who does not see it'];
}

/** Of an episode of the podcast as it is written. */
export type Episode = { audio?: string | undefined; transcript?: string | undefined; computerVoice?: boolean };

/** What of an episode is right by itself and wrong together. */
export function* contradictionsOfEpisode(episode: Episode & Pick<Film, 'captions'>): Generator<[field: string, message: string]> {
  const { audio, captions, transcript, computerVoice = false } = episode;
  if (audio !== undefined && captions === undefined) yield ['captions', 'is missing: what is said in the audio, by whom and when (WebVTT)'];
  if (audio === undefined && captions !== undefined) yield ['captions', 'captions are of the audio, and there is none: write a transcript'];
  if (audio === undefined && transcript === undefined) yield ['transcript', 'is missing: an episode without audio is there to be read'];
  if (audio !== undefined && transcript !== undefined) yield ['transcript', 'the captions say it already, with their times'];
  if (computerVoice && audio === undefined) yield ['computerVoice', 'nobody speaks where there is no audio'];
}

/** Of a recording: no part of it begins when it is over. */
export function* contradictionsOfChapters({ chapters = [], duration }: Pick<Film, 'chapters' | 'duration'>): Generator<[string, string]> {
  const last = chapters.at(-1);
  if (last && duration !== undefined && last.at >= duration) yield ['chapters', 'one begins when the recording is over'];
}
