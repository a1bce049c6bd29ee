import { z } from 'zod';

/** One schema of many that a property tells apart, typed as if they had been listed one by one. */
export function unionOf<const Property extends string, Schema extends z.core.$ZodTypeDiscriminable>(
  property: Property,
  schemas: readonly Schema[],
): z.ZodDiscriminatedUnion<[Schema, ...Schema[]], Property> {
  const [first, ...others] = schemas;
  if (!first) throw new Error('a union has at least one schema');
  return z.discriminatedUnion(property, [first, ...others]);
}
