import { z } from 'zod';
import { assetId, linkUrl } from '#services/content/model/references.ts';
import { documentSchema } from '#services/content/model/rich-text.ts';
import { linkTypes } from '#services/content/model/shared.ts';
import type { Directive, DirectiveReader } from './define-section.ts';

/** What several kinds have in their data. */

export const words = z.string().trim().min(1, 'is empty');
/** Words that stand in brackets: those of a leaf, and those of a Markdown link. */
export const label = z.string().trim().min(1, 'needs its words in brackets: [Words]');
export const link = z.strictObject({ url: linkUrl, label, linkType: z.enum(linkTypes) });
export const author = z.strictObject({ name: words, title: words.optional() });
export const titledLink = z.strictObject({ href: linkUrl, title: words.optional() });
/** Without `alt`, the picture's own alternative text holds. */
export const image = z.strictObject({ assetId, alt: words.optional() });
export const captionedImage = z.strictObject({ image, caption: documentSchema.optional() });
export { buttonStylings } from '#services/content/model/shared.ts';

/** One of these words. An editor may have written any: the schema says so and names them. */
export function oneOf<const Words extends readonly string[]>(allowed: Words) {
  return z.string().pipe(z.enum(allowed));
}

/** Plain text, a line for each part that is there. */
export function lines(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n');
}

/** What several kinds read from their directive. */

export function attribute(directive: Directive, name: string): string | undefined {
  return directive.attributes?.[name] ?? undefined;
}

/** An attribute without which there is no section. */
export function required(directive: Directive, reader: DirectiveReader, name: string): string {
  const value = attribute(directive, name)?.trim();
  if (!value) reader.problem(directive, `the ${directive.name} needs ${name}="…"`);
  return value ?? '';
}

/** An attribute that is there or not: `sensitive="no"` would be read the wrong way round. */
export function flag(directive: Directive, reader: DirectiveReader, name: string): boolean {
  const value = attribute(directive, name);
  if (value) reader.problem(directive, `${name} has no value: it is there, or it is left out`);
  return value !== undefined;
}

export function readAuthor(directive: Directive, reader: DirectiveReader): z.input<typeof author> | undefined {
  const name = attribute(directive, 'author');
  const title = attribute(directive, 'author-title');
  if (title && !name) reader.problem(directive, 'an author-title needs an author');
  return name ? { name, title } : undefined;
}

export function readImage(directive: Directive, reader: DirectiveReader): z.input<typeof image> {
  return { assetId: required(directive, reader, 'asset'), alt: attribute(directive, 'alt') || undefined };
}
