import { isDetailScreen, spaceOf } from '#app/addresses/entry-path.ts';
import type { ScreenMatch } from '#app/addresses/paths.ts';
import type { Alba } from '#app/context.ts';
import type { Preview } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import type { FoundEntry } from '#services/content/library/store.ts';

/**
 * The entry at the path that was asked for. One that readers do not see is found in development, and by a link with a token for this
 * very entry; `preview` then says until when.
 */
export async function findEntry({ alba, match, url }: PageRequest): Promise<{ found: FoundEntry; preview: Preview | null }> {
  const found = await entryAt(alba.content, match);
  if (found.kind === 'found') return { found, preview: found.entry.shown ? null : { until: null } };
  const token = url.searchParams.get('preview');
  const draft = token === null ? found : await entryAt(alba.previews, match);
  const until = draft.kind === 'found' && token !== null ? alba.previewExpiry(token, draft.entry.id) : null;
  return until === null ? { found, preview: null } : { found: draft, preview: { until } };
}

/** The entry that a screen or an address within it shows. */
export function entryAt(content: Alba['content'], { screen, locale, parameters }: ScreenMatch): Promise<FoundEntry> {
  return isDetailScreen(screen) ? content.atSlug(spaceOf(screen), parameters.slug ?? '', locale) : content.onScreen(screen, locale);
}
