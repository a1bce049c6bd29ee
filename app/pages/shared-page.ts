import type { Alba } from '#app/context.ts';
import type { Asset } from '#services/media/store.ts';
import type { Page, SharedKind } from './page.ts';

/** A page with the picture by which it is shared; one that search engines do not list, and a preview, stay without. */
export function sharedPage({ sharing }: Pick<Alba, 'sharing'>, page: Page, kind: SharedKind, illustration: Asset | undefined): Page {
  if (!page.indexed || page.preview) return page;
  const { locale, title, breadcrumbs } = page;
  // Home says nothing about where a page stands.
  const kicker = breadcrumbs.slice(1).at(-1)?.name ?? '';
  const picture = sharing.pathOf({ locale, title, kicker, illustration: illustration ? hashOf(illustration) : null });
  return { ...page, shared: { ...kind, picture } };
}

/** The hash of a picture's bytes, which its address holds. Any other file illustrates nothing. */
function hashOf({ url, mediaType }: Asset): string | null {
  return mediaType.startsWith('image/') ? (/^\/media\/([0-9a-f]{64})\//.exec(url)?.[1] ?? null) : null;
}
