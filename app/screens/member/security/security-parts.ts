import type { SectionPart } from '#app/screens/member/section.ts';

/** The parts of security, from the top. */
export const securityParts = [
  { id: 'factor', title: 'security.factor' },
  { id: 'passkeys', title: 'passkeys.title' },
  { id: 'connected-service', title: 'connectedService.title' },
] as const satisfies readonly SectionPart[];

export type SecurityPart = (typeof securityParts)[number]['id'];

/** Those that are shown beside an outside identity service, which may be the only way in, or beside none. */
export function partsBeside(service: { isAlone: boolean } | null): readonly (typeof securityParts)[number][] {
  const isShown: Record<SecurityPart, boolean> = { factor: true, passkeys: !service?.isAlone, 'connected-service': service !== null };
  return securityParts.filter(({ id }) => isShown[id]);
}
