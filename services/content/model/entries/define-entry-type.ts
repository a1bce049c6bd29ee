import { z } from 'zod';
import { parseDuration } from '#services/content/model/duration.ts';
import { assetId, linkUrl } from '#services/content/model/references.ts';
import { words } from '#services/content/model/sections/section-fields.ts';
import { buttonStylings, cardLabels, cardSizes } from '#services/content/model/shared.ts';

/** What a type of entry has beyond what every entry has. Field names are those of the front matter. */
export type TypeDefinition<Fields extends z.ZodObject> = {
  fields: Fields;
  /** Where entries of the type are shown: under a screen of their own (`detail`), at `/{slug}`, or only inside other pages. */
  shown: 'detail' | 'page' | 'inside';
  /** Whether a body is needed: a person or a glossary term may be complete without one. */
  body: 'required' | 'optional';
};

export function defineType<Fields extends z.ZodObject>(definition: TypeDefinition<Fields>): TypeDefinition<Fields> {
  return definition;
}

export const date = z.iso.date('is not a date: write it as 2026-11-20').refine((day) => day >= '1900', 'is before 1900');
/** With its offset, so that it means the same moment everywhere. */
export const moment = z.iso.datetime({ offset: true, error: 'is not a moment: write it as 2026-11-20T09:00:00-05:00' });

/** `1:02:03` or `12:34`, as editors write it; seconds once parsed. */
export const duration = z.string().transform((text, context) => {
  const seconds = parseDuration(text);
  if (seconds !== null) return seconds;
  context.issues.push({
    code: 'custom',
    message: 'is not a duration: write it as "minutes:seconds" or "hours:minutes:seconds"',
    input: text,
  });
  return z.NEVER;
});

/** What every type keeps beside that, and nothing is chosen by: when a review has to be done again. */
export const reviewFields = { nextReviewAt: date.optional() };

/** What a card needs beside title, teaser and dates, on every type of entry. */
export const cardFields = {
  cardSize: z.enum(cardSizes).optional(),
  cardLabel: z.enum(cardLabels).optional(),
  eyebrowText: words.max(40).optional(),
  image: assetId.optional(),
  fullWidthFeaturedImage: assetId.optional(),
  imageAlt: words.optional(),
  storyWriterImage: assetId.optional(),
  specialReportDate: date.optional(),
  buttonLabel: words.optional(),
  buttonUrl: linkUrl.optional(),
  buttonStyling: z.enum(buttonStylings).optional(),
  promotedBy: words.optional(),
  isFeaturedCard: z.boolean().optional(),
};
