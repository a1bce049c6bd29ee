import { z } from 'zod';
import { entryId } from './sections/link.ts';

export const entryTypes = ['page', 'topic'] as const;
export type EntryType = (typeof entryTypes)[number];

const date = z.iso.date('is not a date: write it as 2026-11-20');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug: lower-case letters without accents, numbers, hyphens');

/** Where a statement comes from. `says` keeps what the source says for each figure that the entry uses. */
export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  year: z.int().min(1900).max(2100),
  url: z.url({ protocol: /^https?$/ }),
  language: z.enum(['en', 'es']).optional(),
  says: z.string().optional(),
});
export type Source = z.output<typeof sourceSchema>;

/** The front matter that every entry has, whatever its type. */
export const frontMatterSchema = z
  .strictObject({
    title: z.string().min(1).max(90),
    screen: z.string().optional(),
    slug: slug.optional(),
    teaser: z.string().min(40).max(200),
    publishedAt: date,
    updatedAt: date,
    sourcesCheckedAt: date.optional(),
    reviewedBy: z.string().min(1).optional(),
    reviewedAt: date.optional(),
    topics: z.array(entryId).default([]),
    sources: z.array(sourceSchema).default([]),
  })
  .refine(({ screen, slug }) => (screen === undefined) !== (slug === undefined), 'needs either a screen or a slug, and not both')
  .refine(({ publishedAt, updatedAt }) => updatedAt >= publishedAt, { error: 'is before publishedAt', path: ['updatedAt'] })
  .refine(
    ({ reviewedBy, reviewedAt }) => (reviewedBy === undefined) === (reviewedAt === undefined),
    'reviewedBy and reviewedAt go together',
  );
export type FrontMatter = z.output<typeof frontMatterSchema>;
