import type { Kysely } from 'kysely';
import type { IdentityProvider } from '#config/identity-provider.ts';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addLine } from '#services/audit/audit-line.ts';
import { type Refusals, refusals } from '#services/audit/refusals.ts';
import { type Encryption, encryption } from '#services/encryption/encryption.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import type { MailContent, Outbox } from '#services/mail/mail.types.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { type AccessTokens, accessTokens } from './access-token.ts';
import { type Audit, audit } from './audit.ts';
import { type PendingSignIns, pendingSignIns } from './factors/pending-sign-in.ts';
import { deriveKey } from './key-derivation.ts';
import { type KnownDevices, knownDevices } from './known-devices.ts';
import type { Limits as ProviderLimits } from './oidc/provider-client.ts';
import { type ProviderContext, providerContext } from './oidc/provider-context.ts';
import { type PasswordHasher, passwordHasher, type ScryptCost } from './password-hash.ts';
import { type IdentityRateLimiter, identityRateLimiter } from './rate-limits.ts';
import { type SessionCookies, sessionCookies } from './session-cookies.ts';
import type { Member } from './shared.ts';
import { type Challenges, challenges } from './webauthn/challenges.ts';
import { type PendingSignUps, pendingSignUps } from './webauthn/pending-sign-up.ts';
import { type RelyingParty, relyingParty } from './webauthn/relying-party.ts';

type LinkedScreen = 'verify-email' | 'reset-password' | 'recover-factor';

/** The dependencies of the identity service. */
export type IdentityParts = {
  db: Kysely<DB>;
  /** The site's secret, from which all keys are derived. */
  secret: string;
  /** Who runs a command, for the audit; the site itself has none. */
  operator?: string | undefined;
  /** Those that it was before: what they sealed is still read, and what they signed of the audit holds. */
  formerSecrets?: readonly string[] | undefined;
  /** Whether records need a session with a second factor. */
  secondFactor?: 'offered' | 'required' | undefined;
  /** The time, in milliseconds, by which codes of apps are judged. */
  clock?: (() => number) | undefined;
  /** Scheme, host and port under which readers reach the site. */
  origin: string;
  jobs: JobSender;
  outbox: Outbox;
  /** Asks, in the transaction that deletes a member, for the deletion of what is no row of theirs, such as files. */
  forgetMember(transaction: Kysely<DB>, memberId: string): Promise<void>;
  /** Ends what others read of a member by links of theirs, in the transaction that shuts others out of the account. */
  endShares(audited: { readonly audit: Audit }, transaction: Kysely<DB>, memberId: string, by: 'member' | 'operator'): Promise<void>;
  /** The path of the screen that a link in a mail leads to. */
  pathOf(screen: LinkedScreen, locale: Locale): string;
  /** What a hash of a password costs, unless it is the recommended. */
  passwordCost?: ScryptCost | undefined;
  /** The outside identity service, where there is one. */
  provider?: IdentityProvider | undefined;
  /** How long it is waited for, unless as long as readers have patience. */
  providerLimits?: ProviderLimits | undefined;
  /** Told of what an operator has to know of it. */
  report?(error: Error): void;
};

/** The initialised dependencies, which every module of identity receives. */
export type IdentityContext = {
  db: Kysely<DB>;
  origin: string;
  /** What is needed for the outside identity service; null where there is none. */
  provider: ProviderContext | null;
  cookies: SessionCookies;
  accessTokens: AccessTokens;
  devices: KnownDevices;
  pending: PendingSignIns;
  /** Seals secrets of apps, each for its member. */
  factorSeal: Encryption;
  requiresFactor: boolean;
  /** Whether a passkey is a second factor, without which nobody comes in by a password: where one is required, and passkeys are taken. */
  passkeysAreFactors: boolean;
  now(): number;
  passwords: PasswordHasher;
  /** This site, as passkeys know it; the challenges that they answer, and who is about to sign up with one. */
  relyingParty: RelyingParty;
  challenges: Challenges;
  pendingSignUps: PendingSignUps;
  audit: Audit;
  /** Writes what is refused into the audit, throttled. */
  refusals: Refusals;
  jobs: JobSender;
  forgetMember: IdentityParts['forgetMember'];
  endShares(transaction: Kysely<DB>, memberId: string, by: 'member' | 'operator'): Promise<void>;
  rateLimiter: IdentityRateLimiter;
  /** The absolute URL of a link in a mail. */
  linkTo(screen: LinkedScreen, locale: Locale, token: string): string;
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
  ...options
}: IdentityParts): IdentityContext {
  const { formerSecrets = [], secondFactor = 'offered', clock = Date.now, passwordCost, operator } = options;
  const { provider, providerLimits: limits, report = () => {} } = options;
  const log = audit(secret, { former: formerSecrets, operator });
  return {
    db,
    origin,
    provider: provider ? providerContext(provider, { origin, secret, limits, report }) : null,
    cookies: sessionCookies(origin, deriveKey(secret, 'session cookies').toString('base64url')),
    accessTokens: accessTokens(secret),
    devices: knownDevices(origin, deriveKey(secret, 'known devices')),
    pending: pendingSignIns({ origin, secret }),
    factorSeal: encryption(secret, 'second factors', { former: formerSecrets }),
    requiresFactor: secondFactor === 'required',
    passkeysAreFactors: secondFactor === 'required' && provider?.localPasswords !== 'off',
    now: clock,
    passwords: passwordHasher(passwordCost),
    relyingParty: relyingParty(origin),
    challenges: challenges({ origin, secret }),
    pendingSignUps: pendingSignUps({ origin, secret }),
    audit: log,
    refusals: refusals((entry) => addLine(db, log.keys, entry)),
    jobs,
    forgetMember,
    endShares: (transaction, memberId, by) => endShares({ audit: log }, transaction, memberId, by),
    rateLimiter: identityRateLimiter(rateLimiter(db, secret)),
    linkTo: (screen, locale, token) => `${origin}${pathOf(screen, locale)}?token=${token}`,
    mail: (transaction, { email, locale }, content) => outbox.put(transaction, { to: email, locale, content }),
  };
}
