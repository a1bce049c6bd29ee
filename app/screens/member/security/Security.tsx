import type { ReactNode } from 'react';
import { Part } from '#app/screens/member/Part.tsx';
import type { FactorState, Member } from '#services/identity/shared.ts';
import { ConnectedService } from '../connected-service/ConnectedService.tsx';
import { serviceForms } from '../connected-service/connected-service-forms.ts';
import type { ShownService } from '../connected-service/load-service.ts';
import { Factor } from './Factor.tsx';
import { Passkeys, type ShownPasskeys } from './Passkeys.tsx';
import { type SecurityPart, securityParts } from './security-parts.ts';

type Props = { member: Member; factor: FactorState; passkeys: ShownPasskeys; service: ShownService | null };

/** What protects an account. */
export function Security({ member, factor, passkeys, service }: Props) {
  const contents: Record<SecurityPart, ReactNode> = {
    factor: <Factor {...factor} isVerified={member.isEmailVerified} />,
    passkeys: <Passkeys {...passkeys} />,
  };
  return (
    <>
      {securityParts.map((part) => (
        <Part key={part.id} {...part}>
          {contents[part.id]}
        </Part>
      ))}
      {service ? (
        <Part id="connected-service" title="connectedService.title" forms={serviceForms}>
          <ConnectedService {...service} />
        </Part>
      ) : null}
    </>
  );
}
