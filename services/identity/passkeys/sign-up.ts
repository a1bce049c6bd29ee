import { currentSession } from '../current-session.ts';
import { sendVerification } from '../email.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError, toAnswer } from '../identity-error.ts';
import { createMember, memberOf } from '../members.ts';
import type { Passkeys } from '../passkeys.types.ts';
import * as rules from '../rules.ts';
import { rejectTaken, signUpFields } from '../sign-up.ts';
import { startSession } from '../start-session.ts';
import { takeAddressTry } from '../taken-address.ts';
import { catchUniqueViolation } from '../unique-violation.ts';
import { creationOptions, newUserHandle } from '../webauthn/options.ts';
import { readRegistration } from '../webauthn/responses.ts';
import { verifyRegistration } from '../webauthn/verify.ts';
import { insertPasskey, nameFor } from './add.ts';

/** Counts and tells what signing up with a password counts and tells. */
export function startSignUp(context: IdentityContext): Passkeys['startSignUp'] {
  return (filled, caller) =>
    toAnswer(async () => {
      const { terms: _, ...values } = rules.read(signUpFields, filled);
      await takeAddressTry(context, caller);
      await rejectTaken(context, values, caller);
      return { ...done, setCookies: [context.pendingSignUps.set(values)] };
    });
}

export function signUpOptions(context: IdentityContext): Passkeys['signUpOptions'] {
  const { challenges, pendingSignUps, relyingParty } = context;
  return ({ headers }) =>
    toAnswer(async () => {
      const pending = pendingSignUps.in(headers);
      if (!pending) throw identityError(null, 'passkey-expired');
      const userHandle = newUserHandle();
      const { challenge, cookie } = challenges.issue('sign-up', { userHandle: userHandle.toString('base64url') });
      const { username } = pending;
      return { data: await creationOptions(relyingParty, { username, userHandle, challenge, passkeys: [] }), setCookies: [cookie] };
    });
}

export function signUpWithPasskey(context: IdentityContext): Passkeys['signUp'] {
  const { challenges, db, pendingSignUps, rateLimiter, relyingParty } = context;
  return ({ credential = '' }, caller) =>
    toAnswer(async () => {
      const response = readRegistration(credential);
      await rateLimiter.take(['passkeys of a visitor', caller.visitor]);
      const pending = pendingSignUps.in(caller.headers);
      if (!pending) throw identityError(null, 'passkey-expired');
      const { challenge, userHandle } = await challenges.take(db, caller.headers, 'sign-up');
      const made = await verifyRegistration(relyingParty, challenge, response);
      const before = await currentSession(context, caller.headers);
      // One transaction for member, passkey, session and outbox: a confirmed sign-up exists, with its mail.
      return await catchUniqueViolation(() =>
        db.transaction().execute(async (transaction) => {
          const { username, email, firstName, lastName } = pending;
          const names = { first_name: firstName, last_name: lastName };
          const row = await createMember(transaction, { username, email, ...names, locale: caller.locale }, null);
          await insertPasskey(transaction, { userId: row.id, userHandle, name: nameFor(caller), made });
          const proof = { by: 'passkey', secondFactor: true } as const;
          const { setCookies } = await startSession(context, transaction, row, {
            caller,
            event: 'signed-up',
            before,
            proof,
            opensRecords: true,
          });
          const member = memberOf(row);
          await sendVerification(context, transaction, member);
          return { data: member, setCookies: [...setCookies, challenges.clear(), pendingSignUps.clear()] };
        }),
      );
    });
}
