import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { Document } from '#services/content/model/rich-text.ts';

export type Directive = ContainerDirective | LeafDirective;

/** What a section kind uses to turn its directive into data. Problems go to the report, with the node's line. */
export type DirectiveReader = {
  richText(nodes: readonly RootContent[]): Document;
  problem(node: { position?: RootContent['position'] }, message: string): void;
  /** The id of a directive. Reports one that is missing or wrong, and every attribute that is not among those allowed. */
  id(directive: Directive, allowedAttributes: readonly string[]): string;
  /** The `[label]` of a directive as plain text, and its content without that label. */
  label(directive: ContainerDirective): { label: string; content: readonly RootContent[] };
};

/** All that the content door knows of one kind of page section. */
export type SectionDefinition<Data extends z.ZodType> = {
  data: Data;
  /** How editors write it; null for a kind that is plain Markdown. */
  directive: {
    name: string;
    attributes: readonly string[];
    read(directive: Directive, reader: DirectiveReader): z.input<Data>;
  } | null;
  /** Its words, for search and for what reads no markup. */
  plainText(data: z.output<Data>): string;
  /** Markdown that shows everything the kind can do: documentation, workbench and test case in one. */
  example: Record<Locale, string>;
};

export function defineSection<Data extends z.ZodType>(definition: SectionDefinition<Data>): SectionDefinition<Data> {
  return definition;
}
