import { entryPath } from '#app/addresses/entry-path.ts';
import { type FollowedScreen, feedAt, feedPath } from '#app/addresses/files.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { ContentStore, DatedAddress, EntryTeaser, LibraryNews } from '#services/content/library/store.ts';
import { firstPublishedAt } from '#services/content/model/calendar.ts';
import type { MakeFile } from './page.types.ts';
import { escapeXml } from './xml.ts';

/** As many as somebody can have missed who looks once in a while. */
const most = 50;

/** One item of a feed. Dates are calendar dates; `about` tells it from other items on the same entry. */
type Item = { entry: DatedAddress; about: string; title: string; summary: string; publishedOn: string; updatedOn: string };

/** The Atom feeds (RFC 4287) of research news, personal stories and What's new, in each language. */
export function feeds(content: ContentStore, origin: string): MakeFile {
  return async (path) => {
    const asked = feedAt(path);
    if (!asked) return null;
    const { screen, locale } = asked;
    const items = await itemsOf(content, screen, locale);
    const updated = moment(
      items
        .map(({ updatedOn }) => updatedOn)
        .sort()
        .at(-1) ?? '2026-11-20',
    );
    const headers = {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'Last-Modified': new Date(updated).toUTCString(),
    };
    const name = `${screenName(screen, locale)} | ${organisation.name}`;
    const lines = [
      '<?xml version="1.0" encoding="utf-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">`,
      element('id', tagOf(origin, `${locale}/${screen}`)),
      element('title', name),
      element('updated', updated),
      `<author>${element('name', organisation.name)}</author>`,
      link('self', origin + feedPath(screen, locale), 'application/atom+xml'),
      link('alternate', origin + pathTo(screen, locale), 'text/html'),
      element('icon', `${origin}/favicon.ico`),
      ...items.map((item) => entryOf(item, origin)),
      '</feed>',
      '',
    ];
    return new Response(lines.join('\n'), { headers });
  };
}

async function itemsOf(content: ContentStore, screen: FollowedScreen, locale: Locale): Promise<Item[]> {
  switch (screen) {
    case 'research-news':
      return (await content.productNewsTeasers(locale, most)).map((teaser) => itself(teaser));
    case 'personal-stories':
      return (await content.ofKind('PersonalStory', locale, most)).map((teaser) => ofStory(teaser));
    case 'about-us.whats-new':
      return (await content.whatsNew(locale, most)).map(ofLibrary);
    default:
      return screen satisfies never;
  }
}

function itself(entry: DatedAddress): Item {
  const { title, teaser, publishedAt, updatedAt } = entry;
  return { entry, about: '', title, summary: teaser, publishedOn: publishedAt, updatedOn: updatedAt };
}

/** Nobody is to take a story for that of one person who made it up from many; nor in a reader that shows no more than this. */
function ofStory(teaser: EntryTeaser): Item {
  const item = itself(teaser);
  if (!teaser.card.illustrative) return item;
  const t = createTranslate(teaser.locale, messagesFor(teaser.locale));
  return { ...item, summary: `${item.summary} ${t('entry.illustrative')}` };
}

/** A change is an item of its own, so that who has read the page is told of it. */
function ofLibrary({ entry, change }: LibraryNews): Item {
  // What was added stays as it was told of: its later changes are told of by themselves.
  if (!change) return { ...itself(entry), updatedOn: entry.publishedAt };
  const t = createTranslate(entry.locale, messagesFor(entry.locale));
  const { date, text } = change;
  const title = t('whatsNew.changedTitle', { title: entry.title });
  return { entry, about: `/changed/${date}`, title, summary: text, publishedOn: date, updatedOn: date };
}

function entryOf({ entry, about, title, summary, publishedOn, updatedOn }: Item, origin: string): string {
  return [
    '<entry>',
    element('id', tagOf(origin, `${entry.locale}/${entry.id}${about}`)),
    element('title', title),
    link('alternate', origin + (entryPath(entry) ?? ''), 'text/html'),
    element('published', moment(publishedOn)),
    element('updated', moment(updatedOn)),
    element('summary', summary),
    '</entry>',
  ].join('\n');
}

/** A name that stays when an address changes (RFC 4151). The year is one in which the site was at its host. */
function tagOf(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}

/** The moment at which a calendar date begins where the organisation is. */
function moment(date: string): string {
  return new Date(firstPublishedAt(date, null)).toISOString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: 'alternate' | 'self', href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
