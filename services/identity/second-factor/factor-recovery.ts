import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { signedInMemberForUpdate, withSession } from '../current-session.ts';
import { beginRecovery, dueRecoveries, forgetRecovery, isDue } from '../factors/recovery-rows.ts';
import { hasSecondFactor } from '../factors/second-factor.ts';
import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError, toAnswer } from '../identity-error.ts';
import { consumeLink, createLink, findLink, type LinkPurpose, linkTtlMinutes } from '../link-tokens.ts';
import { memberForUpdate, memberOf } from '../members.ts';
import { stopRecovery } from '../stop-recovery.ts';
import { loseFactor } from './lose-factor.ts';
import { pendingMember } from './second-step.ts';

const purposes: readonly LinkPurpose[] = ['recover-factor', 'keep-factor'];

/**
 * Mails who has given the password, and has lost what is asked for besides, a link that begins the way back. The address has to be verified: without
 * that nobody knows whose it is.
 */
export function askFactorRecovery(context: IdentityContext): Identity['askFactorRecovery'] {
  return (caller) =>
    toAnswer(async () => {
      const pending = context.pending.in(caller.headers);
      if (!pending) throw identityError(null, 'sign-in-again');
      await context.rateLimiter.take(['mails of a visitor', caller.visitor], ['mails about a lost factor', pending.member]);
      await context.db.transaction().execute(async (transaction) => {
        const row = await pendingMember(context, transaction, caller.headers);
        if (!(await hasSecondFactor(context, transaction, row.id))) throw identityError(null, 'sign-in-again');
        if (!row.email_verified) throw identityError(null, 'address-unverified');
        const token = await createLink(transaction, { purpose: 'recover-factor', userId: row.id, email: row.email });
        const { username, email } = memberOf(row);
        const { passkeysAreFactors: passkeys } = context;
        const { locale } = caller;
        const url = context.linkTo('recover-factor', locale, token);
        const minutes = linkTtlMinutes['recover-factor'];
        await context.mail(transaction, { email, locale }, { kind: 'factor-recovery', username, url, minutes, passkeys });
        await context.audit.log(transaction, 'factor-recovery-asked', row.id, caller.visitor);
      });
      return done;
    });
}

export function checkFactorLink({ db }: IdentityContext): Identity['checkFactorLink'] {
  return async (token) => {
    const link = await findLink(db, token, purposes);
    if (link?.state === 'valid') return link.purpose === 'recover-factor' ? 'begins' : 'stops';
    return link?.state === 'expired' ? 'expired' : 'invalid';
  };
}

/** Consumes the link: the day begins, of which the address is told at once; or what was begun is stopped. */
export function followFactorLink(context: IdentityContext): Identity['followFactorLink'] {
  return (token, { visitor }) =>
    toAnswer(async () => {
      const attempt = ['links of a visitor', visitor] as const;
      await context.rateLimiter.take(attempt);
      const data = await context.db.transaction().execute(async (transaction) => {
        const found = await findLink(transaction, token, purposes);
        const row = found && (await memberForUpdate(transaction, found.userId));
        const link = row && (await consumeLink(transaction, token, purposes));
        if (!link) throw identityError(null, found?.state === 'expired' ? 'link-expired' : 'link-invalid');
        if (row.locked_at || row.email !== link.email) throw identityError(null, 'link-invalid');
        if (link.purpose === 'keep-factor') {
          await stopRecovery(context, transaction, row, visitor);
          return 'stopped' as const;
        }
        if (!(await hasSecondFactor(context, transaction, row.id))) throw identityError(null, 'link-invalid');
        const dueAt = await beginRecovery(transaction, row.id);
        if (dueAt) {
          const member = memberOf(row);
          const keep = await createLink(transaction, { purpose: 'keep-factor', userId: row.id, email: row.email });
          const url = context.linkTo('recover-factor', member.locale, keep);
          const { username } = member;
          const until = dueAt.toISOString();
          const { passkeysAreFactors: passkeys } = context;
          await context.mail(transaction, member, { kind: 'factor-recovery-begun', username, url, until, passkeys });
          await context.audit.log(transaction, 'factor-recovery-begun', row.id, visitor);
        }
        return 'begun' as const;
      });
      await context.rateLimiter.refund([attempt]);
      return { data };
    });
}

/** Whoever is still signed in stops it. */
export function keepFactor(context: IdentityContext): Identity['keepFactor'] {
  return (caller) =>
    withSession(context, caller, async (current) => {
      await context.db.transaction().execute(async (transaction) => {
        const row = await signedInMemberForUpdate(transaction, current);
        await stopRecovery(context, transaction, row, caller.visitor);
      });
      return done;
    });
}

/** Takes the factors away whose day is over, each in a transaction of its own (`loseFactor`). */
export function recoverDue(context: IdentityContext): Identity['recoverDue'] {
  return async () => {
    for (const userId of await dueRecoveries(context.db))
      await context.db.transaction().execute((transaction) => recoverIfDue(context, transaction, userId));
  };
}

async function recoverIfDue(context: IdentityContext, transaction: Kysely<DB>, userId: string): Promise<void> {
  const row = await memberForUpdate(transaction, userId);
  const due = await transaction
    .selectFrom('identity_factor_recovery')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(isDue)
    .executeTakeFirst();
  // It was stopped while this waited for the row.
  if (!row || !due) return;
  await forgetRecovery(transaction, userId);
  // The site may have stopped to require one meanwhile, and passkeys are none.
  if (row.locked_at || !(await hasSecondFactor(context, transaction, userId))) return;
  await loseFactor(context, transaction, row, 'member');
  await context.audit.log(transaction, 'factor-lost', userId, null);
}
