import { z } from 'zod';
import { date, words } from '#services/content/model/fields.ts';
import { assetId, entryId, linkUrl } from '#services/content/model/references.ts';
import { buttonStylings, cardLabels, cardSizes } from '#services/content/model/shared.ts';

/**
 * On every type of entry, and nothing is chosen by it: when a review, or without a reviewer the check of its sources, has to be done
 * again; and the person who is named in `reviewedBy`, where they have an entry.
 */
export const reviewFields = { nextReviewAt: date.optional(), reviewer: entryId.optional() };

/**
 * What changed in an entry since it was published, in words. `matters` where a reader should know of it: a corrected error, a new drug, a
 * new guideline.
 */
const change = z.strictObject({ date, text: words.max(400), matters: z.boolean().default(false) });
export type Change = z.output<typeof change>;

/** On every type of entry, the newest first. */
export const changeFields = { changes: z.array(change).max(50).default([]) };

/** Where an entry stands among all: the section (an entry) that is its home, and its position there, lowest first. */
export const placeFields = { section: entryId.optional(), sectionPosition: z.int().min(1).optional() };

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
