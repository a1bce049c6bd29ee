import type { Linked } from '#app/content/LinkedContent.tsx';
import { entryAt } from '#app/entries/find-entry.ts';
import { loadLinked } from '#app/entries/load-linked.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Page } from '#app/pages/page.ts';
import type { Section } from '#services/content/model/sections/sections.ts';
import { type AccountRequest, accountPage } from './account-request.ts';

/** What an entry says of a screen, with what it links to. */
export type LedBy = { sections: readonly Section[]; linked: Linked };

/** The page of a screen that an entry of the library leads into: its title and its words. Without one, `description` is all there is. */
export async function loadLead(request: AccountRequest, description: PlainMessageId): Promise<{ page: Page; entry: LedBy | null }> {
  const { alba, match } = request;
  const page = accountPage(request, { description });
  const found = await entryAt(alba.content, match);
  if (found.kind !== 'found') return { page, entry: null };
  const { entry } = found;
  return {
    page: { ...page, title: entry.title, description: entry.teaser },
    entry: { sections: entry.sections, linked: await loadLinked(alba, entry) },
  };
}
