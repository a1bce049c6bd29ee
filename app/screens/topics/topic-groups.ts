import type { MessageId } from '#app/i18n/catalogue.ts';
import type { EntryAddress, EntryTeaser, Standing } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** What is no article stands by what it is; articles stand by the section tree. */
const groupsOfTypes = {
  page: 'topics.articles',
  'check-list': 'topics.articles',
  'op-ed': 'topics.articles',
  gallery: 'topics.articles',
  faq: 'topics.questions',
  personalStory: 'topics.stories',
  storyCategory: 'topics.stories',
  podcast: 'topics.media',
  podcastCategory: 'topics.media',
  video: 'topics.media',
  videoSeries: 'topics.media',
  researchNews: 'topics.news',
  event: 'topics.events',
  bio: 'topics.articles',
  topic: 'topics.within',
  person: null,
  glossaryTerm: null,
  organisation: null,
} as const satisfies Record<EntryType, MessageId | null>;

type GroupId = NonNullable<(typeof groupsOfTypes)[EntryType]> | 'topics.under';

const others: readonly GroupId[] = ['topics.questions', 'topics.stories', 'topics.media', 'topics.news', 'topics.events'];

/** Entries under a heading: the name of a section, or a message. */
export type Group = { id: string; title: { section: EntryAddress } | { message: GroupId }; entries: EntryTeaser[] };

/** What stands under a topic: topics, articles by their sections and those in none, and what is no article. */
export function groupsOf(entries: readonly EntryTeaser[], standing: ReadonlyMap<string, Standing>): Group[] {
  const ofType = (message: GroupId) => entries.filter(({ type }) => groupsOfTypes[type] === message);
  const { groups, left } = bySection(ofType('topics.articles'), standing);
  const all = [
    group('topics.within', ofType('topics.within')),
    ...groups,
    group('topics.articles', left),
    ...others.map((message) => group(message, ofType(message))),
  ].filter((each) => each.entries.length > 0);
  const [only, ...further] = all;
  if (!only || further.length > 0 || only.id === 'topics-within') return all;
  return [{ ...only, title: { message: 'topics.under' } }];
}

function group(message: GroupId, entries: EntryTeaser[]): Group {
  return { id: message.replace('.', '-'), title: { message }, entries };
}

/**
 * Articles by the second of the sections that they are in, or the first where that would hold one alone; those that are alone there
 * too are left. The field that most of them are in comes first, and all are in the order of the tree.
 */
function bySection(articles: readonly EntryTeaser[], standing: ReadonlyMap<string, Standing>): { groups: Group[]; left: EntryTeaser[] } {
  const above = new Set([...standing.values()].flatMap(({ sections }) => sections.map(({ id }) => id)));
  const wayTo = (entry: EntryTeaser): EntryAddress[] => [
    ...(standing.get(entry.id)?.sections ?? []),
    ...(above.has(entry.id) ? [entry] : []),
  ];
  const placed = articles.map((entry) => ({ entry, way: wayTo(entry), order: standing.get(entry.id)?.order ?? [] }));
  const holding = (depth: number, id: string | undefined) =>
    placed.filter(({ way }) => way[depth] !== undefined && way[depth].id === id).length;
  const sectionOf = ([field, section]: readonly EntryAddress[]): EntryAddress | null => {
    if (section && holding(1, section.id) > 1) return section;
    return field && holding(0, field.id) > 1 ? field : null;
  };
  const inOrder = placed.toSorted((a, b) => holding(0, b.way[0]?.id) - holding(0, a.way[0]?.id) || inTree(a.order, b.order));
  const groups = new Map<string, Group>();
  const left: EntryTeaser[] = [];
  for (const { entry, way } of inOrder) {
    const section = sectionOf(way);
    if (!section) left.push(entry);
    else {
      const { entries = [] } = groups.get(section.id) ?? {};
      groups.set(section.id, { id: `topics-${section.id}`, title: { section }, entries: [...entries, entry] });
    }
  }
  const alone = [...groups.values()].filter((each) => each.entries.length === 1);
  return {
    groups: [...groups.values()].filter((each) => each.entries.length > 1),
    left: [...alone.flatMap((each) => each.entries), ...left],
  };
}

/** Positions as the tree is read: a section before what it holds. */
function inTree(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((position, index) => position !== b[index]);
  if (at < 0) return a.length - b.length;
  return (a[at] ?? 0) - (b[at] ?? -1);
}
