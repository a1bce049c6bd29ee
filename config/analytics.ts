import { z } from 'zod';

/** How many containers of analytics tags a site may have. */
const mostContainers = 3;

const address = z.url({ protocol: /^https$/ });
const origin = z
  .string()
  .regex(/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/, 'is no origin such as https://stats.example.org or https://*.example.org');

/** A container of analytics tags: a script of another company, which runs in a frame of its own (`server/routes/outside.ts`). */
export type AnalyticsContainer = {
  /** Of the company, as readers know it. */
  name: string;
  script: string;
  /** Where the script loads from and reports to, besides its own host: origins as a content security policy has them. */
  sources: readonly string[];
};

const containers = z
  .array(z.strictObject({ name: z.string().min(1), script: address, sources: z.array(origin).default([]) }))
  .max(mostContainers);

/** Reads `ANALYTICS`, a list in JSON. @throws z.ZodError, SyntaxError */
export function parseAnalytics(text: string): readonly AnalyticsContainer[] {
  return containers.parse(JSON.parse(text));
}

/** The origins of one. */
export function hostsOf({ script, sources }: AnalyticsContainer): readonly string[] {
  return [...new Set([new URL(script).origin, ...sources])];
}
