import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from './as-member.ts';
import { requireConfirmed } from './confirmation.ts';
import { signedInMemberForUpdate, withSession } from './current-session.ts';
import { forgetRecovery } from './factors/recovery-rows.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done, identityError, toAnswer } from './identity-error.ts';
import { consumeLink, createLink, findLink, type Link, type LinkPurpose, linkTtlMinutes, revokeLinks } from './link-tokens.ts';
import { changeMember, findByEmail, type MemberRow, memberForUpdate, memberOf } from './members.ts';
import * as rules from './rules.ts';
import type { Member } from './shared.ts';
import { takeAddressTry, tellOwner } from './taken-address.ts';
import { catchUniqueViolation } from './unique-violation.ts';

type Outcome = 'verified' | 'changed';

const purposes: readonly LinkPurpose[] = ['verify-email', 'confirm-new-email'];

/** Mails a member a link with a token that verifies their address. */
export async function sendVerification(context: IdentityContext, transaction: Kysely<DB>, member: Member): Promise<void> {
  const { id: userId, username, email, locale } = member;
  const token = await createLink(transaction, { purpose: 'verify-email', userId, email });
  const url = context.linkTo('verify-email', locale, token);
  await context.mail(transaction, member, { kind: 'verify-email', username, url, hours: linkTtlMinutes['verify-email'] / 60 });
}

export function resendVerification(context: IdentityContext): Identity['resendVerification'] {
  return (caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      if (row.email_verified) throw identityError(null, 'already-verified');
      await context.rateLimiter.take(['mails of a visitor', caller.visitor], ['mail to an address', row.email]);
      await asMember(context, current, async (transaction) => {
        const freshRow = await signedInMemberForUpdate(transaction, current);
        if (freshRow.email_verified) throw identityError(null, 'already-verified');
        await sendVerification(context, transaction, { ...memberOf(freshRow), locale: caller.locale });
        await context.audit.log(transaction, 'verification-asked', row.id, caller.visitor);
      });
      return done;
    });
}

export function checkEmailLink({ db }: IdentityContext): Identity['checkEmailLink'] {
  return async (token) => {
    const link = await findLink(db, token, purposes);
    if (link?.state === 'valid') return link.purpose === 'verify-email' ? 'verifies' : 'changes';
    if (link?.state === 'expired') return 'expired';
    return (await isVerifiedBy(db, link)) ? 'already-verified' : 'invalid';
  };
}

/** Whether the address of a link is verified: whoever opens one that was used is told so. */
async function isVerifiedBy(db: Kysely<DB>, link: Link | null): Promise<boolean> {
  const member = link && (await db.selectFrom('identity_user').selectAll().where('id', '=', link.userId).executeTakeFirst());
  return member?.email_verified === true && member.email === link?.email;
}

export function followEmailLink(context: IdentityContext): Identity['followEmailLink'] {
  const { rateLimiter, db } = context;
  return (token, { visitor }) =>
    toAnswer(async () => {
      const attempt = ['links of a visitor', visitor] as const;
      await rateLimiter.take(attempt);
      const data = await catchUniqueViolation(() =>
        db.transaction().execute((transaction) => follow(context, transaction, token, visitor)),
      );
      if (data !== null) {
        await rateLimiter.refund([attempt]);
        return { data };
      }
      const found = await findLink(db, token, purposes);
      if (found?.state === 'expired') throw identityError(null, 'link-expired');
      // Idempotent for the reader: a button may be pressed twice.
      throw identityError(null, (await isVerifiedBy(db, found)) ? 'already-verified' : 'link-invalid');
    });
}

/** Consumes the link's token; null where it is invalid. */
async function follow(context: IdentityContext, transaction: Kysely<DB>, token: string, visitor: string): Promise<Outcome | null> {
  const found = await findLink(transaction, token, purposes);
  const row = found && (await memberForUpdate(transaction, found.userId));
  const link = row && (await consumeLink(transaction, token, purposes));
  if (!link) return null;
  if (link.purpose === 'confirm-new-email') return await replaceEmail(context, transaction, row, link.email, visitor);
  // The address has changed since the link was sent.
  if (row.email !== link.email) return null;
  await changeMember(transaction, row.id, { email_verified: true });
  await context.audit.log(transaction, 'email-verified', row.id, visitor);
  return 'verified';
}

async function replaceEmail(context: IdentityContext, transaction: Kysely<DB>, row: MemberRow, email: string, visitor: string) {
  await changeMember(transaction, row.id, { email, email_verified: true });
  // Revokes links to the old address, which may no longer be the member's.
  await revokeLinks(transaction, row.id, ['verify-email', 'reset-password']);
  await forgetRecovery(transaction, row.id);
  const member = memberOf(row);
  await context.mail(transaction, member, { kind: 'email-changed', username: member.username, newEmail: email });
  await context.audit.log(transaction, 'email-changed', row.id, visitor);
  return 'changed' as const;
}

export function changeEmail(context: IdentityContext): Identity['changeEmail'] {
  const { rateLimiter, audit, db } = context;
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      const { email } = rules.read({ email: rules.email }, filled);
      requireConfirmed(current);
      await takeAddressTry(context, caller);
      await rateLimiter.take(['new addresses of a member', row.id], ['mail to an address', email]);
      const owner = await findByEmail(db, email);
      if (owner) {
        if (owner.id !== row.id) await tellOwner(context, owner, caller);
        throw identityError('email', 'email-taken');
      }
      await asMember(context, current, async (transaction) => {
        const member = memberOf(await signedInMemberForUpdate(transaction, current));
        const { id: userId, username } = member;
        const { locale } = caller;
        const token = await createLink(transaction, { purpose: 'confirm-new-email', userId, email });
        const url = context.linkTo('verify-email', locale, token);
        const hours = linkTtlMinutes['confirm-new-email'] / 60;
        await context.mail(transaction, { email, locale }, { kind: 'confirm-new-email', username, url, hours });
        await context.mail(transaction, member, { kind: 'email-change-asked', username, newEmail: email });
        await audit.log(transaction, 'email-change-asked', userId, caller.visitor);
      });
      return done;
    });
}
