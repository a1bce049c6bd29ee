import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { assetId, linkUrl } from '#services/content/model/references.ts';
import { documentSchema } from '#services/content/model/rich-text.ts';
import { linkTypes } from '#services/content/model/shared.ts';

/** What several kinds have in their data. */

/** Words that stand in brackets: those of a leaf, and those of a Markdown link. */
export const label = z.string().trim().min(1, 'needs its words in brackets: [Words]');
export const labelledLink = z.strictObject({ url: linkUrl, label, linkType: z.enum(linkTypes) });
export const titledLink = z.strictObject({ href: linkUrl, title: words.optional() });
export const author = z.strictObject({ name: words, title: words.optional() });
/** Without `alt`, the picture's own alternative text holds. */
export const image = z.strictObject({ assetId, alt: words.optional() });
export const captionedImage = z.strictObject({ image, caption: documentSchema.optional() });

/** One of these words. An editor may have written any: the schema says so and names them. */
export function oneOf<const Words extends readonly string[]>(allowed: Words) {
  return z.string().pipe(z.enum(allowed));
}

/** Plain text, a line for each part that is there. */
export function lines(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n');
}
