import { z } from 'zod';
import { defineJob } from '#services/jobs/job-kind.ts';

/** Takes what was deleted out of the database's files, where the site runs the database itself. */
export const sweepJob = defineJob({
  name: 'sweep-deleted',
  payload: z.null(),
  longest: 300,
  retries: { most: 40, firstAfter: 10, upTo: 3_600 },
});
