import { z } from 'zod';
import { defineJob } from '#services/jobs/job-kind.ts';

/** So often a part of an issue is released, in seconds. */
export const releaseEverySeconds = 10;

/** Releases the next mails of an issue, and sends itself again until there are no more. */
export const releaseIssueJob = defineJob({
  name: 'newsletter-release',
  payload: z.object({ issue: z.int() }),
  startAfter: releaseEverySeconds,
  retries: { most: 80, firstAfter: 5, upTo: 3_600 },
});

/** One mail of an issue. Whom it goes to is looked up when it goes. */
export const issueMailJob = defineJob({
  name: 'newsletter-mail',
  payload: z.object({ issue: z.int(), subscriber: z.int() }),
  atOnce: 2,
  // Longer than `send` waits for a server.
  longest: 60,
  // For three days, as every mail.
  retries: { most: 80, firstAfter: 5, upTo: 3_600 },
});
