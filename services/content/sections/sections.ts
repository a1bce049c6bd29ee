import { z } from 'zod';
import { accordion } from './accordion.ts';
import { bodyCopy } from './body-copy.ts';
import type { SectionDefinition } from './definition.ts';
import { entryId } from './link.ts';
import { linkList } from './link-list.ts';
import { quoteCallout } from './quote-callout.ts';
import { subheaderText } from './subheader-text.ts';
import { table } from './table.ts';

const sectionOf = <K extends string, D extends z.ZodType>(kind: K, { data }: SectionDefinition<D>) =>
  z.strictObject({ id: entryId, kind: z.literal(kind), data });

const knownSection = z.discriminatedUnion('kind', [
  sectionOf('accordion', accordion),
  sectionOf('bodyCopy', bodyCopy),
  sectionOf('linkList', linkList),
  sectionOf('quoteCallout', quoteCallout),
  sectionOf('subheaderText', subheaderText),
  sectionOf('table', table),
]);

export type KnownSection = z.output<typeof knownSection>;
export type KnownKind = KnownSection['kind'];
/** What parsing makes of a section that has no kind, an unknown one, or no data. */
export type UnknownSection = { id: string; kind: 'unknown'; data: { was: string } };
export type Section = KnownSection | UnknownSection;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** The one registry. Add a kind to the union above and the compiler names every place that has to know it. */
export const sectionDefinitions = { accordion, bodyCopy, linkList, quoteCallout, subheaderText, table } satisfies Record<
  KnownKind,
  unknown
>;

export const knownKinds = Object.keys(sectionDefinitions) as KnownKind[];

const shape = z.looseObject({ id: entryId, kind: z.string(), data: z.looseObject({}) });

/** One section as it must be to be published: a known kind with its data. */
export function parseKnownSection(raw: unknown): z.ZodSafeParseResult<KnownSection> {
  return knownSection.safeParse(raw);
}

/** One section as it is read: what is no known section, or has no data, becomes the unknown one. Nothing is thrown away. */
export function parseSection(raw: unknown, index: number): Section {
  const known = knownSection.safeParse(raw);
  if (known.success) return known.data;
  const partial = shape.partial().safeParse(raw);
  const { id, kind } = partial.success ? partial.data : {};
  return { id: id ?? `section-${index + 1}`, kind: 'unknown', data: { was: kind ?? '' } };
}

/** The words of a section. */
export function sectionText(section: Section): string {
  switch (section.kind) {
    case 'accordion':
      return accordion.plainText(section.data);
    case 'bodyCopy':
      return bodyCopy.plainText(section.data);
    case 'linkList':
      return linkList.plainText(section.data);
    case 'quoteCallout':
      return quoteCallout.plainText(section.data);
    case 'subheaderText':
      return subheaderText.plainText(section.data);
    case 'table':
      return table.plainText(section.data);
    case 'unknown':
      return '';
    default:
      return section satisfies never;
  }
}
