import type { BetterAuthOptions } from 'better-auth';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { sessionCookie, sessionCookies } from './cookies.ts';
import { deriveKey } from './key-derivation.ts';
import { transactions } from './transactions.ts';

const daySeconds = 24 * 60 * 60;

export type Auth = ReturnType<typeof auth>;

/**
 * Adapts better-auth to our tables: it stores members, credentials and sessions, hashes passwords (scrypt), and loads and renews the
 * session of a cookie. Mails, links, validation and rate limits are ours, see decision 22.
 */
export function auth({ db, secret, origin }: { db: Kysely<DB>; secret: string; origin: string }) {
  const database = transactions(db);
  const betterAuthSecret = deriveKey(secret, 'better-auth').toString('base64url');
  const start = async () => {
    // Lazy import: it would delay the start of a process by a tenth of a second, and takes 30 MB of memory.
    const { betterAuth } = await import('better-auth');
    const instance = betterAuth(optionsFor(database.transactionalDb, betterAuthSecret, origin));
    return { api: instance.api, ...(await instance.$context) };
  };
  let started: ReturnType<typeof start> | undefined;
  const loadOnce = () => {
    started ??= start();
    return started;
  };
  return {
    cookies: sessionCookies(origin, betterAuthSecret),
    inTransaction: database.inTransaction,
    hash: async (password: string) => (await loadOnce()).password.hash(password),
    verify: async (hash: string, password: string) => (await loadOnce()).password.verify({ hash, password }),

    /** Inserts a member with a password credential. Returns the id. */
    async createMember({ username, password, ...member }: NewMember): Promise<string> {
      const { createUser, createAccount } = (await loadOnce()).internalAdapter;
      const { id } = await createUser({ ...member, name: username, emailVerified: false }, { method: 'email-password' });
      await createAccount({ userId: id, providerId: 'credential', accountId: id, password });
      return id;
    },

    async createSession(userId: string, names: { browser: string | null; system: string | null }) {
      const { createSession } = (await loadOnce()).internalAdapter;
      // Undefined: there is no column for them.
      return await createSession(userId, false, { ...names, ipAddress: undefined, userAgent: undefined });
    },

    /** Loads the session of a cookie; extends the expiry of one that was not used for an hour (sliding expiration). */
    async readSession(cookie: string) {
      const { getSession } = (await loadOnce()).api;
      const loaded = await getSession({ headers: new Headers({ cookie }), returnHeaders: true }).catch(async (error: unknown) => {
        // The session was ended concurrently.
        if (error instanceof Error && 'statusCode' in error && error.statusCode === 401) return null;
        // better-auth hides the database's error: in an outage, this query throws it.
        await sql`select 1`.execute(db);
        throw error;
      });
      if (!loaded?.response) return null;
      const { id, token, userId, expiresAt } = loaded.response.session;
      return { id, token, userId, expiresAt, isRenewed: loaded.headers.getSetCookie().length > 0 };
    },
  };
}

function optionsFor(db: Kysely<DB>, secret: string, origin: string) {
  return {
    ...tables,
    appName: 'Alba',
    baseURL: origin,
    secret,
    database: { db, type: 'postgres', transaction: false },
    session: { ...tables.session, expiresIn: 7 * daySeconds, updateAge: 60 * 60 },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookies: { session_token: { name: sessionCookie } },
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', path: '/', secure: origin.startsWith('https:') },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
  } satisfies BetterAuthOptions;
}

type NewMember = {
  /** As typed. */
  username: string;
  usernameKey: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  locale: Locale;
  /** The password's hash. */
  password: string;
};

const tables = {
  user: {
    modelName: 'identity_user',
    fields: { name: 'username', emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      usernameKey: { type: 'string', fieldName: 'username_key', required: true, input: false },
      firstName: { type: 'string', fieldName: 'first_name', required: false, input: false },
      lastName: { type: 'string', fieldName: 'last_name', required: false, input: false },
      phoneNumber: { type: 'string', fieldName: 'phone_number', required: false, input: false },
      locale: { type: ['en', 'es'], required: true, input: false },
      lockedAt: { type: 'date', fieldName: 'locked_at', required: false, input: false },
    },
  },
  session: {
    modelName: 'identity_session',
    fields: { userId: 'user_id', expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      browser: { type: 'string', required: false, input: false },
      system: { type: 'string', required: false, input: false },
    },
  },
  account: {
    modelName: 'identity_account',
    fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const satisfies BetterAuthOptions;
