import type { SectionPart } from '#app/screens/member/section.ts';

/** The parts of my data, from the top. */
export const myDataParts = [
  { id: 'kept', title: 'myData.kept' },
  { id: 'export', title: 'myData.export' },
  { id: 'delete', title: 'myData.delete' },
] as const satisfies readonly SectionPart[];

export type MyDataPart = (typeof myDataParts)[number]['id'];
