import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from '../as-member.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { confirmSession } from '../confirmation.ts';
import { currentSession, signedInMemberForUpdate, withSession } from '../current-session.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError, toAnswer } from '../identity-error.ts';
import { memberForUpdate } from '../members.ts';
import { hasEnded } from '../oidc/provider-rows.ts';
import type { Passkeys } from '../passkeys.types.ts';
import type { Proof } from '../proof.ts';
import { requestOptions } from '../webauthn/options.ts';
import { passkeysOf } from '../webauthn/passkey-rows.ts';
import { judgePasskey, storeUse } from './use.ts';

/** An authenticator that checked who it was is two factors: itself, and a fingerprint, face or PIN. */
const proof: Proof = { by: 'passkey', secondFactor: true };

export function signInOptions({ challenges, relyingParty }: IdentityContext): Passkeys['signInOptions'] {
  return () =>
    toAnswer(async () => {
      const { challenge, cookie } = challenges.issue('sign-in');
      return { data: await requestOptions(relyingParty, challenge), setCookies: [cookie] };
    });
}

export function signInWithPasskey(context: IdentityContext): Passkeys['signIn'] {
  const { audit, challenges, db } = context;
  return ({ credential = '' }, caller) =>
    toAnswer(async () => {
      const passkey = await judgePasskey(context, credential, caller, { purpose: 'sign-in' });
      const before = await currentSession(context, caller.headers);
      const { row: member, signedIn } = await db.transaction().execute(async (transaction) => {
        const row = await memberForUpdate(transaction, passkey.row.user_id);
        if (!row) throw identityError(null, 'passkey-unknown');
        if (row.locked_at) return { row, signedIn: null };
        await storeUse(transaction, passkey);
        const begun = await begunAtService(context, transaction, row.id, caller.headers);
        const options = { caller, event: 'signed-in-with-passkey', before, proof: { ...proof, session: begun } } as const;
        const signedIn = await completeSignIn(context, transaction, row, options);
        return { row, signedIn };
      });
      if (!signedIn) {
        await audit.log(db, 'sign-in-locked', member.id, caller.visitor);
        throw identityError(null, 'locked');
      }
      return { ...signedIn, setCookies: [...(signedIn.setCookies ?? []), challenges.clear()] };
    });
}

/** The session at the outside identity service, where the passkey is the second step of a sign-in that began there: both end together. */
async function begunAtService({ pending }: IdentityContext, transaction: Kysely<DB>, userId: string, headers: Headers) {
  const { member, session } = pending.in(headers) ?? {};
  return member === userId && session && !(await hasEnded(transaction, session)) ? session : undefined;
}

export function confirmOptions(context: IdentityContext): Passkeys['confirmOptions'] {
  const { challenges, db, relyingParty } = context;
  return (caller) =>
    withSession(context, caller, async ({ row, sessionId, setCookies }) => {
      const passkeys = await passkeysOf(db, row.id);
      if (passkeys.length === 0) throw identityError(null, 'passkey-unknown');
      const { challenge, cookie } = challenges.issue('confirm', { session: sessionId });
      return { data: await requestOptions(relyingParty, challenge, passkeys), setCookies: [...setCookies, cookie] };
    });
}

export function confirmByPasskey(context: IdentityContext): Passkeys['confirm'] {
  return ({ credential = '' }, caller) =>
    withSession(context, caller, async (current) => {
      const of = { userId: current.row.id, sessionId: current.sessionId };
      const passkey = await judgePasskey(context, credential, caller, { purpose: 'confirm', of });
      await asMember(context, current, async (transaction) => {
        await signedInMemberForUpdate(transaction, current);
        await storeUse(transaction, passkey);
        await confirmSession(context, transaction, current, proof, caller.visitor);
      });
      return { ...done, setCookies: [...current.setCookies, context.challenges.clear()] };
    });
}
