import { entryPath } from '#app/addresses/entry-path.ts';
import { chaptersPath, episodePathOf, podcastFeedAt, podcastFeedPath, podcastFeedType } from '#app/addresses/files.ts';
import { pathTo, screenAt, screenName } from '#app/addresses/paths.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Services } from '#server/services.ts';
import type { EpisodeSummary } from '#services/content/library/store.ts';
import { firstPublishedAt } from '#services/content/model/calendar.ts';
import type { Asset } from '#services/media/store.ts';
import type { MakeFile } from './page.types.ts';
import { escapeXml } from './xml.ts';

/** Far more than there are: apps show what a feed holds, and forget what falls out of it. */
const most = 300;
const chaptersType = 'application/json+chapters';
const headers = { 'Cache-Control': 'public, max-age=300' };

type Sources = Pick<Services, 'content' | 'media'>;
type Heard = { episode: EpisodeSummary; audio: Asset; captions: Asset | undefined; guests: string[] };
type Feed = { locale: Locale; origin: string; heard: Heard[]; title: string; about: string };

/** The podcast as apps read it: a feed of each language (RSS 2.0 with what apps add to it), and the chapters of each episode. */
export function podcastFeeds({ content, media }: Sources, origin: string): MakeFile {
  return async (path) => {
    const locale = podcastFeedAt(path);
    if (locale === null) return chaptersAt({ content }, path);
    const heard = await heardIn({ content, media }, locale);
    // An app would show a podcast that says nothing.
    if (heard.length === 0) return null;
    const landing = await content.onScreen('podcast', locale);
    const [title, about] =
      landing.kind === 'found' ? [landing.entry.title, landing.entry.teaser] : [screenName('podcast', locale), organisation.name];
    const updated =
      heard
        .map(({ episode }) => episode.updatedAt)
        .sort()
        .at(-1) ?? '2026-11-20';
    return new Response(feedOf({ locale, origin, heard, title, about }), {
      headers: { ...headers, 'Content-Type': `${podcastFeedType}; charset=utf-8`, 'Last-Modified': day(updated) },
    });
  };
}

/** The episodes with audio that has been published, and their guests by name. */
async function heardIn({ content, media }: Sources, locale: Locale): Promise<Heard[]> {
  const episodes = await content.episodes(locale, { limit: most, areHeard: true });
  const files = episodes.flatMap(({ audio = [], captions = [] }) => [audio, captions].flat());
  const [assets, people] = await Promise.all([
    media.assets(files, locale),
    content.teasers([...new Set(episodes.flatMap(({ guests }) => guests))], locale),
  ]);
  const t = createTranslate(locale, messagesFor(locale));
  // Nobody is to look for somebody who is made up.
  const nameOf = ({ title, sample }: (typeof people)[number]) => (sample ? `${title} ${t('entry.sample')}` : title);
  return episodes.flatMap((episode) => {
    const audio = assets.find(({ id }) => id === episode.audio);
    const captions = assets.find(({ id }) => id === episode.captions);
    const guests = episode.guests.flatMap((guest) => people.filter(({ id }) => id === guest).map(nameOf));
    return audio ? [{ episode, audio, captions, guests }] : [];
  });
}

function feedOf({ locale, origin, heard, title, about }: Feed): string {
  const cover = `${origin}/podcast-cover.png`;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${title} | ${organisation.name}`),
    element('link', origin + pathTo('podcast', locale)),
    element('description', about),
    element('language', languageTags[locale]),
    `<atom:link${attributes({ rel: 'self', type: podcastFeedType, href: origin + podcastFeedPath(locale) })}/>`,
    element('itunes:author', organisation.name),
    element('itunes:explicit', 'false'),
    element('itunes:type', 'episodic'),
    `<itunes:category text="Health &amp; Fitness"><itunes:category text="Medicine"/></itunes:category>`,
    `<itunes:image${attributes({ href: cover })}/>`,
    `<image>${element('url', cover)}${element('title', title)}${element('link', origin + pathTo('podcast', locale))}</image>`,
    ...heard.map((each) => itemOf(each, origin)),
    '</channel>',
    '</rss>',
    '',
  ];
  return lines.join('\n');
}

function itemOf({ episode, audio, captions, guests }: Heard, origin: string): string {
  const { id, locale, title, teaser, publishedAt, chapters, computerVoice } = episode;
  const path = entryPath(episode) ?? '';
  const t = createTranslate(locale, messagesFor(locale));
  const lines = [
    '<item>',
    element('title', title),
    element('link', origin + path),
    // It stays when the address changes: an app would show the episode a second time.
    `<guid isPermaLink="false">${escapeXml(`tag:${new URL(origin).hostname},2026:${locale}/${id}`)}</guid>`,
    element('pubDate', day(publishedAt)),
    element('description', computerVoice ? `${teaser} ${t('episode.computerVoice')}` : teaser),
    `<enclosure${attributes({ url: origin + audio.url, length: audio.bytes, type: audio.mediaType })}/>`,
    element('itunes:duration', Math.round(audio.durationSeconds ?? episode.duration)),
    element('itunes:explicit', 'false'),
    ...guests.map((name) => `<podcast:person role="guest">${escapeXml(name)}</podcast:person>`),
    captions
      ? `<podcast:transcript${attributes({ url: origin + captions.url, type: captions.mediaType, language: languageTags[locale] })}/>`
      : '',
    chapters.length > 0 ? `<podcast:chapters${attributes({ url: origin + chaptersPath(path), type: chaptersType })}/>` : '',
    '</item>',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md */
async function chaptersAt({ content }: Pick<Services, 'content'>, path: string): Promise<Response | null> {
  const match = screenAt(episodePathOf(path) ?? '');
  if (match?.screen !== 'podcast.detail') return null;
  const found = await content.atSlug('podcast', match.parameters.slug ?? '', match.locale);
  if (found.kind !== 'found' || found.entry.type !== 'podcast' || found.entry.fields.chapters.length === 0) return null;
  const chapters = found.entry.fields.chapters.map(({ at, title }) => ({ startTime: at, title }));
  return new Response(JSON.stringify({ version: '1.2.0', chapters }), { headers: { ...headers, 'Content-Type': chaptersType } });
}

/** The moment at which a calendar date begins where the organisation is, as RFC 2822 writes it. */
function day(date: string): string {
  return new Date(firstPublishedAt(date, null)).toUTCString();
}

function element(name: string, text: string | number): string {
  return `<${name}>${escapeXml(String(text))}</${name}>`;
}

function attributes(all: Readonly<Record<string, string | number>>): string {
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}
