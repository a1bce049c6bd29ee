import path from 'node:path';
import proxyAddress from 'proxy-addr';
import { z } from 'zod';
import { parseAnalytics } from './analytics.ts';
import { type AuditTarget, parseAuditUrl } from './audit-target.ts';
import { type ContentfulSpace, parseContentfulUrl } from './contentful.ts';
import { type IdentityProvider, providerOf, providerVariables } from './identity-provider.ts';
import { isLoopback } from './loopback.ts';
import { type MediaBucket, parseMediaUrl } from './media-bucket.ts';
import { type MemberKeyList, MemberKeysError, parseMemberKeys } from './member-keys.ts';
import { parseSmtpUrl, type Smtp } from './smtp.ts';
import type { AnalyticsContainer } from './third-parties.ts';

/** An empty value counts as unset, as it does in a shell. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const port = z.coerce.number().int().min(0).max(65_535);
/** A comma-separated allow-list of proxies: IP addresses, CIDR ranges, or names such as `loopback`. */
const proxies = z.string().transform((text, context) => {
  const addresses = text.split(/\s*,\s*/).filter(Boolean);
  try {
    proxyAddress.compile(addresses);
    return addresses;
  } catch {
    context.issues.push({ code: 'custom', message: 'is not a list of addresses, ranges such as 10.0.0.0/8, or loopback', input: text });
    return z.NEVER;
  }
});
/** What a variable holds by its own parser, null for what that cannot read. The message leaves the value out, which may hold a password. */
const readBy = <Value>(read: (text: string) => Value | null, message: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', message, input: '' });
    return z.NEVER;
  });
const smtpServer = readBy(parseSmtpUrl, 'is not an address such as smtps://user:password@mail.example.org');
const mediaBucket = readBy(parseMediaUrl, 'is not an address such as https://key-id:secret@s3.example.org/bucket?region=us-east-1');
const auditTarget = readBy(
  parseAuditUrl,
  'is not an address such as syslog://logs.example.org:514, syslog+tls://logs.example.org or file:///var/log/alba-audit.jsonl',
);
const contentfulSpace = readBy(
  parseContentfulUrl,
  'is not an address such as https://token@cdn.contentful.com/spaces/abc123/environments/master',
);
const secret = z.string().min(32);
/** A comma-separated list of secrets. Messages leave the values out. */
const formerSecrets = z.string().transform((text, context) => {
  const secrets = text.split(/\s*,\s*/).filter(Boolean);
  const problem = secrets.some((each) => !secret.safeParse(each).success)
    ? 'each needs at least 32 characters'
    : new Set(secrets).size < secrets.length && 'names one secret twice';
  if (!problem) return secrets;
  context.issues.push({ code: 'custom', message: problem, input: '' });
  return z.NEVER;
});
const memberKeys = z.string().transform((text, context) => {
  try {
    return parseMemberKeys(text);
  } catch (error) {
    if (!(error instanceof MemberKeysError)) throw error;
    context.issues.push({ code: 'custom', message: error.message, input: '' });
    return z.NEVER;
  }
});
/** Over plain http only what this machine itself answers. */
const registry = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), 'is not an https address');
const analytics = z.string().transform((text, context) => {
  try {
    return parseAnalytics(text);
  } catch (error) {
    const message =
      error instanceof z.ZodError ? `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}` : 'is no list of containers in JSON';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }
});
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const variables = z.object({
  ENVIRONMENT: optional(z.enum(['local', 'development', 'production'])),
  PORT: optional(port),
  HOST: optional(z.string()),
  ORIGIN: optional(
    z.url({ protocol: /^https?$/ }).refine((url) => /^[a-z]+:\/\/[^/?#]+\/?$/.test(url), 'is more than scheme, host and port'),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_OWNER_URL: optional(postgresUrl),
  SECRET: optional(secret),
  FORMER_SECRETS: optional(formerSecrets),
  MEMBER_KEYS: optional(memberKeys),
  AUDIT_URL: optional(auditTarget),
  SECOND_FACTOR: optional(z.enum(['offered', 'required'])),
  MAINTENANCE: optional(flag),
  METRICS_PORT: optional(port),
  TRUSTED_PROXIES: optional(proxies),
  SMTP_URL: optional(smtpServer),
  MEDIA_URL: optional(mediaBucket),
  TRIALS_REGISTRY_URL: optional(z.union([z.literal('none'), registry])),
  TRIALS_SAMPLE: optional(flag),
  TRIALS_CHANGES_DAYS: optional(z.coerce.number().int().min(30).max(3_650)),
  CONTENTFUL_URL: optional(contentfulSpace),
  CONTENTFUL_PREVIEW_URL: optional(contentfulSpace),
  CONTENTFUL_WEBHOOK_SECRET: optional(secret),
  NEWSLETTER_PER_MINUTE: optional(z.coerce.number().int().min(6).max(60_000)),
  NEWSLETTER_WEBHOOK_SECRET: optional(secret),
  PURGE_URL: optional(z.url({ protocol: /^https?$/ })),
  PURGE_TOKEN: optional(z.string()),
  PAGE_CACHE_MB: optional(z.coerce.number().int().min(1).max(65_536)),
  ANALYTICS: optional(analytics),
  HSTS: optional(z.enum(['host', 'subdomains', 'preload'])),
  OIDC_ISSUER: optional(providerVariables.OIDC_ISSUER),
  OIDC_CLIENT_ID: optional(providerVariables.OIDC_CLIENT_ID),
  OIDC_CLIENT_SECRET: optional(providerVariables.OIDC_CLIENT_SECRET),
  OIDC_NAME: optional(providerVariables.OIDC_NAME),
  OIDC_SCREENS: optional(providerVariables.OIDC_SCREENS),
  LOCAL_PASSWORDS: optional(providerVariables.LOCAL_PASSWORDS),
  PUBLISH: optional(flag),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export type TrialsRegistry = { url: string; isSample: boolean };

export type Environment = {
  name: 'local' | 'development' | 'production';
  port: number;
  host: string;
  /** Scheme, host and port under which readers reach the site; no trailing slash. */
  origin: string;
  /** Absolute. */
  dataDirectory: string;
  /** Where the application signs in; without it there is an embedded server. */
  databaseUrl: string | undefined;
  /** Where migrations sign in, as the database's owner. Without it `databaseUrl` migrates, but in production. */
  databaseOwnerUrl: string | undefined;
  /** Every key is derived from it (sessions, encryption, hashes); `undefined` where one is created in the data directory. */
  secret: string | undefined;
  /** Those that were in its place before: what they encrypted is still decrypted. */
  formerSecrets: readonly string[];
  /** Whether members' records need a session with a second factor. */
  secondFactor: 'offered' | 'required';
  /** They wrap the keys of members; `undefined` where they are made and kept in the data directory. */
  memberKeys: MemberKeyList | undefined;
  /** For what browsers remember that there is https alone (HSTS): this host, all below it, or what is built into browsers (preload). */
  hsts: 'host' | 'subdomains' | 'preload';
  maintenance: boolean;
  /** Where the audit is sent on to, besides staying in the database. */
  auditTarget: AuditTarget | undefined;
  logLevel: string;
  /** Whether to publish `content/` at the start; of several machines one is enough. */
  publishes: boolean;
  /** The port of `GET /metrics` (Prometheus); `undefined` disables it. */
  metricsPort: number | undefined;
  /** Trusted reverse proxies, by address or range: their `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** The mail server; without one, mails are written to files in the data directory. */
  smtp: Smtp | undefined;
  /** Where the pictures of members are stored; without it, in the data directory. */
  mediaBucket: MediaBucket | undefined;
  /** The registry of clinical trials; `null` where none is asked. `isSample`: what it says is made up, and every page says so. */
  trials: TrialsRegistry | null;
  /** For how long what changed in a trial is kept, in days. */
  trialsChangesDays: number;
  /** The space of Contentful that entries come from; without it, all are files. */
  contentful: ContentfulSpace | undefined;
  /** The same space by its Preview API, which shows drafts. */
  contentfulPreview: ContentfulSpace | undefined;
  /** Signs what Contentful tells of what was published there; without it only the clock asks. */
  contentfulWebhookSecret: string | undefined;
  /** The most mails of the newsletter that go out in a minute. */
  newsletterPerMinute: number;
  /** Signs what a mail provider tells of mails that came back; without it nobody can tell. */
  newsletterWebhookSecret: string | undefined;
  /** The webhook that receives invalidated tags, so that a CDN purges its pages. */
  purge: { url: string; token: string | undefined } | undefined;
  /** Containers of analytics tags, which run for who agreed; none where the site is developed. */
  analytics: readonly AnalyticsContainer[];
  /** The outside identity service that members sign in with, where there is one. */
  identityProvider: IdentityProvider | undefined;
  /** The page cache's limit in bytes of memory, for each process. */
  pageCacheBytes: number;
};

const roleOf = (url: string | undefined) => url && new URL(url).username;

/** A wrong configuration, which stops the start: one line that names the variable and what is wrong with it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Only production may be reached from elsewhere: outside of it the site shows what is for developers alone, such as all mails.
 * @throws EnvironmentError
 */
function expectPrivate(host: string, origin: URL): void {
  const reached =
    origin.protocol === 'https:' || !isLoopback(origin.hostname) ? `ORIGIN is ${origin.origin}` : !isLoopback(host) && `HOST is ${host}`;
  if (!reached) return;
  throw new EnvironmentError(
    `ENVIRONMENT: ${reached}, which others can reach. Set ENVIRONMENT=production, with SECRET and an https ORIGIN; or, to develop, leave HOST and ORIGIN to 127.0.0.1`,
  );
}

function registryOf(url = 'https://clinicaltrials.gov/api/v2', isSample = false): TrialsRegistry | null {
  return url === 'none' ? null : { url, isSample };
}

/**
 * Parses and validates the environment variables, once for a process.
 * @throws EnvironmentError naming the first wrong variable.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvironmentError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  const host = values.HOST ?? '127.0.0.1';
  const portNumber = values.PORT ?? 3000;
  const name = values.ENVIRONMENT ?? 'local';
  const origin = new URL(values.ORIGIN ?? `http://${host.includes(':') ? `[${host}]` : host}:${portNumber}`);
  if (name !== 'production') expectPrivate(host, origin);
  if (name === 'production' && !values.ORIGIN?.startsWith('https:')) {
    throw new EnvironmentError('ORIGIN: production needs the https address under which readers reach the site');
  }
  if (name === 'production' && !values.SECRET) {
    throw new EnvironmentError('SECRET: production needs one, at least 32 characters, the same in every process');
  }
  if (name === 'production' && !values.MEMBER_KEYS) {
    throw new EnvironmentError('MEMBER_KEYS: production needs them, the same in every process; script/keys new makes one');
  }
  if (name === 'production' && values.TRIALS_SAMPLE) {
    throw new EnvironmentError('TRIALS_SAMPLE: trials that are made up are for development, and production may not show them');
  }
  if (values.SECRET && values.FORMER_SECRETS?.includes(values.SECRET)) {
    throw new EnvironmentError('FORMER_SECRETS: holds SECRET itself, which is not a former one');
  }
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    throw new EnvironmentError('DATABASE_OWNER_URL: it migrates the database of DATABASE_URL, which is not set');
  }
  if (values.DATABASE_OWNER_URL && roleOf(values.DATABASE_OWNER_URL) === roleOf(values.DATABASE_URL)) {
    throw new EnvironmentError('DATABASE_OWNER_URL: it has the role of DATABASE_URL, which may own nothing');
  }
  if (name === 'production' && values.DATABASE_URL && !values.DATABASE_OWNER_URL) {
    throw new EnvironmentError(
      'DATABASE_OWNER_URL: production needs the role that migrates, beside that of DATABASE_URL, which owns nothing',
    );
  }
  const identityProvider = providerOf(values);
  if (identityProvider && 'wrong' in identityProvider) throw new EnvironmentError(identityProvider.wrong);
  return {
    name,
    port: portNumber,
    host,
    origin: origin.origin,
    dataDirectory: path.resolve(values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    secret: values.SECRET,
    formerSecrets: values.FORMER_SECRETS ?? [],
    memberKeys: values.MEMBER_KEYS,
    secondFactor: values.SECOND_FACTOR ?? 'offered',
    hsts: values.HSTS ?? 'host',
    maintenance: values.MAINTENANCE ?? false,
    auditTarget: values.AUDIT_URL,
    logLevel: values.LOG_LEVEL ?? 'info',
    publishes: values.PUBLISH ?? true,
    metricsPort: values.METRICS_PORT,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    smtp: values.SMTP_URL,
    mediaBucket: values.MEDIA_URL,
    trials: registryOf(values.TRIALS_REGISTRY_URL, values.TRIALS_SAMPLE),
    trialsChangesDays: values.TRIALS_CHANGES_DAYS ?? 180,
    contentful: values.CONTENTFUL_URL,
    contentfulPreview: values.CONTENTFUL_PREVIEW_URL,
    contentfulWebhookSecret: values.CONTENTFUL_WEBHOOK_SECRET,
    newsletterPerMinute: values.NEWSLETTER_PER_MINUTE ?? 300,
    newsletterWebhookSecret: values.NEWSLETTER_WEBHOOK_SECRET,
    purge: values.PURGE_URL ? { url: values.PURGE_URL, token: values.PURGE_TOKEN } : undefined,
    // What developers do is no visit.
    analytics: name === 'development' ? [] : (values.ANALYTICS ?? []),
    identityProvider,
    pageCacheBytes: (values.PAGE_CACHE_MB ?? 128) * 1024 * 1024,
  };
}
