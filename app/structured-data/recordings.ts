import type { PodcastEpisode, VideoObject } from 'schema-dts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import type { Asset } from '#services/media/store.ts';
import { publisher } from './organization.ts';
import { pictureOf, textOn } from './thing.ts';

type Of<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
type Assets = Readonly<Record<string, Asset>>;

/** https://schema.org/PodcastEpisode */
export function podcastEpisode(page: Page, { fields, publishedAt }: Of<'podcast'>, assets: Assets): Exclude<PodcastEpisode, string> {
  const audio = fields.audio === undefined ? undefined : assets[fields.audio];
  return {
    '@type': 'PodcastEpisode',
    ...textOn(page),
    ...pictureOf(page),
    datePublished: publishedAt,
    timeRequired: isoDuration(fields.duration),
    partOfSeries: { '@type': 'PodcastSeries', name: screenName('podcast', page.locale), url: page.origin + pathTo('podcast', page.locale) },
    ...(audio ? { associatedMedia: { '@type': 'AudioObject', contentUrl: page.origin + audio.url, encodingFormat: audio.mediaType } } : {}),
    publisher: publisher(page.origin),
  };
}

/** https://schema.org/VideoObject; null for a video that search engines could not show, or only members can. */
export function videoObject(page: Page, { fields, publishedAt }: Of<'video'>, assets: Assets): Exclude<VideoObject, string> | null {
  const { files, videoUrl, duration, membersOnly } = fields;
  // The last plays everywhere: MP4 where there are both.
  const asset = assets[files.at(-1) ?? ''];
  if (membersOnly || !page.shared || (!asset && videoUrl === undefined)) return null;
  return {
    '@type': 'VideoObject',
    ...textOn(page),
    thumbnailUrl: page.origin + page.shared.picture,
    uploadDate: publishedAt,
    ...(duration === undefined ? {} : { duration: isoDuration(duration) }),
    ...(asset ? { contentUrl: page.origin + asset.url } : {}),
    ...(videoUrl === undefined ? {} : { embedUrl: videoUrl }),
    publisher: publisher(page.origin),
  };
}

/** Seconds as ISO 8601 writes them: PT1H2M3S. */
function isoDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds % 60}S`;
}
