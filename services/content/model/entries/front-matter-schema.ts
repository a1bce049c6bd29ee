import { z } from 'zod';
import { date, moment } from '#services/content/model/fields.ts';
import { entryId, idSchema } from '#services/content/model/references.ts';
import { audiences, cancerTypes, contentKinds, personas, stages, treatments } from '#services/content/model/shared.ts';
import { isSlug, slug } from '#services/content/model/slug.ts';
import { sourceSchema } from '#services/content/model/source.ts';
import type { changeFields, reviewFields } from './common-fields.ts';
import { type EntryType, fieldsOfType, typeDefinitions } from './entry-types.ts';
import { contradictionsOfChapters, contradictionsOfEpisode, contradictionsOfFilm, type Episode, type Film } from './recordings.ts';

/** A row of an index holds no longer one, and nobody reads one. */
const longestSlug = 200;
const slugSchema = z
  .string()
  .max(longestSlug, { abort: true, error: `has more than ${longestSlug} characters` })
  .refine(isSlug, {
    error: ({ input }) => `is not a slug: lower-case letters without accents, numbers, hyphens${suggested(String(input))}`,
  });

function suggested(written: string): string {
  return slug(written) === '' ? '' : `, such as ${slug(written)}`;
}

/** What entries are chosen by, beside their topics. */
export const tagsSchema = z.strictObject({
  personas: z.array(z.enum(personas)).default([]),
  stages: z.array(z.enum(stages)).default([]),
  cancerTypes: z.array(z.enum(cancerTypes)).default([]),
  treatments: z.array(z.enum(treatments)).default([]),
  onlyFor: z.array(z.enum(audiences)).default([]),
});
export type Tags = z.output<typeof tagsSchema>;

/** The tags of a row. A word that is none (any more) is left out: a page is not lost for it. */
export function readTags(stored: unknown): Tags {
  const words = z.record(z.string(), z.array(z.string())).catch({}).parse(stored);
  const known = <Word extends string>(name: keyof Tags, vocabulary: readonly Word[]) =>
    vocabulary.filter((word) => words[name]?.includes(word));
  return {
    personas: known('personas', personas),
    stages: known('stages', stages),
    cancerTypes: known('cancerTypes', cancerTypes),
    treatments: known('treatments', treatments),
    onlyFor: known('onlyFor', audiences),
  };
}

/** Shown, worked on, or taken back: a withdrawn entry answers that it is gone, or leads to the one in `movedTo`. */
export const statuses = ['published', 'draft', 'withdrawn'] as const;

const typed = z.string().trim().min(2).max(60);

/** One search, or the searches that a section answers though no word of them stands there: `- what-helps: [puking, barf]`. */
const searchWords = z
  .array(z.union([typed, z.record(idSchema, z.array(typed).min(1))], { error: 'is neither a search nor the searches of a section' }))
  .transform((written) => written.flatMap(searchesOf))
  .refine((searches) => searches.length <= 40, 'has more than 40 searches')
  .default([]);

/** `at` is its place in the list as written. */
type Search = { words: string; section?: string; at: number };

function searchesOf(written: string | Record<string, string[]>, at: number): Search[] {
  if (typeof written === 'string') return [{ words: written, at }];
  return Object.entries(written).flatMap(([section, all]) => all.map((words) => ({ words, section, at })));
}

/** What every entry has, whatever its type. */
const shared = z.strictObject({
  title: z.string().min(1).max(90),
  screen: z.string().optional(),
  slug: slugSchema.optional(),
  teaser: z.string().min(40).max(200),
  status: z.enum(statuses).default('published'),
  publishAt: moment.optional(),
  unpublishAt: moment.optional(),
  movedTo: entryId.optional(),
  publishedAt: date,
  updatedAt: date,
  sourcesCheckedAt: date.optional(),
  reviewedBy: z.string().min(1).optional(),
  reviewedAt: date.optional(),
  contentKind: z.enum(contentKinds).optional(),
  topics: z.array(entryId).default([]),
  /** What readers type who should find this, and no text of it says. Never shown. */
  searchWords,
  ...tagsSchema.shape,
  sources: z.array(sourceSchema).default([]),
});
export type FrontMatter = z.output<typeof shared>;

const compiled = new Map<EntryType, ReturnType<typeof compile>>();

/** The front matter of a type: what all entries have, what a card shows, and what the type adds. */
export function frontMatterSchema(type: EntryType) {
  const schema = compiled.get(type) ?? compile(type);
  compiled.set(type, schema);
  return schema;
}

function compile(type: EntryType) {
  return z.strictObject({ ...shared.shape, ...fieldsOfType(type) }).check((context) => {
    for (const [path, message] of contradictions(context.value, type)) {
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    }
  });
}

type Archived = Partial<z.output<typeof typeDefinitions.researchNews.fields>>;

/** What is right by itself and wrong together: the field to mend, and what is wrong with it. */
function* contradictions(
  entry: FrontMatter & z.output<z.ZodObject<typeof reviewFields & typeof changeFields>> & Archived & Episode & Film,
  type: EntryType,
): Generator<[field: string, message: string]> {
  const inside = typeDefinitions[type].shown === 'inside';
  const { screen, slug: own, publishedAt, updatedAt, sourcesCheckedAt, reviewedBy, reviewedAt, nextReviewAt, reviewer } = entry;
  const heldAt = reviewedAt ?? sourcesCheckedAt;
  const { publishAt, unpublishAt, status, movedTo } = entry;
  const { archived = false, archivedBecause, replacedBy } = entry;
  if (inside && screen !== undefined) yield ['screen', 'entries of this type are shown inside others and fill no screen'];
  if (!inside && screen === undefined && own === undefined) yield ['slug', 'needs either a screen or a slug'];
  if (screen !== undefined && own !== undefined) yield ['slug', 'needs either a screen or a slug, and not both'];
  if (updatedAt < publishedAt) yield ['updatedAt', 'is before publishedAt'];
  if ((reviewedBy === undefined) !== (reviewedAt === undefined)) yield ['reviewedBy', 'reviewedBy and reviewedAt go together'];
  if (reviewer !== undefined && reviewedBy === undefined) yield ['reviewer', 'reviewer goes with reviewedBy, which names the person'];
  if (nextReviewAt !== undefined && heldAt === undefined)
    yield ['nextReviewAt', 'nothing was reviewed yet: name sourcesCheckedAt, or reviewedBy and reviewedAt'];
  if (nextReviewAt !== undefined && heldAt !== undefined && nextReviewAt <= heldAt)
    yield ['nextReviewAt', `is not after ${reviewedAt === undefined ? 'sourcesCheckedAt' : 'reviewedAt'}`];
  if (publishAt && unpublishAt && Date.parse(unpublishAt) <= Date.parse(publishAt)) yield ['unpublishAt', 'is not after publishAt'];
  if (archived !== (archivedBecause !== undefined))
    yield ['archivedBecause', 'archived and archivedBecause go together: readers are told why it is kept, and what is not right any more'];
  if (replacedBy !== undefined && !archived) yield ['replacedBy', 'only archived news was replaced'];
  if (movedTo !== undefined && status !== 'withdrawn') yield ['movedTo', 'only a withdrawn entry leads to another'];
  yield* contradictionsOfChanges(entry);
  yield* contradictionsOfChapters(entry);
  if (type === 'podcast') yield* contradictionsOfEpisode(entry);
  if (type === 'video') yield* contradictionsOfFilm(entry);
}

/** A reader who knows when they read a page last has to be able to trust the dates of what changed since. */
function* contradictionsOfChanges({
  changes,
  publishedAt,
  updatedAt,
}: FrontMatter & z.output<z.ZodObject<typeof changeFields>>): Generator<[field: string, message: string]> {
  if (changes.some(({ date: day }, at) => day >= (changes[at - 1]?.date ?? '9999')))
    yield ['changes', 'are not in order: the newest comes first, one a day'];
  if (changes.some(({ date: day }) => day < publishedAt)) yield ['changes', 'one is before publishedAt'];
  if (changes.some(({ date: day, matters }) => matters && day > updatedAt)) yield ['updatedAt', 'is before a change that matters'];
}
