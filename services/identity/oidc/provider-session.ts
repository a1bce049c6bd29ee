import { z } from 'zod';

/** The session at the outside identity service that one of ours was begun by. */
export const providerSessionSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** What the service calls it. */
  sid: z.string().nullable(),
  sealedIdToken: z.string().nullable(),
});
export type ProviderSession = z.output<typeof providerSessionSchema>;
