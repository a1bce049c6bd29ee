import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { requireConfirmed, requireNoNewFactor } from '../confirmation.ts';
import { signedInMemberForUpdate, withSession } from '../current-session.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError } from '../identity-error.ts';
import { type MemberRow, memberOf } from '../members.ts';
import type { ProviderContext } from '../oidc/provider-context.ts';
import { bind, connectedAt, unbind } from '../oidc/provider-rows.ts';
import type { ProviderIdentity } from '../provider.types.ts';
import { endOthersBy } from '../sessions.ts';
import { waysIn } from '../ways-in.ts';

type Connecting = { subject: string; byAddress: boolean; visitor: string };

/** Connects an account of the service, and tells its member. Their row has to be locked. */
export async function connect(
  { audit, mail }: IdentityContext,
  { config: { issuer, name } }: ProviderContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  { subject, byAddress, visitor }: Connecting,
): Promise<void> {
  await bind(transaction, { userId: row.id, issuer, subject, byAddress });
  await mail(transaction, memberOf(row), { kind: 'provider-connected', username: row.username, service: name });
  await audit.log(transaction, 'provider-connected', row.id, visitor);
}

/** How a member stands with the service. */
export function connection(context: IdentityContext, { config }: ProviderContext): ProviderIdentity['connection'] {
  return (caller) =>
    withSession(context, caller, async ({ row }) => {
      const at = await connectedAt(context.db, row.id, config.issuer);
      const mayDisconnect = at !== null && (await waysIn(context, context.db, row.id)).some((way) => way !== 'service');
      return { data: at && { since: at.toISOString(), mayDisconnect } };
    });
}

export function disconnect(context: IdentityContext, { config }: ProviderContext): ProviderIdentity['disconnect'] {
  const { audit, db, mail } = context;
  return (caller) =>
    withSession(context, caller, async (current) => {
      requireConfirmed(current);
      await db.transaction().execute(async (transaction) => {
        const row = await signedInMemberForUpdate(transaction, current);
        await requireNoNewFactor(context, transaction, current);
        if (!(await waysIn(context, transaction, row.id)).some((way) => way !== 'service')) throw identityError(null, 'last-way-in');
        if (!(await unbind(transaction, row.id, config.issuer))) return;
        await endOthersBy(context, transaction, current, 'provider');
        await mail(transaction, memberOf(row), { kind: 'provider-disconnected', username: row.username, service: config.name });
        await audit.log(transaction, 'provider-disconnected', row.id, caller.visitor);
      });
      return done;
    });
}
