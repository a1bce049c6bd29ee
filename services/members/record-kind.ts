export const recordKinds = ['profile', 'diagnosis', 'treatment'] as const;
/** What a record is of. */
export type RecordKind = (typeof recordKinds)[number];
