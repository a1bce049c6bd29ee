import type { MemberForm, SectionPart } from '#app/screens/member/section.ts';
import { beginFactorForm, finishFactorForm, keepFactorForm, leaveFactorForm, removeFactorForm } from './security-forms.ts';

type Part = SectionPart & { forms: readonly MemberForm[] };

/** The parts of security, from the top, with the forms that each has. */
export const securityParts = [
  {
    id: 'factor',
    title: 'security.factor',
    forms: [beginFactorForm, finishFactorForm, leaveFactorForm, removeFactorForm, keepFactorForm],
  },
] as const satisfies readonly Part[];

export type SecurityPart = (typeof securityParts)[number]['id'];
