import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { defineJob } from '#services/jobs/job-kind.ts';
import { topicsSchema } from './context.ts';

/** Somebody asked for the newsletter, at an address that may be known or not. */
export const newsletterRequestJob = defineJob({
  name: 'newsletter-request',
  payload: z.object({ email: z.string(), locale: z.enum(locales), topics: topicsSchema }),
  retries: { most: 40, firstAfter: 2, upTo: 3_600 },
  // Nobody waits for the mail any longer.
  waitsDays: 2,
});
