import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { linksIn } from '#services/content/links.ts';
import type { Entry, GlossaryTerm } from '#services/content/store.ts';
import type { Alba } from '../../context.ts';
import { entryPath } from '../../entry-path.ts';
import type { LinkedEntries } from '../../rich-text/EntryLink.tsx';
import type { LinkedAssets } from '../../rich-text/LinkedAssets.tsx';
import type { Page } from '../../shell/page.ts';
import { entryPage, findEntry, gone, movedTo, notFound, type Preview, requestOf, untranslatedPage } from '../load-page.ts';
import { EntryView } from './EntryView.tsx';
import { Untranslated } from './Untranslated.tsx';

type Loaded =
  | { kind: 'entry'; page: Page; entry: Entry; linked: LinkedEntries; assets: LinkedAssets; terms: GlossaryTerm[]; preview: Preview | null }
  | { kind: 'untranslated'; page: Page; other: { path: string; title: string } };

/** An entry at its screen's path, or at the path of its type with its slug. */
export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { alba, match } = request;
  const { found, preview, headers } = await findEntry(request);
  switch (found.kind) {
    case 'found': {
      const { entry } = found;
      const assets = await linkedAssets(alba, entry);
      const terms = match.screen === 'glossary' ? await alba.content.glossary(match.locale) : [];
      return data<Loaded>(
        { kind: 'entry', page: entryPage(alba, match, entry), entry, linked: linkedEntries(entry), assets, terms, preview },
        { headers },
      );
    }
    case 'elsewhere': {
      const [other] = found.translations;
      const path = other ? entryPath(other) : null;
      if (!other || path === null) throw notFound();
      return data<Loaded>(
        { kind: 'untranslated', page: untranslatedPage(alba, match, found.translations), other: { path, title: other.title } },
        { headers },
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

export function linkedEntries({ linked }: Pick<Entry, 'linked'>): LinkedEntries {
  return Object.fromEntries(
    linked.map((address) => [
      address.id,
      { path: entryPath(address), locale: address.locale, title: address.title, sample: address.sample },
    ]),
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
