import { z } from 'zod';
import { defineJob } from '#services/jobs/job-kind.ts';
import { undoMinutes } from './record-store.ts';

/** Erases a record that was removed, once it cannot be brought back any more. */
export const eraseRemovedJob = defineJob({
  name: 'erase-removed',
  payload: z.object({ memberId: z.string(), recordId: z.uuid() }),
  // A moment later than it can be brought back.
  startAfter: undoMinutes * 60 + 5,
  retries: { most: 10, firstAfter: 60, upTo: 3_600 },
});
