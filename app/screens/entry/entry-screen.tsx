import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { linksIn } from '#services/content/links.ts';
import type { Entry, GlossaryTerm } from '#services/content/store.ts';
import { cardOfTeaser } from '../../cards/card.ts';
import type { Alba } from '../../context.ts';
import { entryPath } from '../../entry-path.ts';
import type { LinkedEntries } from '../../rich-text/EntryLink.tsx';
import type { LinkedAssets } from '../../rich-text/LinkedAssets.tsx';
import type { Page } from '../../shell/page.ts';
import { entryPage, findEntry, gone, movedTo, notFound, type Preview, requestOf, unsent, untranslatedPage } from '../load-page.ts';
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
      const page = entryPage(alba, match, entry);
      return data(unsent<Loaded>({ kind: 'entry', page, entry, linked: linkedEntries(entry, assets), assets, terms, preview }), {
        headers,
      });
    }
    case 'elsewhere': {
      const [other] = found.translations;
      const path = other ? entryPath(other) : null;
      if (!other || path === null) throw notFound();
      const page = untranslatedPage(alba, match, found.translations);
      return data(unsent<Loaded>({ kind: 'untranslated', page, other: { path, title: other.title } }), { headers });
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
