import type { ReactNode } from 'react';
import { Part } from '#app/screens/member/Part.tsx';
import type { MemberFormShape } from '#app/screens/member/section.ts';
import type { FactorState, Member } from '#services/identity/shared.ts';
import { ConnectedService, type ShownService } from '../connected-service/ConnectedService.tsx';
import { serviceForms } from '../connected-service/connected-service-forms.ts';
import { comesFirst, Factor } from './Factor.tsx';
import { Passkeys, type ShownPasskeys } from './Passkeys.tsx';
import { passkeyForms } from './passkey-forms.ts';
import { factorForms } from './security-forms.ts';
import { partsBeside, type SecurityPart } from './security-parts.ts';

type Props = { member: Member; factor: FactorState; passkeys: ShownPasskeys; service: ShownService | null };

/** What protects an account. */
export function Security({ member, factor, passkeys, service }: Props) {
  const contents: Record<SecurityPart, { forms: readonly MemberFormShape[]; view: ReactNode }> = {
    factor: { forms: Object.values(factorForms), view: <Factor {...factor} isVerified={member.isEmailVerified} /> },
    passkeys: {
      forms: Object.values(passkeyForms),
      view: <Passkeys {...passkeys} factor={factor} isQuiet={comesFirst(factor, member.isEmailVerified)} />,
    },
    'connected-service': { forms: Object.values(serviceForms), view: service ? <ConnectedService {...service} /> : null },
  };
  return partsBeside(service).map((part) => (
    <Part key={part.id} {...part} forms={contents[part.id].forms}>
      {contents[part.id].view}
    </Part>
  ));
}
