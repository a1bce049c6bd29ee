import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { forMember, forMemberOrNobody, type MemberAccess } from '#services/identity/as-member.ts';
import { publicMember } from '#services/identity/public-member.ts';
import type { Answer, Caller, Member } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { type AuditWriter, writeAudit } from '#services/members/audit.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { type Seal, sealOf } from '#services/members/keys/member-keys.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { type AvatarScope, avatarRow, ownerOfPicture, replaceAvatar } from './avatar-rows.ts';
import { bytesOfDataUrl, longestDataUrl } from './data-url.ts';
import { type EncodedAvatar, encodeAvatar, encodedAvatar } from './encode-avatar.ts';
import { checkPictureJob, type PictureJob } from './picture-jobs.ts';
import { type PictureProblem, type PictureSize, pictureAddress } from './shared.ts';
import { isPictureName, type PictureStorage } from './storage.ts';
import { UnfitPicture } from './untrusted-picture.ts';

type Parts = { db: Kysely<DB>; identity: MemberAccess; ring: KeyRing; jobs: JobSender; limits: RateLimiter; storage: PictureStorage };

/** What became of a picture that was sent. */
export type AvatarUpdated =
  | { kind: 'stored'; avatar: string }
  | { kind: 'refused'; problem: PictureProblem }
  /** The address of the member is not verified. */
  | { kind: 'unverified' };

export type Avatars = ReturnType<typeof avatars>;

/** Decoding takes time and memory, however often it is asked for. */
const quota = { most: 20, everyMs: 3 * 60_000 };
const retryAfterSeconds = 10;

/**
 * The pictures of members: taken apart and made anew in our own sizes, sealed with the member's key, and stored under a random name that
 * is their address. Whoever knows a username may see its picture.
 */
export function avatars({ db, identity, ring, jobs, limits, storage }: Parts) {
  const scopes = memberScopes(identity, ring);
  const encoding = new BoundedQueue({ atOnce: 1, mostWaiting: 16, patience: 10_000 });

  const tooMany = (seconds: number): Answer<never> => ({
    ...{ ok: false, problems: [{ field: null, code: 'too-many' }], setCookies: [] },
    retryAfterSeconds: seconds,
  });

  /** In a file of its own before any row names it; a job looks whether one does. */
  const store = async (caller: Caller, picture: EncodedAvatar): Promise<Answer<{ kind: 'stored'; avatar: string }>> => {
    const name = randomBytes(16).toString('hex');
    const sealed = await scopes.changing(caller, async ({ transaction, memberId, seal }) => {
      await jobs.send(transaction, checkPictureJob, { memberId, name });
      return seal.encrypt(boundTo(memberId, name), JSON.stringify(picture));
    });
    if (!sealed.ok) return sealed;
    await storage.put(name, sealed.data);
    return scopes.changing(caller, async (scope) => {
      await replaceAvatar(scope, jobs, name);
      await logChange(ring, scope);
      return { kind: 'stored', avatar: pictureAddress(name) };
    });
  };

  const take = async (caller: Caller, { id, isEmailVerified }: Member, sent: string): Promise<Answer<AvatarUpdated>> => {
    const answered = (data: AvatarUpdated): Answer<AvatarUpdated> => ({ ok: true, data, setCookies: [] });
    if (!isEmailVerified) return answered({ kind: 'unverified' });
    const waitMs = await limits.take('pictures of a member', id, quota);
    if (waitMs > 0) return tooMany(Math.ceil(waitMs / 1000));
    if (sent.length > longestDataUrl) return answered({ kind: 'refused', problem: 'picture-too-large' });
    const bytes = bytesOfDataUrl(sent);
    if (bytes === null) return answered({ kind: 'refused', problem: sent === '' ? 'picture-missing' : 'picture-type' });
    try {
      return await store(caller, await encoding.run(() => encodeAvatar(bytes)));
    } catch (error) {
      if (error instanceof UnfitPicture) return answered({ kind: 'refused', problem: error.problem });
      if (error instanceof QueueFull) return tooMany(retryAfterSeconds);
      throw error;
    }
  };

  const open = async (memberId: string, seal: Seal, name: string): Promise<EncodedAvatar | null> => {
    const sealed = await storage.get(name);
    return sealed === null ? null : encodedAvatar.parse(JSON.parse(seal.decrypt(boundTo(memberId, name), sealed)));
  };

  const pictureOf = (memberId: string | null): Promise<string | null> =>
    forMemberOrNobody(db, memberId, async (transaction, id) => addressOf(await avatarRow({ transaction, memberId: id })));

  return {
    /** Takes a picture, as a data URL, in the place of the one before. */
    async update(caller: Caller, sent: string): Promise<Answer<AvatarUpdated>> {
      const asked = await identity.asMember(caller, async (_, member) => member);
      if (!asked.ok) return asked;
      const answer = await take(caller, asked.data, sent);
      // The first question renewed the session, if it was to be.
      return { ...answer, setCookies: [...asked.setCookies, ...answer.setCookies] };
    },

    /** Removes the member's picture, if there is one. */
    remove: (caller: Caller): Promise<Answer<'removed' | 'unverified'>> =>
      scopes.changing(caller, async (scope, { isEmailVerified }) => {
        if (!isEmailVerified) return 'unverified';
        if (!(await avatarRow(scope))) return 'removed';
        await replaceAvatar(scope, jobs, null);
        await logChange(ring, scope);
        return 'removed';
      }),

    /** The address of one's own picture; null without one. */
    own: (caller: Caller): Promise<Answer<string | null>> =>
      identity.asMember(caller, async (transaction, { id: memberId }) => addressOf(await avatarRow({ transaction, memberId })), {
        of: 'choices',
      }),

    /** The address of a member's picture; null for nobody, and where there is none, after the same questions to the database. */
    pictureOf,

    /** The same of whoever has a username, which tells no more than that: whoever is not found is nobody. */
    async pictureOfUsername(username: string): Promise<string | null> {
      const member = await publicMember(db, username);
      return pictureOf(member?.id ?? null);
    },

    /** The bytes of a picture, a WebP, for whoever has its address; null where it is there no longer. */
    async bytesOf(name: string, size: PictureSize): Promise<Buffer | null> {
      if (!isPictureName(name)) return null;
      const owner = await db.transaction().execute(async (transaction) => {
        const memberId = await ownerOfPicture(transaction, name);
        const seal = memberId === null ? null : await sealOf(transaction, ring, memberId);
        return memberId !== null && seal ? { memberId, seal } : null;
      });
      const picture = owner && (await open(owner.memberId, owner.seal, name));
      return picture ? Buffer.from(picture[size], 'base64') : null;
    },

    /** What a member takes along of their picture: a file, or none. */
    async filesOf({ seal, ...scope }: AvatarScope & { seal: Seal | null }): Promise<{ name: string; bytes: Uint8Array }[]> {
      const row = await avatarRow(scope);
      const picture = row && seal ? await open(scope.memberId, seal, row.name) : null;
      return picture ? [{ name: 'picture.webp', bytes: Buffer.from(picture['512'], 'base64') }] : [];
    },

    /** Removes a stored picture, unless it is its member's. */
    async removeUnused({ memberId, name }: PictureJob): Promise<void> {
      const row = await forMember(db, memberId, (transaction) => avatarRow({ transaction, memberId }));
      if (row?.name !== name) await storage.remove(name);
    },
  };
}

const addressOf = (row: { name: string } | undefined) => (row ? pictureAddress(row.name) : null);

/** A picture is a part of the profile. */
const logChange = (writer: AuditWriter, { transaction, memberId }: AvatarScope) =>
  writeAudit(writer, transaction, memberId, { actor: 'member', action: 'changed', kind: 'profile' });

const boundTo = (memberId: string, name: string) => `member_avatar/${memberId}/${name}`;
