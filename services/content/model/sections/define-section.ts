import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { idSchema, type ReferenceVisitor, referenceVisitor } from '#services/content/model/references.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import type { CallBoxLines } from '#services/content/model/signs.ts';

export type Directive = ContainerDirective | LeafDirective;

/** What a section kind uses to turn its directive into data. Problems go to the report, with the node's line. */
export type DirectiveReader = {
  richText(nodes: readonly RootContent[]): Document;
  /** Rich text of Markdown that stands elsewhere than in the entry. */
  markdown(source: string): Document;
  /** What call boxes may list. */
  callBoxLines: CallBoxLines;
  problem(node: { position?: RootContent['position'] }, message: string): void;
  /** The id of a directive. Reports one that is missing or wrong, and every attribute that is not among those allowed. */
  id(directive: Directive, allowedAttributes: readonly string[]): string;
  /** The `[label]` of a directive as plain text, and its content without that label. */
  label(directive: ContainerDirective): { label: string; content: readonly RootContent[] };
};

type Given<Kind extends string, Data extends z.ZodType> = {
  kind: Kind;
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

/** All that the content service knows of one kind of page section. */
type SectionDefinition<Kind extends string, Data extends z.ZodType> = Given<Kind, Data> & {
  /** A whole section of the kind. */
  schema: z.ZodObject<{ id: typeof idSchema; kind: z.ZodLiteral<Kind>; data: Data }, z.core.$strict>;
  /** Finds what its data refers to. */
  visitReferences: ReferenceVisitor;
};

export function defineSection<const Kind extends string, Data extends z.ZodType>(given: Given<Kind, Data>): SectionDefinition<Kind, Data> {
  const { kind, data } = given;
  return {
    ...given,
    schema: z.strictObject({ id: idSchema, kind: z.literal(kind), data }),
    visitReferences: referenceVisitor(data),
  };
}
