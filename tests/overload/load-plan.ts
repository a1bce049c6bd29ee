import { z } from 'zod';

/** What a process that makes load is told. */
export const planSchema = z.object({
  port: z.number(),
  /** Asked for one after another, again and again. */
  paths: z.array(z.string()).min(1),
  /** Requests a second, whatever becomes of those before. */
  rate: z.number(),
  seconds: z.number(),
  /** What comes back is looked at: a page as it was in quiet times, or a refusal that says when to come back. */
  isHeld: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** What it found. Times are in milliseconds, from when a request was due until all of its answer had come. */
export const findingsSchema = z.object({
  answers: z.record(z.string(), z.number()),
  wrong: z.array(z.string()),
  median: z.number(),
  p99: z.number(),
  longest: z.number(),
});
export type Findings = z.infer<typeof findingsSchema>;
