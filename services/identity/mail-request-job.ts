import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { defineJob } from '../jobs/job-kind.ts';

/** Somebody asked for a mail to an address, which may be nobody's. */
export const mailRequestJob = defineJob({
  name: 'mail-request',
  payload: z.object({
    purpose: z.enum(['verify-email', 'reset-password']),
    email: z.string(),
    visitor: z.base64url(),
    /** Of the page on which it was asked for; older jobs do not say. */
    locale: z.enum(locales).optional(),
  }),
  retries: { most: 20, firstAfter: 2, upTo: 600 },
  // Nobody waits for the mail any longer.
  waitsDays: 1,
});
