import type { MemberForm, SectionPart } from '#app/screens/member/section.ts';
import { passkeyForms } from './passkey-forms.ts';

type SecurityPart = SectionPart & { forms: readonly MemberForm[] };

/** The parts of the section, from the top, with the forms that each has. */
export const securityParts = [
  { id: 'passkeys', title: 'passkeys.title', forms: Object.values(passkeyForms) },
] as const satisfies readonly SecurityPart[];
