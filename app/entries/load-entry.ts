import { entryPath } from '#app/addresses/entry-path.ts';
import { asksForSensitive, sensitiveQuery } from '#app/addresses/sensitive-query.ts';
import type { CardProps } from '#app/content/cards/card.ts';
import type { Linked } from '#app/content/LinkedContent.tsx';
import type { Page } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { gone, movedTo, notFound } from '#app/pages/responses.ts';
import type { Entry, FoundEntry } from '#services/content/library/store.ts';
import { referencesInSections } from '#services/content/model/sections/sections.ts';
import { entryPage, untranslatedPage } from './entry-page.ts';
import { findEntry } from './find-entry.ts';
import { isOver } from './is-over.ts';
import { loadLinked } from './load-linked.ts';
import { isHub, loadRelated } from './load-related.ts';
import { type SectionLinks, sectionLinks } from './section-links.ts';
import { loadShelves, type Shelf } from './shelves/load-shelves.ts';
import { type Beside, loadBeside } from './side-by-side/load-beside.ts';

/** An entry with all that its page shows. */
export type ReadableEntry = {
  kind: 'entry';
  page: Page;
  entry: Entry;
  linked: Linked;
  /** What else is in its section. */
  section: SectionLinks | null;
  /** What to read next. */
  related: CardProps[];
  /** The cards below its text, where its screen has any. */
  shelves: Shelf[];
  /** The same in both languages, where that was asked for: the page then shows them side by side, and nothing else. */
  beside: Beside | null;
  /** An event that has ended. */
  isOver: boolean;
};

/** An entry that is published in the other language only. */
export type UntranslatedEntry = { kind: 'untranslated'; page: Page; other: { path: string; title: string; updatedAt: string } };

export type ShownEntry = ReadableEntry | UntranslatedEntry;

/**
 * The entry at a screen's path, or at the path of its type with its slug.
 * @throws a redirect where it has moved, a 404 where there is none, a 410 where it was taken back
 */
export async function loadEntry(request: PageRequest): Promise<ShownEntry> {
  const { alba, match } = request;
  const { found, preview } = await findEntry(request);
  const { entry, translations } = readable(found);
  if (!entry) return untranslated(request, translations);
  const [linked, place] = await Promise.all([loadLinked(alba, entry), alba.content.placeOf(entry)]);
  const beside = preview ? null : await loadBeside(request, entry);
  const [related, shelves] = beside
    ? [[], []]
    : await Promise.all([loadRelated(alba, entry, place), loadShelves(alba, match.screen, entry)]);
  const page = entryPage(alba, match, entry, { preview, assets: linked.assets, above: place.above });
  const onPage = [...referencesInSections(entry.sections).entries, ...shelves.flatMap(({ entries }) => entries)];
  return {
    kind: 'entry',
    page: beside ? { ...page, query: `?with=${entry.locale}` } : asked(request, entry, page),
    entry,
    linked,
    section: isHub(entry) ? null : sectionLinks(entry, place, onPage),
    related,
    shelves,
    beside,
    isOver: isOver(entry),
  };
}

/** With its sensitive pictures at once, where they were asked for: a page of its own, which no search engine is shown. */
function asked({ url }: PageRequest, entry: Entry, page: Page): Page {
  return asksForSensitive(url.searchParams) && isSensitive(entry) ? { ...page, indexed: false, query: sensitiveQuery } : page;
}

function isSensitive({ type, fields, sections }: Entry): boolean {
  const isWhole = type === 'gallery' && 'sensitive' in fields && fields.sensitive === true;
  return isWhole || sections.some(({ kind, data }) => kind === 'imageGallery' && data.sensitive);
}

type Readable =
  | { entry: Entry; translations?: undefined }
  | { entry?: undefined; translations: Extract<FoundEntry, { kind: 'elsewhere' }>['translations'] };

/** @throws what leads elsewhere, or nowhere */
export function readable(found: FoundEntry): Readable {
  switch (found.kind) {
    case 'found':
      return { entry: found.entry };
    case 'elsewhere':
      return { translations: found.translations };
    case 'moved':
      throw movedTo(entryPath(found.to));
    case 'gone':
      throw gone();
    case 'missing':
      throw notFound();
    default:
      return found satisfies never;
  }
}

function untranslated({ alba, match }: PageRequest, translations: NonNullable<Readable['translations']>): UntranslatedEntry {
  const [other] = translations;
  const path = other ? entryPath(other) : null;
  if (!other || path === null) throw notFound();
  const { title, updatedAt } = other;
  return { kind: 'untranslated', page: untranslatedPage(alba, match, translations), other: { path, title, updatedAt } };
}
