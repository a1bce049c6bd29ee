import { Part } from '#app/screens/member/Part.tsx';
import { Passkeys, type ShownPasskeys } from './Passkeys.tsx';
import { securityParts } from './security-parts.ts';

/** What leads into an account, and what else is asked for there. */
export function Security({ passkeys }: { passkeys: ShownPasskeys }) {
  const [passkeysPart] = securityParts;
  return (
    <Part {...passkeysPart}>
      <Passkeys {...passkeys} />
    </Part>
  );
}
