import { z } from 'zod';
import { cardFields, reviewFields } from './define-entry-type.ts';
import { typeDefinitions } from './entry-types.ts';

const typed = <Name extends keyof typeof typeDefinitions, Shape extends z.ZodRawShape>(
  type: Name,
  { fields }: { fields: z.ZodObject<Shape> },
) => z.object({ type: z.literal(type), fields: z.object({ ...cardFields, ...reviewFields, ...fields.shape }) });

/** A type with the fields that are its own, as they are read from a row: what a newer version of the site wrote is left out. */
export const typedFieldsSchema = z.discriminatedUnion('type', [
  typed('page', typeDefinitions.page),
  typed('topic', typeDefinitions.topic),
  typed('podcast', typeDefinitions.podcast),
  typed('video', typeDefinitions.video),
  typed('event', typeDefinitions.event),
  typed('gallery', typeDefinitions.gallery),
  typed('check-list', typeDefinitions['check-list']),
  typed('personalStory', typeDefinitions.personalStory),
  typed('op-ed', typeDefinitions['op-ed']),
  typed('researchNews', typeDefinitions.researchNews),
  typed('bio', typeDefinitions.bio),
  typed('faq', typeDefinitions.faq),
  typed('glossaryTerm', typeDefinitions.glossaryTerm),
  typed('person', typeDefinitions.person),
  typed('organisation', typeDefinitions.organisation),
]);

export type TypedFields = z.output<typeof typedFieldsSchema>;

// A type that is missing above would be missing here: the compiler says so.
type Missing = Exclude<keyof typeof typeDefinitions, TypedFields['type']>;
export const noTypeIsMissing: [Missing] extends [never] ? true : Missing = true;
