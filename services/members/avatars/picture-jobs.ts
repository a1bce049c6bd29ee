import { z } from 'zod';
import { defineJob } from '#services/jobs/job-kind.ts';

const payload = z.object({ memberId: z.string(), name: z.string() });
const retries = { most: 10, firstAfter: 30, upTo: 3_600 };

/** Removes the file of a picture that is nobody's any more. */
export const removePictureJob = defineJob({ name: 'remove-picture', payload, retries });

/** The same for one that has just been stored, in case its member never got it: the process was killed, or the session had ended. */
export const checkPictureJob = defineJob({ name: 'check-picture', payload, retries, startAfter: 600 });

export type PictureJob = z.output<typeof payload>;
