/*
 * What somebody wrote, by the keys under which the device keeps it. Every quick exit clears it, chosen or not: each page loads these, and
 * so not the values.
 */
export const writtenKeys = { drafts: 'drafts', dailyLog: 'daily-log', questions: 'questions' } as const;
