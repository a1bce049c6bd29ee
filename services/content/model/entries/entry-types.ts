import { z } from 'zod';
import { duration, httpsUrl, moment, words } from '#services/content/model/fields.ts';
import { assetId, entryId, idSchema, linkUrl } from '#services/content/model/references.ts';
import { bioGroups, checkListVariations } from '#services/content/model/shared.ts';
import { unionOf } from '#services/content/model/union-of.ts';
import { defineEntryType } from './define-entry-type.ts';
import { captionsByLocale, chapters } from './recordings.ts';

const question = z.strictObject({ question: words, answer: words });

/** A heading stands above its item and those that follow. Readers' ticks are kept by the ids, which are the same in both languages. */
const checkListItem = z.strictObject({
  id: idSchema,
  heading: words.optional(),
  text: words,
  more: words.optional(),
  link: z.strictObject({ href: linkUrl, title: words }).optional(),
});
const checkListItems = z
  .array(checkListItem)
  .min(1)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'two items have the same id');

/** Where to start, chosen by hand: three, which is a row of cards. */
const startsOfTopic = z
  .array(entryId)
  .length(3, 'a topic starts with three entries')
  .refine((ids) => new Set(ids).size === ids.length, 'an entry stands twice among the three');

/** The one registry of entry types. Add one here and the compiler names every other place that has to know it. */
export const typeDefinitions = {
  page: defineEntryType({
    name: 'page',
    fields: z.strictObject({}),
    shown: 'page',
    body: 'required',
  }),
  topic: defineEntryType({
    name: 'topic',
    fields: z.strictObject({ parent: entryId.optional(), startWith: startsOfTopic.optional() }),
    shown: 'detail',
    body: 'optional',
  }),
  podcast: defineEntryType({
    name: 'podcast',
    fields: z.strictObject({
      category: entryId.optional(),
      duration,
      audio: assetId.optional(),
      /** What is said, by whom and when: WebVTT with a voice in each cue. */
      captions: assetId.optional(),
      /** The conversation to read, a line for each who speaks, where there is nothing to hear. */
      transcript: words.optional(),
      chapters,
      guests: z.array(entryId).default([]),
      questions: z.array(question).default([]),
      /** Nobody speaks: a computer reads it. */
      computerVoice: z.boolean().default(false),
    }),
    shown: 'detail',
    body: 'optional',
  }),
  podcastCategory: defineEntryType({
    name: 'podcastCategory',
    fields: z.strictObject({}),
    shown: 'detail',
    body: 'optional',
  }),
  video: defineEntryType({
    name: 'video',
    fields: z.strictObject({
      series: entryId.optional(),
      caption: words.optional(),
      duration: duration.optional(),
      /** A film that is hosted elsewhere. */
      videoUrl: httpsUrl.optional(),
      /** WebM first, MP4 for players that know no WebM. */
      files: z.array(assetId).max(2, 'a film has at most two files: WebM and MP4').default([]),
      captions: captionsByLocale,
      chapters,
      isPlaylist: z.boolean().default(false),
      /** What a playlist plays, in this order. */
      videos: z.array(entryId).default([]),
      membersOnly: z.boolean().default(false),
      /** What is to be seen, in words. */
      description: words.optional(),
      transcript: words.optional(),
    }),
    shown: 'detail',
    body: 'optional',
  }),
  videoSeries: defineEntryType({
    name: 'videoSeries',
    fields: z.strictObject({}),
    shown: 'detail',
    body: 'optional',
  }),
  event: defineEntryType({
    name: 'event',
    fields: z.strictObject({
      startsAt: moment,
      endsAt: moment,
      place: words.optional(),
      url: linkUrl.optional(),
      /** Made up, to show what an event looks like: production keeps it as a draft, so that nobody waits where nobody comes. */
      sample: z.boolean().default(false),
    }),
    shown: 'page',
    body: 'required',
  }),
  gallery: defineEntryType({
    name: 'gallery',
    fields: z.strictObject({ sensitive: z.boolean().default(false), membersOnly: z.boolean().default(false) }),
    shown: 'page',
    body: 'required',
  }),
  'check-list': defineEntryType({
    name: 'check-list',
    fields: z.strictObject({ variation: z.enum(checkListVariations).default('list'), items: checkListItems }),
    shown: 'page',
    body: 'optional',
  }),
  personalStory: defineEntryType({
    name: 'personalStory',
    fields: z.strictObject({ category: entryId.optional(), writer: entryId, illustrative: z.boolean() }),
    shown: 'detail',
    body: 'required',
  }),
  storyCategory: defineEntryType({
    name: 'storyCategory',
    fields: z.strictObject({}),
    shown: 'detail',
    body: 'optional',
  }),
  'op-ed': defineEntryType({
    name: 'op-ed',
    fields: z.strictObject({ author: entryId }),
    shown: 'page',
    body: 'required',
  }),
  researchNews: defineEntryType({
    name: 'researchNews',
    fields: z.strictObject({
      archived: z.boolean().default(false),
      /** In a reader's words, and which entry to read instead. */
      archivedBecause: words.max(300).optional(),
      replacedBy: entryId.optional(),
      author: entryId.optional(),
    }),
    shown: 'detail',
    body: 'required',
  }),
  bio: defineEntryType({
    name: 'bio',
    fields: z.strictObject({ person: entryId, role: words, group: z.enum(bioGroups) }),
    shown: 'detail',
    body: 'required',
  }),
  faq: defineEntryType({
    name: 'faq',
    fields: z.strictObject({ group: words.optional() }),
    shown: 'detail',
    body: 'required',
  }),
  glossaryTerm: defineEntryType({
    name: 'glossaryTerm',
    fields: z.strictObject({ alsoCalled: z.array(words).default([]) }),
    shown: 'detail',
    body: 'optional',
  }),
  person: defineEntryType({
    name: 'person',
    fields: z.strictObject({
      credentials: words.optional(),
      organisation: entryId.optional(),
      sample: z.boolean(),
    }),
    shown: 'inside',
    body: 'optional',
  }),
  organisation: defineEntryType({
    name: 'organisation',
    fields: z.strictObject({ url: httpsUrl }),
    shown: 'inside',
    body: 'optional',
  }),
};

export type EntryType = keyof typeof typeDefinitions;
const definitions = Object.values(typeDefinitions satisfies { [Name in EntryType]: { name: Name } });
export const entryTypes = definitions.map(({ name }) => name);

/** A type with the fields that entries of it have, as they are read from a row. */
export const typedFieldsSchema = unionOf(
  'type',
  definitions.map(({ stored }) => stored),
);
export type TypedFields = z.output<typeof typedFieldsSchema>;

/** The schemas of the fields that a row keeps of a type, in the form in which editors write them: of its cards, its reviews, and its own. */
export function fieldsOfType(type: EntryType) {
  return typeDefinitions[type].stored.shape.fields.shape;
}

export function isEntryType(name: string): name is EntryType {
  return Object.hasOwn(typeDefinitions, name);
}

/** Types that share addresses (`/{slug}`) are in one space: no two of their entries may have the same slug. */
export function addressSpace(type: EntryType): string {
  return typeDefinitions[type].shown === 'page' ? 'page' : type;
}
