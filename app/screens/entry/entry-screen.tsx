import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { linksIn } from '#services/content/links.ts';
import type { Entry, EntryTeaser, FoundEntry } from '#services/content/store.ts';
import type { Alba } from '../../context.ts';
import { entryPath, isDetailScreen, spaces } from '../../entry-path.ts';
import type { ScreenMatch } from '../../paths.ts';
import type { LinkedEntries } from '../../rich-text/EntryLink.tsx';
import type { LinkedAssets } from '../../rich-text/LinkedAssets.tsx';
import type { Page } from '../../shell/page.ts';
import { entryPage, gone, movedTo, notFound, privateCache, publicCache, requestOf, untranslatedPage } from '../load-page.ts';
import { EntryView } from './EntryView.tsx';
import { Untranslated } from './Untranslated.tsx';

/** What an editor is told above a page that readers do not see; `until` in milliseconds since 1970. */
export type Preview = { until: number | null };

type Loaded =
  | { kind: 'entry'; page: Page; entry: Entry; linked: LinkedEntries; assets: LinkedAssets; terms: EntryTeaser[]; preview: Preview | null }
  | { kind: 'untranslated'; page: Page; other: { path: string; title: string } };

/** An entry at its screen's path, or at the path of its type with its slug. */
export async function loader(args: LoaderFunctionArgs) {
  const { alba, match, url } = requestOf(args);
  const token = url.searchParams.get('preview');
  const content = token !== null || alba.showsDrafts ? alba.drafts : alba.content;
  const found = await find(content, match);
  switch (found.kind) {
    case 'found': {
      const { entry } = found;
      const preview = entry.shown ? null : previewOf(alba, entry, token);
      const page = entryPage(alba, match, entry);
      const assets = await linkedAssets(alba, entry);
      const terms = match.screen === 'glossary' ? await content.ofType('glossaryTerm', match.locale) : [];
      return data<Loaded>(
        { kind: 'entry', page, entry, linked: linkedEntries(entry), assets, terms, preview },
        { headers: entry.shown && token === null ? publicCache : privateCache },
      );
    }
    case 'elsewhere': {
      const [other] = found.translations;
      const path = other ? entryPath(other) : null;
      if (!other || path === null) throw notFound();
      return data<Loaded>(
        { kind: 'untranslated', page: untranslatedPage(alba, match, found.translations), other: { path, title: other.title } },
        { headers: publicCache },
      );
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

function find(content: Alba['content'], { screen, locale, parameters }: ScreenMatch): Promise<FoundEntry> {
  return isDetailScreen(screen) ? content.atSlug(spaces[screen], parameters.slug ?? '', locale) : content.onScreen(screen, locale);
}

/** Readers must not see it: only a token for this very entry, or development, shows it. */
function previewOf(alba: Alba, entry: Entry, token: string | null): Preview {
  const until = token === null ? null : alba.previewExpiry(token, entry.id);
  if (until === null && !alba.showsDrafts) throw notFound();
  return { until };
}

export function linkedEntries({ linked }: Pick<Entry, 'linked'>): LinkedEntries {
  return Object.fromEntries(
    linked.map((address) => [address.id, { path: entryPath(address), locale: address.locale, title: address.title }]),
  );
}

export async function linkedAssets(alba: Alba, { sections, fields, locale }: Entry): Promise<LinkedAssets> {
  const assets = await alba.media.assets(linksIn([sections, fields]).assets, locale);
  return Object.fromEntries(assets.map((asset) => [asset.id, asset]));
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function EntryScreen({ loaderData }: { loaderData: Loaded }) {
  switch (loaderData.kind) {
    case 'entry':
      return <EntryView {...loaderData} />;
    case 'untranslated':
      return <Untranslated {...loaderData} />;
  }
}
