import { z } from 'zod';
import { type ReferenceVisitor, referenceVisitor } from '#services/content/model/references.ts';
import { cardFields, changeFields, placeFields, reviewFields } from './common-fields.ts';

type Given<Name extends string, Fields extends z.ZodObject> = {
  /** The name of the folder with its entries, and the content type that search and cards speak of. */
  name: Name;
  /** What it has beyond what every entry has. Names are those of the front matter. */
  fields: Fields;
  /** Where entries of the type are shown: under a screen of their own (`detail`), at `/{slug}`, or only inside other pages. */
  shown: 'detail' | 'page' | 'inside';
  /** Whether a body is needed: a person or a glossary term may be complete without one. */
  body: 'required' | 'optional';
};

type AllFields<Fields extends z.ZodObject> = typeof cardFields &
  typeof placeFields &
  typeof reviewFields &
  typeof changeFields &
  Fields['shape'];

/** All that the content service knows of a type of entry. */
type EntryTypeDefinition<Name extends string, Fields extends z.ZodObject> = Given<Name, Fields> & {
  /** Its own fields with those of cards, places, reviews and changes, as they are read from a row: what a newer version of the site wrote is left out. */
  stored: z.ZodObject<{ type: z.ZodLiteral<Name>; fields: z.ZodObject<AllFields<Fields>, z.core.$strip> }>;
  visitReferences: ReferenceVisitor;
};

export function defineEntryType<const Name extends string, Fields extends z.ZodObject>(
  given: Given<Name, Fields>,
): EntryTypeDefinition<Name, Fields> {
  const fields = z.object({ ...cardFields, ...placeFields, ...reviewFields, ...changeFields, ...given.fields.shape });
  return { ...given, stored: z.object({ type: z.literal(given.name), fields }), visitReferences: referenceVisitor(fields) };
}
