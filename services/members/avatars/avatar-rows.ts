import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { isFound } from '#services/identity/members.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { removePictureJob } from './picture-jobs.ts';

/** In a transaction of a member's. */
export type AvatarScope = { transaction: Kysely<DB>; memberId: string };

/** The row of a member's picture; undefined where they have none. */
export async function avatarRow({ transaction, memberId }: AvatarScope): Promise<{ name: string; changedAt: Date } | undefined> {
  return await transaction
    .selectFrom('member_avatar')
    .select(['name', 'changed_at as changedAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Puts a picture, or none, in the place of the one before, whose file is removed once this is committed. The member has to be locked. */
export async function replaceAvatar(scope: AvatarScope, jobs: JobSender, name: string | null): Promise<void> {
  const { transaction, memberId } = scope;
  const former = await avatarRow(scope);
  await transaction.deleteFrom('member_avatar').where('member_id', '=', memberId).execute();
  if (name !== null) await transaction.insertInto('member_avatar').values({ member_id: memberId, name }).execute();
  if (former) await jobs.send(transaction, removePictureJob, { memberId, name: former.name });
}

/**
 * Removes a member's picture, in the transaction that deletes their account: its row, and by a job its file. It has to come before the
 * account is deleted.
 */
export function forgetPicture(scope: AvatarScope, jobs: JobSender): Promise<void> {
  return replaceAvatar(scope, jobs, null);
}

/** Whose picture has a name, and for the rest of the transaction it is theirs; null where there is none, or its member is not found. */
export async function ownerOfPicture(transaction: Kysely<DB>, name: string): Promise<string | null> {
  await sql`select set_config('alba.avatar', ${name}, true)`.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    select member.id, set_config('alba.member', member.id, true)
    from member_avatar join identity_user as member on member.id = member_id
    where name = ${name} and ${isFound}`.execute(transaction);
  return rows[0]?.id ?? null;
}
