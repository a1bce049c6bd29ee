import type { MessageId } from '#app/i18n/catalogue.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** What stands under a topic, by what it is, in the order in which a reader wants it. */
const groupsOfTypes = {
  page: 'topics.articles',
  'check-list': 'topics.articles',
  'op-ed': 'topics.articles',
  gallery: 'topics.articles',
  faq: 'topics.questions',
  personalStory: 'topics.stories',
  podcast: 'topics.media',
  video: 'topics.media',
  researchNews: 'topics.news',
  event: 'topics.events',
  bio: 'topics.articles',
  topic: 'topics.within',
  person: null,
  glossaryTerm: null,
  organisation: null,
} as const satisfies Record<EntryType, MessageId | null>;

type GroupId = NonNullable<(typeof groupsOfTypes)[EntryType]> | 'topics.start' | 'topics.under';

const order: readonly GroupId[] = [
  'topics.within',
  'topics.start',
  'topics.articles',
  'topics.questions',
  'topics.stories',
  'topics.media',
  'topics.news',
  'topics.events',
];

/** Entries under a heading. */
export type Group<Item> = { id: string; title: GroupId; entries: Item[] };

/** What fills a screen of its own is where to start. A topic with one kind of entries only needs no more than one heading. */
export function groupsOf(entries: readonly EntryTeaser[]): Group<EntryTeaser>[] {
  const groups = order
    .map((title) => ({ id: title.replace('.', '-'), title, entries: entries.filter((entry) => groupOf(entry) === title) }))
    .filter((group) => group.entries.length > 0);
  const [only, ...others] = groups;
  if (!only || others.length > 0 || only.title === 'topics.within') return groups;
  return [{ ...only, title: 'topics.under' }];
}

function groupOf({ type, screen }: EntryTeaser): GroupId | null {
  return type !== 'topic' && screen !== null ? 'topics.start' : groupsOfTypes[type];
}
