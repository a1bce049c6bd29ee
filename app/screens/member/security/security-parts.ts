import type { SectionPart } from '#app/screens/member/section.ts';

/** The parts of security, from the top. */
export const securityParts = [
  { id: 'factor', title: 'security.factor' },
  { id: 'passkeys', title: 'passkeys.title' },
] as const satisfies readonly SectionPart[];

export type SecurityPart = (typeof securityParts)[number]['id'];
