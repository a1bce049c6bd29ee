import { z } from 'zod';
import type { AnalyticsContainer } from './third-parties.ts';

/** How many containers of analytics tags a site may have. */
const mostContainers = 3;

const address = z.url({ protocol: /^https$/ });
const origin = z
  .string()
  .regex(/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/, 'is no origin such as https://stats.example.org or https://*.example.org');

const containers = z
  .array(z.strictObject({ name: z.string().min(1), script: address, sources: z.array(origin).default([]) }))
  .max(mostContainers);

/** Reads `ANALYTICS`, a list in JSON. @throws z.ZodError, SyntaxError */
export function parseAnalytics(text: string): readonly AnalyticsContainer[] {
  return containers.parse(JSON.parse(text));
}
