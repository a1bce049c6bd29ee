import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardProps } from '#app/content/cards/card.ts';
import { type Linked, LinkedContent } from '#app/content/LinkedContent.tsx';
import type { CheckListProps } from '#app/features/check-list/check-list.ts';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { OriginContext } from '#app/ui/Anchor.tsx';
import type { Locale } from '#config/locale.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import { referencesInSections, type Section } from '#services/content/model/sections/sections.ts';
import { callBoxLines } from '#services/content/model/signs.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import type { Asset } from '#services/media/store.ts';
import { Sections } from './Sections.tsx';

/** What is published: if nothing is said, all that the sections lead to and show. */
type Published = { locale?: Locale; origin?: string; entries?: Readonly<Record<string, PublishedEntry>>; assets?: Linked['assets'] };
type PublishedEntry = Linked['entries'][string] & { card: CardProps };

/** An entry at a path of its id, and called by it. */
export function publishedEntry(id: string, locale: Locale = 'en', card: Partial<CardProps> = {}): PublishedEntry {
  const [path, title] = [`/${id}`, id.replaceAll('-', ' ')];
  return { path, locale, title, sample: false, card: { type: 'small', title, link: path, locale, ...card } };
}

function sampleList(id: string): CheckListProps {
  return { id, title: id.replaceAll('-', ' '), variation: 'list', items: [{ id: 'socks', text: 'Warm socks' }] };
}

/** A drawing that is called by its id. */
export function publishedAsset(id: string, more: Partial<Asset> = {}): Asset {
  return {
    id,
    url: `/media/0/${id}.svg`,
    mediaType: 'image/svg+xml',
    bytes: 1000,
    width: 640,
    height: 480,
    durationSeconds: null,
    title: id,
    alt: id,
    credit: null,
    language: null,
    membersOnly: false,
    ...more,
  };
}

/** Sections as a reader gets them: written in Markdown, or as another door may bring them. */
export function shownSections(
  written: string | readonly Section[],
  { locale = 'en', origin = '', entries, assets }: Published = {},
): HTMLElement {
  const sections = typeof written === 'string' ? sectionsIn(written, locale) : written;
  const linked = referencesInSections(sections);
  const lists = new Set(sections.flatMap((section) => (section.kind === 'checkListCard' ? section.data.entryId : [])));
  const published = (id: string) => ({ ...publishedEntry(id, locale), checkList: lists.has(id) ? sampleList(id) : undefined });
  const all = {
    entries: Object.fromEntries(linked.entries.map((id) => [id, published(id)])),
    assets: Object.fromEntries(linked.assets.map((id) => [id, publishedAsset(id)])),
  };
  const shown = entries ?? all.entries;
  const cards = Object.fromEntries(Object.entries(shown).map(([id, { card }]) => [id, card]));
  return parse(
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={messagesFor(locale)}>
        <LinkedContent entries={shown} cards={cards} assets={assets ?? all.assets}>
          <OriginContext value={origin}>
            <Sections sections={sections} />
          </OriginContext>
        </LinkedContent>
      </I18nProvider>,
    ),
  );
}

function sectionsIn(markdown: string, locale: Locale): Section[] {
  const { sections, problems } = parseBody(markdown, 0, callBoxLines(sampleSigns, locale));
  if (problems.length > 0) throw new Error(`the sections are no good: ${problems.map(({ message }) => message).join('; ')}`);
  return sections;
}
