import { z } from 'zod';
import { phases } from './shared.ts';

/** What a study, or a site of it, says of whether it takes people. */
export const recruitingStatuses = ['RECRUITING', 'NOT_YET_RECRUITING'] as const;
export const studyStatuses = [
  ...recruitingStatuses,
  'ENROLLING_BY_INVITATION',
  'ACTIVE_NOT_RECRUITING',
  'COMPLETED',
  'SUSPENDED',
  'TERMINATED',
  'WITHDRAWN',
  'AVAILABLE',
  'NO_LONGER_AVAILABLE',
  'TEMPORARILY_NOT_AVAILABLE',
  'APPROVED_FOR_MARKETING',
  'WITHHELD',
  'UNKNOWN',
] as const;
export type StudyStatus = (typeof studyStatuses)[number];
export const isOpen = (status: StudyStatus | null): boolean => recruitingStatuses.some((each) => each === status);

export const nctIdSchema = z.string().regex(/^NCT\d{8}$/);

/** Somebody who answers questions about a study; `phone` may hold words beside the number. */
export const contactSchema = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type Contact = z.output<typeof contactSchema>;

/** Where a study is done. Its point is that of its town. */
export const siteSchema = z.object({
  facility: z.string().nullable(),
  status: z.enum(studyStatuses).nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string().nullable(),
  point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  contacts: z.array(contactSchema),
});
export type Site = z.output<typeof siteSchema>;

/** What Alba keeps of a study of the registry, without its sites. All texts are the registry's: English, and untrusted. */
export const studySchema = z.object({
  nctId: nctIdSchema,
  title: z.string(),
  officialTitle: z.string().nullable(),
  acronym: z.string().nullable(),
  status: z.enum(studyStatuses).nullable(),
  sponsor: z.string().nullable(),
  summary: z.string().nullable(),
  conditions: z.array(z.string()),
  keywords: z.array(z.string()),
  studyType: z.string().nullable(),
  phases: z.array(z.enum(phases)),
  allocation: z.string().nullable(),
  masking: z.string().nullable(),
  purpose: z.string().nullable(),
  enrollment: z.number().nullable(),
  interventions: z.array(z.object({ type: z.string().nullable(), name: z.string(), description: z.string().nullable() })),
  criteria: z.string().nullable(),
  sex: z.enum(['ALL', 'FEMALE', 'MALE']).nullable(),
  minimumAge: z.string().nullable(),
  maximumAge: z.string().nullable(),
  healthyVolunteers: z.boolean().nullable(),
  contacts: z.array(contactSchema),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  startDate: z.string().nullable(),
  completionDate: z.string().nullable(),
  firstPosted: z.string().nullable(),
  updated: z.string().nullable(),
});
export type Study = z.output<typeof studySchema>;
