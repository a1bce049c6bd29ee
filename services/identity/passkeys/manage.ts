import { asMember } from '../as-member.ts';
import { requireConfirmed, requireNoNewFactor } from '../confirmation.ts';
import { signedInMemberForUpdate, withSession } from '../current-session.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError } from '../identity-error.ts';
import { memberOf, passwordHash } from '../members.ts';
import type { Passkeys } from '../passkeys.types.ts';
import * as rules from '../rules.ts';
import { endOthersBy } from '../sessions.ts';
import { waysIn } from '../ways-in.ts';
import { type PasskeyRow, passkeysOf } from '../webauthn/passkey-rows.ts';
import type { MemberPasskey } from '../webauthn/shared.ts';

/** @throws {IdentityError} `passkey-gone` for what is no id at all, some of which PostgreSQL rejects */
function expectId(id: string): void {
  if (!/^\w{1,64}$/.test(id)) throw identityError(null, 'passkey-gone');
}

export function listPasskeys(context: IdentityContext): Passkeys['list'] {
  const { db } = context;
  return (caller) =>
    withSession(context, caller, async ({ row }) => {
      const passkeys = await passkeysOf(db, row.id);
      const hasPassword = (await passwordHash(db, row.id)) !== null;
      const ways = await waysIn(context, db, row.id);
      const isLastWayIn = ways.length === 1 && ways[0] === 'passkey';
      return { data: { passkeys: passkeys.map(passkeyOf), hasPassword, isLastWayIn } };
    });
}

function passkeyOf({ id, name, created_at, used_at, is_backup_eligible }: PasskeyRow): MemberPasskey {
  return { id, name, createdAt: created_at.toISOString(), lastUsedAt: used_at?.toISOString() ?? null, isSynced: is_backup_eligible };
}

export function renamePasskey(context: IdentityContext): Passkeys['rename'] {
  const { audit, rateLimiter } = context;
  return (id, filled, caller) =>
    withSession(context, caller, async (current) => {
      expectId(id);
      const { name } = rules.read({ name: rules.passkeyName }, filled);
      await rateLimiter.take(['changes of a member', current.row.id]);
      await asMember(context, current, async (transaction) => {
        const { id: userId } = await signedInMemberForUpdate(transaction, current);
        const renamed = await transaction
          .updateTable('identity_passkey')
          .set({ name })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning('id')
          .executeTakeFirst();
        if (!renamed) throw identityError(null, 'passkey-gone');
        await audit.log(transaction, 'passkey-renamed', userId, caller.visitor);
      });
      return done;
    });
}

export function removePasskey(context: IdentityContext): Passkeys['remove'] {
  const { audit, mail, rateLimiter } = context;
  return (id, caller) =>
    withSession(context, caller, async (current) => {
      expectId(id);
      requireConfirmed(current);
      await rateLimiter.take(['changes of a member', current.row.id]);
      await asMember(context, current, async (transaction) => {
        const row = await signedInMemberForUpdate(transaction, current);
        await requireNoNewFactor(context, transaction, current);
        const removed = await transaction
          .deleteFrom('identity_passkey')
          .where('id', '=', id)
          .where('user_id', '=', row.id)
          .returning('id')
          .executeTakeFirst();
        if (!removed) throw identityError(null, 'passkey-gone');
        // Whoever has no other way in would be locked out of what they told: this takes the removal back.
        if ((await waysIn(context, transaction, row.id)).length === 0) throw identityError(null, 'last-way-in');
        await endOthersBy(context, transaction, current, 'passkey');
        await audit.log(transaction, 'passkey-removed', row.id, caller.visitor);
        await mail(transaction, memberOf(row), { kind: 'passkey-removed', username: row.username });
      });
      return done;
    });
}
