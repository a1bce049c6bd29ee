/*
 * What somebody wrote, by the keys under which the device keeps it. Every quick exit clears it, chosen or not: each page loads these, and
 * so not the values.
 */
export const writtenKeys = ['drafts', 'daily-log', 'questions'] as const;
export type WrittenKey = (typeof writtenKeys)[number];
