import type { Kysely } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import type { MailContent, Outbox } from '#services/mail/mail.types.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { type AccessTokens, accessTokens } from './access-token.ts';
import { type Audit, audit } from './audit.ts';
import { deriveKey } from './key-derivation.ts';
import { type KnownDevices, knownDevices } from './known-devices.ts';
import { type PasswordHasher, passwordHasher, type ScryptCost } from './password-hash.ts';
import { type IdentityRateLimiter, identityRateLimiter } from './rate-limits.ts';
import { type SessionCookies, sessionCookies } from './session-cookies.ts';
import type { Member } from './shared.ts';

/** The dependencies of the identity service. */
export type IdentityParts = {
  db: Kysely<DB>;
  /** The site's secret, from which all keys are derived. */
  secret: string;
  /** Scheme, host and port under which readers reach the site. */
  origin: string;
  jobs: JobSender;
  outbox: Outbox;
  /** Asks, in the transaction that deletes a member, for the deletion of what is no row of theirs, such as files. */
  forgetMember(transaction: Kysely<DB>, memberId: string): Promise<void>;
  /** Ends what others read of a member by links of theirs, in the transaction that shuts others out of the account. */
  endShares(transaction: Kysely<DB>, memberId: string, by: 'member' | 'operator'): Promise<void>;
  /** The path of the screen that a link in a mail leads to. */
  pathOf(screen: 'verify-email' | 'reset-password', locale: Locale): string;
  /** What a hash of a password costs, unless it is the recommended. */
  passwordCost?: ScryptCost | undefined;
};

/** The initialised dependencies, which every module of identity receives. */
export type IdentityContext = {
  db: Kysely<DB>;
  cookies: SessionCookies;
  accessTokens: AccessTokens;
  devices: KnownDevices;
  passwords: PasswordHasher;
  audit: Audit;
  jobs: JobSender;
  forgetMember: IdentityParts['forgetMember'];
  endShares: IdentityParts['endShares'];
  rateLimiter: IdentityRateLimiter;
  /** The absolute URL of a link in a mail. */
  linkTo(screen: 'verify-email' | 'reset-password', locale: Locale, token: string): string;
  /** Puts a mail to a member, or to a new address of theirs, into the outbox, within the transaction. */
  mail(transaction: Kysely<DB>, member: Pick<Member, 'email' | 'locale'>, content: MailContent): Promise<void>;
};

export function identityContext({
  db,
  secret,
  origin,
  jobs,
  outbox,
  forgetMember,
  endShares,
  pathOf,
  passwordCost,
}: IdentityParts): IdentityContext {
  return {
    db,
    cookies: sessionCookies(origin, deriveKey(secret, 'session cookies').toString('base64url')),
    accessTokens: accessTokens(secret),
    devices: knownDevices(origin, deriveKey(secret, 'known devices')),
    passwords: passwordHasher(passwordCost),
    audit: audit(secret),
    jobs,
    forgetMember,
    endShares,
    rateLimiter: identityRateLimiter(rateLimiter(db, secret)),
    linkTo: (screen, locale, token) => `${origin}${pathOf(screen, locale)}?token=${token}`,
    mail: (transaction, { email, locale }, content) => outbox.put(transaction, { to: email, locale, content }),
  };
}
