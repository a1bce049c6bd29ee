import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { sendVerification } from './email.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done, toAnswer } from './identity-error.ts';
import { createLink, linkTtlMinutes } from './link-tokens.ts';
import { mailRequestJob } from './mail-request-job.ts';
import { findByEmail, memberForUpdate, memberOf } from './members.ts';
import * as rules from './rules.ts';
import type { Member } from './shared.ts';

type Purpose = 'verify-email' | 'reset-password';

/**
 * Sends a job for a mail to an address, and nothing else: `answerMailRequest` looks the member up, after the response. So
 * neither its text nor its timing reveals whether the address is a member's (prevents account enumeration).
 */
export function requestMail(context: IdentityContext, purpose: Purpose): Identity['requestPasswordReset'] {
  const { rateLimiter, audit, jobs, db } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const { email } = rules.read({ email: rules.email }, filled);
      await rateLimiter.take(['mails of a visitor', caller.visitor], ['mail to an address', email]);
      const visitor = audit.visitorHash(caller.visitor).toString('base64url');
      await jobs.send(db, mailRequestJob, { purpose, email, visitor, locale: caller.locale });
      return done;
    });
}

/**
 * Answers a request: a member who may have it is sent the mail, in the language of the page on which it was asked for. The job ends with
 * what is stored for it.
 */
export function answerMailRequest(context: IdentityContext): Identity['answerMailRequest'] {
  return ({ purpose, email, visitor, locale }, { finish }) =>
    context.db.transaction().execute(async (transaction) => {
      await finish(transaction);
      const found = await findByEmail(transaction, email);
      const row = found && (await memberForUpdate(transaction, found.id));
      const isReset = purpose === 'reset-password';
      const event = isReset ? 'reset-asked' : 'verification-asked';
      await context.audit.log(transaction, event, row?.id ?? null, Buffer.from(visitor, 'base64url'));
      if (!row || row.locked_at) return;
      const member = { ...memberOf(row), ...(locale && { locale }) };
      if (isReset) await sendReset(context, transaction, member);
      else if (!row.email_verified) await sendVerification(context, transaction, member);
    });
}

async function sendReset(context: IdentityContext, transaction: Kysely<DB>, member: Member): Promise<void> {
  const { id: userId, username, email, locale } = member;
  const token = await createLink(transaction, { purpose: 'reset-password', userId, email });
  const url = context.linkTo('reset-password', locale, token);
  await context.mail(transaction, member, { kind: 'reset-password', username, url, minutes: linkTtlMinutes['reset-password'] });
}
