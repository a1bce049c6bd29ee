import { data, type LoaderFunctionArgs } from 'react-router';
import type { Entry } from '#services/content/store.ts';
import { entryPath } from '../../entry-path.ts';
import { isScreenId } from '../../paths.ts';
import type { LinkedEntries } from '../../rich-text/EntryLink.tsx';
import type { Page } from '../../shell/page.ts';
import { entryPage, movedTo, notFound, publicCache, requestOf, untranslatedPage } from '../load-page.ts';
import { EntryView } from './EntryView.tsx';
import { Untranslated } from './Untranslated.tsx';

type Loaded =
  | { kind: 'entry'; page: Page; entry: Entry; linked: LinkedEntries }
  | { kind: 'untranslated'; page: Page; other: { path: string; title: string } };

/** An entry at its screen's path, or at `/{slug}`. */
export async function loader(args: LoaderFunctionArgs) {
  const { alba, match } = requestOf(args);
  const { screen, locale, parameters } = match;
  const found =
    parameters.slug === undefined
      ? await alba.content.onScreen(screen, locale)
      : await alba.content.atSlug('page', parameters.slug, locale);
  switch (found.kind) {
    case 'found':
      return data<Loaded>({
        kind: 'entry',
        page: entryPage(alba, match, found.entry),
        entry: found.entry,
        linked: linkedEntries(found.entry),
      });
    case 'elsewhere': {
      const [other] = found.translations;
      if (!other || !isScreenId(screen)) throw notFound();
      return data<Loaded>({
        kind: 'untranslated',
        page: untranslatedPage(alba, match, found.translations),
        other: { path: entryPath(other), title: other.title },
      });
    }
    case 'moved':
      throw movedTo(entryPath(found.to));
    case 'missing':
      throw notFound();
    default:
      return found satisfies never;
  }
}

export function linkedEntries({ linked }: Pick<Entry, 'linked'>): LinkedEntries {
  return Object.fromEntries(linked.map((address) => [address.id, { path: entryPath(address), locale: address.locale }]));
}

export const headers = () => publicCache;

export default function EntryScreen({ loaderData }: { loaderData: Loaded }) {
  switch (loaderData.kind) {
    case 'entry':
      return <EntryView {...loaderData} />;
    case 'untranslated':
      return <Untranslated {...loaderData} />;
  }
}
