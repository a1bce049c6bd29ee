import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { type Sealing, sealedCookie } from '#services/cookies/sealed-cookie.ts';
import { identityError } from '../identity-error.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { ceremonyMs } from './relying-party.ts';

/** What a ceremony is for: an answer to one challenge does nothing else. */
const purposes = ['sign-in', 'confirm', 'add', 'sign-up'] as const;
export type Purpose = (typeof purposes)[number];

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(purposes),
  /** The session that it was made for, of a member who is signed in. */
  session: z.string().nullable(),
  /** What a new passkey calls its member, in base64url. */
  userHandle: z.string().nullable(),
});
export type Challenge = Pick<z.output<typeof challengeSchema>, 'challenge' | 'userHandle'>;

export type Challenges = ReturnType<typeof challenges>;

/**
 * Challenges of ceremonies, each in a sealed cookie of the browser that asked: it is for one purpose, and for one session if there was any,
 * for five minutes. Only that one was answered is written down, so that none is answered twice; asking for one, as each page to sign in on
 * does, costs no row.
 */
export function challenges(sealing: Sealing) {
  const cookie = sealedCookie(sealing, {
    name: 'passkeyChallenge',
    keptFor: ceremonyMs / 1000,
    schema: challengeSchema,
    sameSite: 'Strict',
  });
  return {
    /** A new challenge, and the cookie that keeps it. */
    issue(purpose: Purpose, { session = null, userHandle = null }: { session?: string | null; userHandle?: string | null } = {}) {
      const challenge = newToken();
      return { challenge, cookie: cookie.set({ challenge, purpose, session, userHandle }) };
    },

    /**
     * Uses up the challenge of a browser, before its answer is looked at.
     * @throws {IdentityError} `passkey-expired` where there is none, or it is over, used, or for something or somebody else
     */
    async take(db: Kysely<DB>, headers: Headers, purpose: Purpose, session: string | null = null): Promise<Challenge> {
      const found = cookie.in(headers);
      if (!found || found.purpose !== purpose || found.session !== session) throw identityError(null, 'passkey-expired');
      const used = await db
        .insertInto('identity_used_challenge')
        .values({ hash: tokenHash(found.challenge), expires_at: sql<Date>`statement_timestamp() + interval '1 hour'` })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      if (!used) throw identityError(null, 'passkey-expired');
      return found;
    },

    /** The cookie that forgets it. */
    clear: cookie.clear,
  };
}

/** Deletes the marks of challenges that are over. */
export async function forgetChallenges(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity_used_challenge where expires_at < statement_timestamp()`.execute(db);
}
