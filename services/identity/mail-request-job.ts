import { z } from 'zod';
import { defineJob } from '../jobs/job-kind.ts';

/** Somebody asked for a mail to an address, which may be nobody's. */
export const mailRequestJob = defineJob({
  name: 'mail-request',
  payload: z.object({ purpose: z.enum(['verify-email', 'reset-password']), email: z.string(), visitor: z.base64url() }),
  retries: { most: 20, firstAfter: 2, upTo: 600 },
  // Nobody waits for the mail any longer.
  waitsDays: 1,
});
