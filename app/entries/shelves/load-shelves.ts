import { entryPath } from '#app/addresses/entry-path.ts';
import { listParameters } from '#app/addresses/list-query.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Locale } from '#config/locale.ts';
import type { Entry, EntryTeaser, GatheredTeaser, Tags } from '#services/content/library/store.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';
import { referencesInSections, type Section } from '#services/content/model/sections/sections.ts';
import type { ShelfPlan } from './shelf-plan.ts';
import { shelfPlansOf } from './shelf-plans.ts';

/** What stands under a heading, as cards with pictures or as a list, and where there is more of it. */
export type Shelf = {
  id: string;
  title: PlainMessageId;
  /** Their ids. */
  entries: string[];
  cards: CardProps[];
  pictured: boolean;
  all: { path: string; title: string } | null;
};

/** Of what a shelf finds by topics and tags: whoever wants more follows its link. */
const mostTagged = 8;

const lasting = entryTypes.filter((type) => type !== 'topic' && type !== 'researchNews');

/** The shelves of a screen below its entry: one question for what they ask for, one for what they name, one for all their pictures. */
export async function loadShelves(alba: Alba, screen: string, entry: Entry): Promise<Shelf[]> {
  const plans = shelfPlansOf(screen);
  if (plans.length === 0) return [];
  const { locale } = entry;
  const [found, named] = await Promise.all([
    alba.content.gathered(wantedBy(plans), locale),
    alba.content.teasers(
      plans.flatMap(({ entries = [] }) => entries),
      locale,
    ),
  ]);
  const shown = new Set([entry.id, ...cardsIn(entry.sections)]);
  const chosen = plans.map((plan) => ({ plan, teasers: choose(plan, found, named, shown) })).filter(({ teasers }) => teasers.length > 0);
  const cards = await loadCards(
    alba,
    chosen.flatMap(({ teasers }) => teasers),
    locale,
  );
  const seen = new Set([entry.fields.image, ...referencesInSections(entry.sections).assets]);
  return chosen.map(({ plan, teasers }) => {
    const own = cards.splice(0, teasers.length).map((card, at) => shelved(card, teasers[at]));
    const entries = teasers.map(({ id }) => id);
    return { id: plan.id, title: plan.title, entries, cards: own, pictured: isPictured(plan, own, seen), all: whole(plan, found, locale) };
  });
}

/** Whole rows of two, each with a picture that the page does not show yet. It then does. */
function isPictured({ pictured }: ShelfPlan, cards: readonly CardProps[], seen: Set<string | undefined>): boolean {
  const pictures = new Set(cards.flatMap(({ imageSource }) => imageSource?.id ?? []));
  if (!pictured || cards.length % 2 > 0 || pictures.size < cards.length || [...pictures].some((each) => seen.has(each))) return false;
  for (const picture of pictures) seen.add(picture);
  return true;
}

function wantedBy(plans: readonly ShelfPlan[]) {
  return {
    screens: plans.flatMap(({ screens = [] }) => screens),
    topics: plans.flatMap(({ topics = [] }) => topics),
    tags: {
      personas: plans.flatMap(({ tags }) => tags?.personas ?? []),
      stages: plans.flatMap(({ tags }) => tags?.stages ?? []),
      cancerTypes: plans.flatMap(({ tags }) => tags?.cancerTypes ?? []),
      treatments: plans.flatMap(({ tags }) => tags?.treatments ?? []),
    },
  };
}

/** What stands on a shelf: nothing that is shown on the page already. It then is. */
function choose(
  { screens = [], entries = [], topics = [], tags = {}, types = lasting, most = mostTagged }: ShelfPlan,
  found: readonly GatheredTeaser[],
  named: readonly EntryTeaser[],
  shown: Set<string>,
): EntryTeaser[] {
  const ofScreens = screens.flatMap((screen) => found.find((each) => each.screen === screen) ?? []);
  const ofEntries = entries.flatMap((entry) => named.find(({ id }) => id === entry) ?? []);
  const tagged = found.filter(
    (each) => !each.card.archived && types.includes(each.type) && carries(each, topics, tags) && entryPath(each) !== null,
  );
  const isNew = ({ id }: EntryTeaser) => !shown.has(id);
  const own = [...ofScreens, ...ofEntries].filter(isNew);
  const others = tagged.filter((each) => isNew(each) && !own.some(({ id }) => id === each.id)).slice(0, most);
  for (const { id } of [...own, ...others]) shown.add(id);
  return [...own, ...others];
}

function carries(entry: GatheredTeaser, topics: readonly string[], tags: Partial<Tags>): boolean {
  const share = (one: readonly string[], other: readonly string[] = []) => one.some((each) => other.includes(each));
  return (
    share(entry.topics, topics) ||
    share(entry.tags.personas, tags.personas) ||
    share(entry.tags.stages, tags.stages) ||
    share(entry.tags.cancerTypes, tags.cancerTypes) ||
    share(entry.tags.treatments, tags.treatments)
  );
}

/** Everything on its first topic. */
function whole({ topics = [], all }: ShelfPlan, found: readonly GatheredTeaser[], locale: Locale): Shelf['all'] {
  if (all) {
    const asked = listParameters({ filters: all.filters, withArchived: false, sort: 'latest', page: 1 });
    return { path: pathTo(all.screen, locale) + asked, title: screenName(all.screen, locale) };
  }
  const topic = found.find(({ id, type, locale: own }) => type === 'topic' && own === locale && id === topics[0]);
  const path = topic ? entryPath(topic) : null;
  return topic && path !== null ? { path, title: topic.title } : null;
}

/** Cards of one size. A page is what it is; what else there is says so. */
function shelved(card: CardProps, teaser: EntryTeaser | undefined): CardProps {
  const lasting = teaser?.type === 'page' ? lastingCard(card) : { ...card, date: undefined, isNew: false };
  return { ...lasting, type: 'small', isFeaturedCard: false };
}

/** The entries that the text itself shows as cards. */
function cardsIn(sections: readonly Section[]): string[] {
  return sections.flatMap(({ kind, data }) => {
    switch (kind) {
      case 'recirculationModule':
        return data.entryIds;
      case 'featuredArticle':
      case 'checkListCard':
      case 'personalStory':
      case 'podcast':
      case 'video':
        return [data.entryId];
      default:
        return [];
    }
  });
}
