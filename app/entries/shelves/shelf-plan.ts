import type { PlainScreenId } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import type { ListFilters } from '#services/content/library/shared.ts';
import type { Tags } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** What stands under one heading: screens and then entries, in this order, then whatever else of the types carries one of the topics or tags. */
export type ShelfPlan = {
  /** What a link to it names, and its heading. */
  id: `shelf-${string}`;
  title: PlainMessageId;
  screens?: readonly PlainScreenId[];
  /** Ids of entries; one that is not there is left out. */
  entries?: readonly string[];
  /** Ids of topics; the first is where all of them stand. */
  topics?: readonly string[];
  tags?: Partial<Tags>;
  /** Of what topics and tags find, where that is not as many as elsewhere: 0 leaves the link to the first topic. */
  most?: number;
  /** Of what topics and tags find; when left out, all but research news, which is of its own kind. */
  types?: readonly EntryType[];
  /** The list where all of it stands, where that is not its first topic. */
  all?: { screen: PlainScreenId; filters: ListFilters };
  /** Cards, where pictures help to choose; else a list. It is one too where they cannot stand in whole rows, each with a picture of its own. */
  pictured?: true;
};

export type ShelfPlans = Partial<Record<PlainScreenId, readonly ShelfPlan[]>>;

export const alongTreatment: ShelfPlan = {
  id: 'shelf-along',
  title: 'families.along',
  screens: ['treatment-side-effects', 'managing-life', 'about-you.in-treatment'],
};
export const findEarly: ShelfPlan = { id: 'shelf-early', title: 'families.early', screens: ['signs-symptoms', 'screening-testing'] };
export const genesAndFamily: ShelfPlan = {
  id: 'shelf-genes',
  title: 'families.genes',
  entries: ['family-testing', 'genetic-testing', 'dense-breasts-explained'],
};
export const effects = (...entries: string[]): ShelfPlan => ({ id: 'shelf-effects', title: 'families.effects', entries });
/** Some of the news of a treatment, and the list of all of them. */
export const news = (treatment: Tags['treatments'][number]): ShelfPlan => ({
  id: 'shelf-news',
  title: 'families.news',
  types: ['researchNews'],
  tags: { treatments: [treatment] },
  most: 2,
  all: { screen: 'research-news', filters: { treatment } },
});
export const more = (...topics: string[]): ShelfPlan => ({ id: 'shelf-more', title: 'families.more', topics });
