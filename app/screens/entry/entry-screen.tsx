import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { entryPath } from '#app/addresses/entry-path.ts';
import { cardOfTeaser } from '#app/content/cards/card.ts';
import type { LinkedEntries } from '#app/content/links/EntryLink.tsx';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import type { Alba } from '#app/context.ts';
import { type EntryProps, EntryView } from '#app/entries/EntryView.tsx';
import { loadRelated } from '#app/entries/load-related.ts';
import { findBeside } from '#app/entries/side-by-side/find-beside.ts';
import type { Half } from '#app/entries/side-by-side/SideBySide.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { withCheckLists } from '#app/features/check-list/check-list.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { entryPage, findEntry, gone, movedTo, notFound, requestOf, unsent, untranslatedPage } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { isToCome } from '#services/content/library/collections.ts';
import type { Entry } from '#services/content/library/store.ts';
import { linksIn } from '#services/content/model/links.ts';

export type Loaded =
  | ({ kind: 'entry' } & Pick<EntryProps, 'page' | 'entry' | 'linked' | 'assets' | 'preview' | 'related' | 'beside' | 'isOver'>)
  | { kind: 'untranslated'; page: Page; other: { path: string; title: string; updatedAt: string } };

/** An entry at its screen's path, or at the path of its type with its slug. */
export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { alba, match } = request;
  const { found, preview, headers } = await findEntry(request);
  switch (found.kind) {
    case 'found': {
      const { entry } = found;
      const assets = await linkedAssets(alba, entry);
      const linked = await withCheckLists(alba.content, entry, linkedEntries(entry, assets));
      const page = entryPage(alba, match, entry);
      const beside = preview ? null : await loadBeside(request, entry);
      const related = beside ? [] : await loadRelated(alba, entry);
      return data(unsent<Loaded>({ kind: 'entry', page, entry, linked, assets, preview, related, beside, isOver: isOver(entry) }), {
        headers,
      });
    }
    case 'elsewhere': {
      const [other] = found.translations;
      const path = other ? entryPath(other) : null;
      if (!other || path === null) throw notFound();
      const page = untranslatedPage(alba, match, found.translations);
      return data(unsent<Loaded>({ kind: 'untranslated', page, other: { path, title: other.title, updatedAt: other.updatedAt } }), {
        headers,
      });
    }
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

async function loadBeside({ alba, url }: ReturnType<typeof requestOf>, entry: Entry): Promise<EntryProps['beside']> {
  const other = await findBeside(alba, url, entry);
  if (!other) return null;
  const [here, there] = await Promise.all([entry, other].map((each) => halfOf(alba, each)));
  return here && there ? { here, there } : null;
}

/** One language among two: a word that opens its definition would have to open that of its own language, so it leads to the glossary. */
async function halfOf(alba: Alba, entry: Entry): Promise<Half> {
  const assets = await linkedAssets(alba, entry);
  const linked = Object.entries(linkedEntries(entry, assets)).map(([id, each]) => [id, { ...each, definition: undefined }]);
  return { entry, linked: Object.fromEntries(linked), assets, messages: messagesFor(entry.locale), isOver: isOver(entry) };
}

/** An event that has ended stays, since others link to it, and says so. */
function isOver(entry: Entry): boolean {
  return entry.type === 'event' && !isToCome(Date.parse(entry.fields.endsAt));
}

/** What an entry links to, with its card for where it is shown: beside a text that stays, nothing is new. */
export function linkedEntries({ linked, locale }: Pick<Entry, 'linked' | 'locale'>, pictures: LinkedAssets): LinkedEntries {
  const place = { pictures, locale, now: Date.now() };
  return Object.fromEntries(
    linked.map((teaser) => [
      teaser.id,
      {
        path: entryPath(teaser),
        locale: teaser.locale,
        title: teaser.title,
        sample: teaser.sample,
        definition: teaser.type === 'glossaryTerm' ? { text: teaser.teaser, alsoCalled: teaser.card.alsoCalled ?? [] } : undefined,
        card: { ...cardOfTeaser(teaser, place), isNew: false },
      },
    ]),
  );
}

type Shown = Pick<Entry, 'sections' | 'linked' | 'locale'> & { fields?: Entry['fields'] };

/** What an entry shows, and what the cards show of the entries that it links to. */
export async function linkedAssets(alba: Alba, { sections, fields, linked, locale }: Shown): Promise<LinkedAssets> {
  const assets = await alba.media.assets(linksIn([sections, fields, linked]).assets, locale);
  return Object.fromEntries(assets.map((asset) => [asset.id, asset]));
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function EntryScreen({ loaderData: { loaded } }: { loaderData: { loaded: Loaded } }) {
  switch (loaded.kind) {
    case 'entry':
      return <EntryView {...loaded} />;
    case 'untranslated':
      return <Untranslated {...loaded} />;
  }
}
