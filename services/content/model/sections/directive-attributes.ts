import type { z } from 'zod';
import type { Directive, DirectiveReader } from './define-section.ts';
import type { author, image } from './section-fields.ts';

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
