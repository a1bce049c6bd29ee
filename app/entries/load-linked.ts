import { entryPath } from '#app/addresses/entry-path.ts';
import { cardOfTeaser } from '#app/content/cards/card.ts';
import type { LinkedCards } from '#app/content/cards/linked-cards.ts';
import type { Linked } from '#app/content/LinkedContent.tsx';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import type { LinkedEntries } from '#app/content/links/linked-entries.ts';
import type { Alba } from '#app/context.ts';
import { withCheckLists } from '#app/features/check-list/check-list.ts';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';
import { pictureIdsOf } from '#services/content/library/teaser.ts';
import { referencesOfEntry } from '#services/content/model/entries/entry-references.ts';

type Links = Pick<Entry, 'linked' | 'locale'>;
type Shown = Links & Pick<Entry, 'type' | 'fields' | 'sections'>;

/** All that a text links to, shows and names: entries, cards of them, check-lists, pictures and files. */
export async function loadLinked(alba: Alba, shown: Shown): Promise<Linked> {
  const persons = shown.linked.filter(({ type }) => type === 'person').map(({ id }) => id);
  const [assets, bios] = await Promise.all([linkedAssets(alba, shown), alba.content.biosOf(persons, shown.locale)]);
  return { entries: await withCheckLists(alba.content, shown, linkedEntries(shown, bios)), cards: linkedCards(shown, assets), assets };
}

/** What an entry shows, and what the cards show of the entries that it links to. */
async function linkedAssets(alba: Alba, entry: Shown): Promise<LinkedAssets> {
  const shown = new Set([...referencesOfEntry(entry).assets, ...pictureIdsOf(entry.linked)]);
  const assets = await alba.media.assets([...shown], entry.locale);
  return Object.fromEntries(assets.map((asset) => [asset.id, asset]));
}

/** What a text links to, by id. A person has no page of their own: where they have a bio, their name leads there. */
export function linkedEntries({ linked }: Pick<Entry, 'linked'>, bios: ReadonlyMap<string, EntryAddress> = new Map()): LinkedEntries {
  return Object.fromEntries(
    linked.map((teaser) => [
      teaser.id,
      {
        path: entryPath(bios.get(teaser.id) ?? teaser),
        locale: teaser.locale,
        title: teaser.title,
        sample: teaser.sample,
        credentials: teaser.card.credentials,
        isTerm: teaser.type === 'glossaryTerm',
        definition: teaser.type === 'glossaryTerm' ? { text: teaser.teaser, alsoCalled: teaser.card.alsoCalled ?? [] } : undefined,
      },
    ]),
  );
}

/** The cards of what a text links to, by id: beside a text that stays, nothing is new. */
export function linkedCards({ linked, locale }: Links, pictures: LinkedAssets): LinkedCards {
  const place = { pictures, locale, now: Date.now() };
  return Object.fromEntries(linked.map((teaser) => [teaser.id, { ...cardOfTeaser(teaser, place), isNew: false }]));
}
