import { z } from 'zod';

/** Where a statement comes from. `says` keeps what the source says for each figure that the entry uses. */
export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  year: z.int().min(1900).max(2100),
  url: z.url({ protocol: /^https?$/ }),
  language: z.enum(['en', 'es']).optional(),
  says: z.string().optional(),
  /** Its text could not be read when the entry was written: no dose, threshold or urgency rests on it alone. */
  unopened: z.literal(true).optional(),
});
export type Source = z.output<typeof sourceSchema>;
