import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { SourceId } from './sources.ts';

/** A text in each language. */
export type Said = Readonly<Record<Locale, string>>;

/** Where a member finds an answer: a place in a document of `documents.ts`. */
export type Place = { document: DocumentId; line: Said };
export type Places = readonly [Place, ...Place[]];

/** The papers that members hold; `documents.ts` names them. */
export const documentIds = [
  'biopsyReport',
  'surgeryPathology',
  'imagingReport',
  'genomicReport',
  'geneticReport',
  'operativeReport',
  'visitSummary',
  'treatmentSummary',
  'medicineLabel',
] as const;
export type DocumentId = (typeof documentIds)[number];

/** A value that may be chosen. Its key in a table is its code, which is stored and never changes. */
export type Value = {
  label: Said;
  /** One plain sentence: what it means. */
  meaning: Said;
  /** How reports write it, where that is not its label. */
  written?: Said;
  /** Its entry in the glossary. */
  term?: string;
  /** What it rests on, for values that are in clinical use and not the specification's. */
  source?: SourceId;
};
export type Values = Readonly<Record<string, Value>>;

/** What is said of a field. */
export type FieldWords = {
  label: Said;
  /** One plain sentence: what it means. */
  meaning: Said;
  /** Where to find it; left out for what members know without a paper. */
  report?: Places;
  term?: string;
};

/** What a field holds, as a form asks for it. Every field but flags and lists may be null: not answered. */
export type Kind =
  | { kind: 'choice'; values: Values }
  /** `alone` are the codes that no other goes with, such as `none`. */
  | { kind: 'choices'; values: Values; alone: readonly string[] }
  | { kind: 'flag'; initially: boolean }
  /** Whether anybody sees the fields that it names, who knows the username. */
  | { kind: 'visibility'; shows: readonly string[] }
  /** `most` characters, in code points. */
  | { kind: 'text'; most: number; lines: 'one' | 'many' }
  | { kind: 'number'; least: number; most: number; decimals: number; not?: readonly number[] }
  /** A whole date, `2024-05-17`. */
  | { kind: 'date' }
  /** A date as far as it is known: `2024`, `2024-05` or `2024-05-17`. */
  | { kind: 'partial-date' }
  | { kind: 'url'; most: number }
  | { kind: 'country' }
  /** A state of the United States by its code, elsewhere a text. */
  | { kind: 'region'; most: number }
  | { kind: 'time-zone' }
  | { kind: 'ids'; of: 'diagnosis' }
  /** Set by a service, never by a member. */
  | { kind: 'kept'; by: string };

export type Field = FieldWords & Kind;

/** What is known of each field's schema beside what it accepts. */
export const fieldRegistry = z.registry<Field>();

/** Of a text in characters, of a number in its unit. */
export type Limits = { least: number; most: number; decimals: number };

export function limitsOf(field: Field): Limits | null {
  if (field.kind === 'number') return { least: field.least, most: field.most, decimals: field.decimals };
  if (field.kind === 'text' || field.kind === 'url' || field.kind === 'region') return { least: 0, most: field.most, decimals: 0 };
  return null;
}

/** @throws {TypeError} for a schema that is no field. */
export function fieldOf(schema: z.ZodType): Field {
  const field = fieldRegistry.get(schema);
  if (!field) throw new TypeError('This schema is no field of the vocabulary.');
  return field;
}
