import type { LinkedEntries } from '#app/content/links/EntryLink.tsx';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import type { MessageId } from '#app/i18n/catalogue.ts';
import { entryAt } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { linkedAssets, linkedEntries } from '#app/screens/entry/entry-screen.tsx';
import type { Section } from '#services/content/model/sections/sections.ts';
import { type AccountRequest, accountPage } from './account-request.ts';

/** What an entry says of a screen, with what it links to. */
export type LedBy = { sections: readonly Section[]; linked: LinkedEntries; assets: LinkedAssets };

/** The page of a screen that an entry of the library leads into: its title and its words. Without one, `description` is all there is. */
export async function loadLead(request: AccountRequest, description: MessageId): Promise<{ page: Page; entry: LedBy | null }> {
  const { alba, match } = request;
  const page = accountPage(request, { description });
  const found = await entryAt(alba.content, match);
  if (found.kind !== 'found') return { page, entry: null };
  const { entry } = found;
  const assets = await linkedAssets(alba, entry);
  return {
    page: { ...page, title: entry.title, description: entry.teaser },
    entry: { sections: entry.sections, linked: linkedEntries(entry, assets), assets },
  };
}
