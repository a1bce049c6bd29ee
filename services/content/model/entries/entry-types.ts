import { z } from 'zod';
import { assetId, entryId, httpsUrl, linkUrl } from '#services/content/model/references.ts';
import { words } from '#services/content/model/sections/section-fields.ts';
import { checkListVariations } from '#services/content/model/shared.ts';
import { defineType, duration, moment } from './define-entry-type.ts';

const question = z.strictObject({ question: words, answer: words });

/** A heading stands above its item and those that follow. Readers' ticks are kept by the ids, which are the same in both languages. */
const checkListItem = z.strictObject({
  id: entryId,
  heading: words.optional(),
  text: words,
  more: words.optional(),
  link: z.strictObject({ href: linkUrl, title: words }).optional(),
});
const checkListItems = z
  .array(checkListItem)
  .min(1)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'two items have the same id');

/**
 * The one registry of entry types: the name is the folder's name and the content type that search and cards speak of.
 * Add one here and the compiler names every place that has to know it.
 */
export const typeDefinitions = {
  page: defineType({ fields: z.strictObject({}), shown: 'page', body: 'required' }),
  topic: defineType({ fields: z.strictObject({ parent: entryId.optional() }), shown: 'detail', body: 'optional' }),
  podcast: defineType({
    fields: z.strictObject({
      category: entryId.optional(),
      duration,
      audio: assetId.optional(),
      guests: z.array(entryId).default([]),
      transcript: words.optional(),
      questions: z.array(question).default([]),
    }),
    shown: 'detail',
    body: 'optional',
  }),
  video: defineType({
    fields: z.strictObject({
      series: entryId.optional(),
      caption: words.optional(),
      duration: duration.optional(),
      videoUrl: httpsUrl.optional(),
      file: assetId.optional(),
      captions: assetId.optional(),
      isPlaylist: z.boolean().default(false),
      membersOnly: z.boolean().default(false),
      transcript: words.optional(),
    }),
    shown: 'detail',
    body: 'optional',
  }),
  event: defineType({
    fields: z.strictObject({ startsAt: moment, endsAt: moment, place: words.optional(), url: linkUrl.optional() }),
    shown: 'page',
    body: 'required',
  }),
  gallery: defineType({
    fields: z.strictObject({ sensitive: z.boolean().default(false), membersOnly: z.boolean().default(false) }),
    shown: 'page',
    body: 'required',
  }),
  'check-list': defineType({
    fields: z.strictObject({ variation: z.enum(checkListVariations).default('list'), items: checkListItems }),
    shown: 'page',
    body: 'optional',
  }),
  personalStory: defineType({
    fields: z.strictObject({ category: entryId.optional(), writer: entryId, illustrative: z.boolean() }),
    shown: 'detail',
    body: 'required',
  }),
  'op-ed': defineType({ fields: z.strictObject({ author: entryId }), shown: 'page', body: 'required' }),
  researchNews: defineType({
    fields: z.strictObject({ archived: z.boolean().default(false), author: entryId.optional() }),
    shown: 'detail',
    body: 'required',
  }),
  bio: defineType({
    fields: z.strictObject({ person: entryId, role: words, group: z.enum(['team', 'board', 'advisory-board', 'guest', 'writer']) }),
    shown: 'detail',
    body: 'required',
  }),
  faq: defineType({ fields: z.strictObject({ group: words.optional() }), shown: 'detail', body: 'required' }),
  glossaryTerm: defineType({ fields: z.strictObject({ alsoCalled: z.array(words).default([]) }), shown: 'inside', body: 'optional' }),
  person: defineType({
    fields: z.strictObject({
      credentials: words.optional(),
      organisation: entryId.optional(),
      bio: entryId.optional(),
      sample: z.boolean(),
    }),
    shown: 'inside',
    body: 'optional',
  }),
  organisation: defineType({ fields: z.strictObject({ url: httpsUrl }), shown: 'inside', body: 'optional' }),
};

export type EntryType = keyof typeof typeDefinitions;
export const entryTypes = Object.keys(typeDefinitions) as [EntryType, ...EntryType[]];

export function isEntryType(name: string): name is EntryType {
  return Object.hasOwn(typeDefinitions, name);
}

/** Types that share addresses (`/{slug}`) are in one space: no two of their entries may have the same slug. */
export function addressSpace(type: EntryType): string {
  return typeDefinitions[type].shown === 'page' ? 'page' : type;
}

/** The fields that name other entries, so that pages can show what those are called and link to them. */
export const referenceFields = ['parent', 'category', 'series', 'guests', 'writer', 'author', 'person', 'organisation', 'bio'] as const;
