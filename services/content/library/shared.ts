/** The types whose entries stand in lists that a reader narrows and sorts. */
export type ListedType = 'researchNews' | 'personalStory' | 'video' | 'podcast';

/** What a list is narrowed by. A reader chooses one value of each at most. */
export const filterNames = ['topic', 'category', 'treatment', 'cancerType', 'stage', 'year'] as const;
export type FilterName = (typeof filterNames)[number];
/** Topics and categories by their ids, the others by their codes, the year of publication in four digits. */
export type ListFilters = { readonly [Name in FilterName]?: string };

/** How a list is sorted; types by the labels that a reader sees. */
export const listSorts = ['latest', 'oldest', 'relevance', 'type', 'type-desc'] as const;
export type ListSort = (typeof listSorts)[number];
