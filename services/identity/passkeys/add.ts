import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from '../as-member.ts';
import { requireConfirmed, requireNoNewFactor } from '../confirmation.ts';
import { signedInMemberForUpdate, withSession } from '../current-session.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError } from '../identity-error.ts';
import { memberOf } from '../members.ts';
import type { Passkeys } from '../passkeys.types.ts';
import * as rules from '../rules.ts';
import { shutOutWeaker } from '../second-factor/shut-out-weaker.ts';
import type { Caller } from '../shared.ts';
import { newId } from '../tokens.ts';
import { catchUniqueViolation } from '../unique-violation.ts';
import { nameOf } from '../user-agent.ts';
import { creationOptions, newUserHandle } from '../webauthn/options.ts';
import { mostPasskeys, type PasskeyRow, passkeysOf } from '../webauthn/passkey-rows.ts';
import { readRegistration } from '../webauthn/responses.ts';
import { type NewPasskey, verifyRegistration } from '../webauthn/verify.ts';

export function addOptions(context: IdentityContext): Passkeys['addOptions'] {
  const { challenges, db, rateLimiter, relyingParty } = context;
  return (caller) =>
    withSession(context, caller, async (current) => {
      requireConfirmed(current);
      await rateLimiter.take(['changes of a member', current.row.id]);
      const passkeys = await passkeysOf(db, current.row.id);
      rejectTooMany(passkeys);
      const userHandle = passkeys[0]?.user_handle ?? newUserHandle();
      const kept = { session: current.sessionId, userHandle: userHandle.toString('base64url') };
      const { challenge, cookie } = challenges.issue('add', kept);
      const { username } = current.row;
      const data = await creationOptions(relyingParty, { username, userHandle, challenge, passkeys });
      return { data, setCookies: [...current.setCookies, cookie] };
    });
}

export function addPasskey(context: IdentityContext): Passkeys['add'] {
  const { audit, challenges, db, mail, relyingParty } = context;
  return ({ credential = '', name = '' }, caller) =>
    withSession(context, caller, async (current) => {
      requireConfirmed(current);
      const called = name.trim() === '' ? nameFor(caller) : rules.read({ name: rules.passkeyName }, { name }).name;
      const response = readRegistration(credential);
      const { challenge, userHandle } = await challenges.take(db, caller.headers, 'add', current.sessionId);
      const made = await verifyRegistration(relyingParty, challenge, response);
      await catchUniqueViolation(() =>
        asMember(context, current, async (transaction) => {
          const row = await signedInMemberForUpdate(transaction, current);
          await requireNoNewFactor(context, transaction, current);
          rejectTooMany(await passkeysOf(transaction, row.id));
          await insertPasskey(transaction, { userId: row.id, userHandle, name: called, made });
          await audit.log(transaction, 'passkey-added', row.id, caller.visitor);
          // Whether it is the first second factor of its member.
          const isFactor = context.passkeysAreFactors && !current.usesFactor;
          await mail(transaction, memberOf(row), { kind: 'passkey-added', username: row.username, isFactor });
          const proof = { by: 'passkey', secondFactor: true } as const;
          if (isFactor) await shutOutWeaker(context, transaction, current, proof, caller.visitor);
        }),
      );
      return { ...done, setCookies: [...current.setCookies, challenges.clear()] };
    });
}

function rejectTooMany(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length >= mostPasskeys) throw identityError(null, 'passkeys-full');
}

/** What a passkey is called until its member says otherwise: where it was made, which its member recognizes. */
export function nameFor({ headers }: Pick<Caller, 'headers'>): string {
  const { browser, system } = nameOf(headers.get('user-agent') ?? '');
  return [browser, system].filter((part) => part !== null).join(', ') || 'Passkey';
}

type Insert = {
  userId: string;
  /** In base64url, as its challenge has kept it. */
  userHandle: string | null;
  name: string;
  made: NewPasskey;
};

/** Stores a passkey. */
export async function insertPasskey(transaction: Kysely<DB>, { userId, userHandle, name, made }: Insert): Promise<void> {
  await transaction
    .insertInto('identity_passkey')
    .values({ id: newId(), user_id: userId, user_handle: Buffer.from(userHandle ?? '', 'base64url'), name, ...made })
    .execute();
}
