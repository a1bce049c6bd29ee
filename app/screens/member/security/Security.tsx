import type { ReactNode } from 'react';
import { Part } from '#app/screens/member/Part.tsx';
import type { FactorState, Member } from '#services/identity/shared.ts';
import { Factor } from './Factor.tsx';
import { type SecurityPart, securityParts } from './security-parts.ts';

/** What protects an account. */
export function Security({ member, factor }: { member: Member; factor: FactorState }) {
  const contents: Record<SecurityPart, ReactNode> = {
    factor: <Factor {...factor} isVerified={member.isEmailVerified} />,
  };
  return securityParts.map((part) => (
    <Part key={part.id} {...part}>
      {contents[part.id]}
    </Part>
  ));
}
