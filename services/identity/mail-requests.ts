import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { sendVerification } from './email.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done, toAnswer } from './identity-error.ts';
import { createLink, linkTtlMinutes } from './link-tokens.ts';
import { findByEmail, memberForUpdate, memberOf } from './members.ts';
import * as rules from './rules.ts';
import type { Member } from './shared.ts';

type Purpose = 'verify-email' | 'reset-password';

/**
 * Enqueues a request for a mail to an address, and nothing else: `processMailRequests` looks the member up, after the response. So
 * neither its text nor its timing reveals whether the address is a member's (prevents account enumeration).
 */
export function requestMail(context: IdentityContext, purpose: Purpose): Identity['requestPasswordReset'] {
  const { rateLimiter, audit, db } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const { email } = rules.read({ email: rules.email }, filled);
      await rateLimiter.take(['mails of a visitor', caller.visitor], ['mail to an address', email]);
      await db
        .insertInto('identity_request')
        .values({ purpose, email, visitor: audit.visitorHash(caller.visitor) })
        .execute();
      return done;
    });
}

/** Processes queued requests until none is left. Safe to run in several processes: each request is dequeued by one. */
export async function processMailRequests(context: IdentityContext, ending?: AbortSignal): Promise<void> {
  while (!ending?.aborted && (await context.db.transaction().execute((transaction) => processNext(context, transaction))));
}

/** Deletes requests after a day (TTL): nobody waits for their mail any more. */
export async function deleteStaleRequests(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity_request where created_at < statement_timestamp() - interval '1 day'`.execute(db);
}

async function processNext(context: IdentityContext, transaction: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ purpose: Purpose; email: string; visitor: Buffer }>`
    delete from identity_request
    where id = (select id from identity_request order by id for update skip locked limit 1)
    returning purpose, email, visitor`.execute(transaction);
  const request = rows[0];
  if (!request) return false;
  const found = await findByEmail(transaction, request.email);
  const row = found && (await memberForUpdate(transaction, found.id));
  const isReset = request.purpose === 'reset-password';
  await context.audit.log(transaction, isReset ? 'reset-asked' : 'verification-asked', row?.id ?? null, request.visitor);
  if (!row || row.locked_at) return true;
  if (isReset) await sendReset(context, transaction, memberOf(row));
  else if (!row.email_verified) await sendVerification(context, transaction, memberOf(row));
  return true;
}

async function sendReset(context: IdentityContext, transaction: Kysely<DB>, member: Member): Promise<void> {
  const { id: userId, username, email, locale } = member;
  const token = await createLink(transaction, { purpose: 'reset-password', userId, email });
  const url = context.linkTo('reset-password', locale, token);
  await context.mail(transaction, member, { kind: 'reset-password', username, url, minutes: linkTtlMinutes['reset-password'] });
}
