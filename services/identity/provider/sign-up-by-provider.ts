import { currentSession } from '../current-session.ts';
import { sendVerification } from '../email.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityError, toAnswer } from '../identity-error.ts';
import { changeMember, createMember, memberOf } from '../members.ts';
import type { ProviderContext } from '../oidc/provider-context.ts';
import { bind } from '../oidc/provider-rows.ts';
import type { ProviderIdentity } from '../provider.types.ts';
import * as rules from '../rules.ts';
import { rejectTaken } from '../sign-up.ts';
import { startSession } from '../start-session.ts';
import { takeAddressTry } from '../taken-address.ts';
import { catchUniqueViolation } from '../unique-violation.ts';

/** Who has come back from the service, and has no account here yet. */
export function signingUp({ signUps, config }: ProviderContext): ProviderIdentity['signingUp'] {
  return (headers) => {
    const who = signUps.in(headers);
    return who?.issuer === config.issuer ? { email: who.email, isVerified: who.isVerified } : null;
  };
}

/**
 * Opens an account for somebody whom the service knows, under a username of their own. The address is the one that the service has
 * verified; where it has none, the one that they give, which they are mailed a link to.
 */
export function signUpByProvider(context: IdentityContext, provider: ProviderContext): ProviderIdentity['signUp'] {
  const { db } = context;
  const fields = { username: rules.username, email: rules.email, terms: rules.terms };
  return (filled, caller) =>
    toAnswer(async () => {
      const who = provider.signUps.in(caller.headers);
      if (who?.issuer !== provider.config.issuer) throw identityError(null, 'provider-expired');
      const { issuer, subject, sid, sealedIdToken, isVerified, isFresh, hasSecondFactor } = who;
      const { username, email } = rules.read(fields, { ...filled, ...(isVerified && who.email !== null ? { email: who.email } : {}) });
      await takeAddressTry(context, caller);
      await rejectTaken(context, { username, email }, caller);
      const before = await currentSession(context, caller.headers);
      return await catchUniqueViolation(() =>
        db.transaction().execute(async (transaction) => {
          const { locale } = caller;
          const made = await createMember(transaction, { username, email, first_name: null, last_name: null, locale }, null);
          const row = isVerified ? await changeMember(transaction, made.id, { email_verified: true }) : made;
          await bind(transaction, { userId: row.id, issuer, subject, byAddress: false });
          const session = { issuer, subject, sid, sealedIdToken };
          const proof = { by: 'provider', secondFactor: hasSecondFactor, isFresh, session } as const;
          // There is nothing yet that the device could be too new for.
          const options = { caller, event: 'signed-up', before, proof, opensRecords: true } as const;
          const { setCookies } = await startSession(context, transaction, row, options);
          const member = memberOf(row);
          if (!isVerified) await sendVerification(context, transaction, member);
          return { data: member, setCookies: [...setCookies, provider.signUps.clear()] };
        }),
      );
    });
}
