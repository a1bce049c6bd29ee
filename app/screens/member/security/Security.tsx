import type { ReactNode } from 'react';
import { Part } from '#app/screens/member/Part.tsx';
import type { FactorState, Member } from '#services/identity/shared.ts';
import { Factor } from './Factor.tsx';
import { Passkeys, type ShownPasskeys } from './Passkeys.tsx';
import { type SecurityPart, securityParts } from './security-parts.ts';

/** What protects an account. */
export function Security({ member, factor, passkeys }: { member: Member; factor: FactorState; passkeys: ShownPasskeys }) {
  const contents: Record<SecurityPart, ReactNode> = {
    factor: <Factor {...factor} isVerified={member.isEmailVerified} />,
    passkeys: <Passkeys {...passkeys} />,
  };
  return securityParts.map((part) => (
    <Part key={part.id} {...part}>
      {contents[part.id]}
    </Part>
  ));
}
