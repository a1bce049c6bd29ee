import type { MemberForm, SectionPart } from '#app/screens/member/section.ts';
import { deleteForm, exportForm } from './my-data-forms.ts';

type Part = SectionPart & { forms: readonly MemberForm[] };

/** The parts of my data, from the top, with the forms that each has. */
export const myDataParts = [
  { id: 'kept', title: 'myData.kept', forms: [] },
  { id: 'export', title: 'myData.export', forms: [exportForm] },
  { id: 'delete', title: 'myData.delete', forms: [deleteForm] },
] as const satisfies readonly Part[];

export type MyDataPart = (typeof myDataParts)[number]['id'];
