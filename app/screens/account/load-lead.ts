import type { Section } from '#services/content/sections/sections.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import type { LinkedEntries } from '../../rich-text/EntryLink.tsx';
import type { LinkedAssets } from '../../rich-text/LinkedAssets.tsx';
import type { Page } from '../../shell/page.ts';
import { linkedAssets, linkedEntries } from '../entry/entry-screen.tsx';
import { entryAt } from '../load-page.ts';
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
