import { sql } from 'kysely';
import { z } from 'zod';
import { tokenHash } from '#services/identity/tokens.ts';
import type { Seal } from '#services/members/keys/member-keys.ts';
import type { Scope } from '#services/members/store/record-store.ts';
import { shareParts } from './shared.ts';

type Of = Pick<Scope, 'transaction' | 'memberId'>;

const contents = z.object({ part: z.enum(shareParts), name: z.string() });

/** A link of a member, as it is stored: `name` is whom it is for, in the member's words; empty where they gave none. Moments in ISO 8601. */
export type StoredShare = z.output<typeof contents> & {
  id: string;
  createdAt: string;
  endsAt: string;
  state: 'open' | 'ended' | 'taken-back';
};

/** Ended links are listed for so many days, with when they were used. */
export const listedDays = 30;

const boundTo = (memberId: string, id: string) => `member_share/${memberId}/${id}`;
const isOpen = sql<boolean>`(taken_back_at is null and ends_at > statement_timestamp())`;

/**
 * What a link holds: 256 bits that only the key of its member makes. So it can be shown again, to its member alone, and the database needs a hash of
 * it and nothing else.
 */
export const secretOf = (seal: Seal, id: string): string => seal.mark(`share ${id}`);

const rows = ({ transaction, memberId }: Of) =>
  transaction
    .selectFrom('member_share')
    .select(['id', 'sealed', 'created_at', 'ends_at', 'taken_back_at', isOpen.as('is_open')])
    .where('member_id', '=', memberId);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function opened({ memberId, seal }: Scope, { id, sealed, created_at, ends_at, taken_back_at, is_open }: Row): StoredShare {
  return {
    ...contents.parse(JSON.parse(seal.decrypt(boundTo(memberId, id), sealed))),
    ...{ id, createdAt: created_at.toISOString(), endsAt: ends_at.toISOString() },
    state: is_open ? 'open' : taken_back_at ? 'taken-back' : 'ended',
  };
}

/** All links that are listed, the newest first. */
export async function everyShare(scope: Scope): Promise<StoredShare[]> {
  const found = await rows(scope).orderBy('created_at', 'desc').orderBy('id').execute();
  return found.map((row) => opened(scope, row));
}

/** A link that is open now; null where it has ended, was taken back or never was. */
export async function openShare(scope: Scope, id: string): Promise<StoredShare | null> {
  const row = await rows(scope).where('id', '=', id).where(isOpen).executeTakeFirst();
  return row ? opened(scope, row) : null;
}

export async function countOpen({ transaction, memberId }: Of): Promise<number> {
  const { count } = await transaction
    .selectFrom('member_share')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes a link. The member has to be locked. */
export async function addShare(
  scope: Scope,
  { id, days, ...of }: Pick<StoredShare, 'id' | 'part' | 'name'> & { days: number },
): Promise<void> {
  const { transaction, memberId, seal } = scope;
  await transaction
    .insertInto('member_share')
    .values({
      ...{ id, member_id: memberId, link_hash: tokenHash(secretOf(seal, id)) },
      sealed: seal.encrypt(boundTo(memberId, id), JSON.stringify(of satisfies z.input<typeof contents>)),
      ...{ created_at: sql<Date>`statement_timestamp()`, ends_at: sql<Date>`statement_timestamp() + make_interval(days => ${days})` },
    })
    .execute();
}

/** Ends a link at once. Gives whether it was open. */
export async function takeBack({ transaction, memberId }: Of, id: string): Promise<boolean> {
  const ended = await transaction
    .updateTable('member_share')
    .set({ taken_back_at: sql<Date>`statement_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all links that are open. Gives their numbers. */
export async function endOpenShares({ transaction, memberId }: Of): Promise<string[]> {
  const ended = await transaction
    .updateTable('member_share')
    .set({ taken_back_at: sql<Date>`statement_timestamp()` })
    .where('member_id', '=', memberId)
    .where(isOpen)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Forgets what ended longer ago than it is listed. */
export async function forgetEnded({ transaction, memberId }: Of): Promise<void> {
  await transaction
    .deleteFrom('member_share')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`least(ends_at, taken_back_at) < statement_timestamp() - make_interval(days => ${sql.lit(listedDays)})`)
    .execute();
}
