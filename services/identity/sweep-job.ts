import { z } from 'zod';
import { defineJob } from '#services/jobs/job-kind.ts';

/** After a member was deleted: lists them for a restore, and takes them out of the files of a database that the site runs itself. */
export const sweepJob = defineJob({
  name: 'sweep-deleted',
  payload: z.null(),
  longest: 300,
  retries: { most: 40, firstAfter: 10, upTo: 3_600 },
});
