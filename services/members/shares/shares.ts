import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { forMember } from '#services/identity/as-member.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import { writeAudit } from '#services/members/audit.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import type { MemberScopes, Reading } from '#services/members/member-scope.ts';
import { earlierChange, rememberChange } from '#services/members/store/changes.ts';
import { isId } from '#services/members/store/record-store.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { findShare } from './find-share.ts';
import {
  addShare,
  countOpen,
  everyShare,
  forgetEnded,
  openShare,
  type StoredShare,
  secretOf,
  takeBack as takeBackRow,
} from './share-rows.ts';
import { longestName, mostShares, type ShareProblem, shareDays, shareParts, shareTimes } from './shared.ts';
import { type SharedContent, sharedContent } from './shared-content.ts';

/** A link as its member sees it. */
export type ShownShare = Pick<StoredShare, 'id' | 'part' | 'name' | 'endsAt' | 'state'> & {
  /** What the link holds; null where it leads nowhere any more. */
  secret: string | null;
  /** When it was used, in ISO 8601, the newest first: the last of them, and how many there were. */
  uses: { latest: readonly string[]; count: number };
};

/** What a form asks for, unvalidated. */
export type ShareAsked = { key: string; part: string; time: string; name: string };

/** What whoever has a link is shown: `nothing` for every link that leads nowhere, whatever the reason. */
export type OpenedShare =
  | { kind: 'open'; endsAt: string; content: SharedContent }
  | { kind: 'nothing' }
  | { kind: 'too-many'; retryAfterSeconds: number };

type Parts = {
  db: Kysely<DB>;
  scopes: MemberScopes;
  ring: KeyRing;
  limits: Pick<RateLimiter, 'take' | 'refund'>;
  now?: () => Date;
};

export type Shares = ReturnType<typeof shares>;

/** Links of one visitor that lead nowhere. */
const wrongLinks = { most: 30, everyMs: 30_000 };
/** Uses of one link, each of which writes a line in its member's log. */
const usesOfOne = { most: 60, everyMs: 60_000 };
const shownUses = 10;

/**
 * Links by which somebody who helps reads a part of what a member keeps, and nothing else (decision 101). Each use stands in the member's
 * log.
 */
export function shares({ db, scopes, ring, limits, now = () => new Date() }: Parts) {
  /** In the member's own transaction: the link is looked at again, since it may have been taken back meanwhile. */
  const read = async (
    transaction: Kysely<DB>,
    { id, memberId }: { id: string; memberId: string },
    locale: Locale,
  ): Promise<Extract<OpenedShare, { kind: 'open' }> | null> => {
    const seal = await sealOf(transaction, ring, memberId);
    const scope = seal && { transaction, memberId, seal };
    const share = scope && (await openShare(scope, id));
    if (!scope || !share) return null;
    await writeAudit(scope.seal, transaction, memberId, { actor: 'reader', action: 'read', kind: share.part, recordId: id });
    return { kind: 'open', endsAt: share.endsAt, content: await sharedContent(scope, { part: share.part, locale, now: now() }) };
  };

  return {
    /** The links of a member: those that are open, and those that ended lately. */
    list: (caller: Caller): Promise<Answer<ShownShare[]>> =>
      scopes.reading(caller, async ({ seal, ...own }) => {
        if (!seal) return [];
        await forgetEnded(own);
        const found = await everyShare({ ...own, seal });
        const uses = await usesOf(own);
        return found.map(({ id, part, name, endsAt, state }) => ({
          ...{ id, part, name, endsAt, state },
          secret: state === 'open' ? secretOf(seal, id) : null,
          uses: uses.get(id) ?? { count: 0, latest: [] },
        }));
      }),

    /** Makes a link, in a session that is confirmed. Sent again under its key, it is made once. */
    make: (caller: Caller, { key, ...asked }: ShareAsked): Promise<Answer<'made' | ShareProblem>> =>
      scopes.changing(
        caller,
        async (scope) => {
          const name = asked.name.trim().replaceAll(/\s+/g, ' ');
          const [part, time] = [shareParts.find((each) => each === asked.part), shareTimes.find((each) => each === asked.time)];
          if (!part) return 'no-part';
          if (!time) return 'no-time';
          if ([...name].length > longestName) return 'name-too-long';
          const change = { key, request: { share: part, time, name } };
          // A key that was used for another change is no form's of ours.
          if ((await earlierChange(scope, change)).kind !== 'none') return 'made';
          await forgetEnded(scope);
          if ((await countOpen(scope)) >= mostShares) return 'full';
          const id = randomUUID();
          await addShare(scope, { id, part, name, days: shareDays[time] });
          await rememberChange(scope, { ...change, recordId: id });
          await writeAudit(scope.seal, scope.transaction, scope.memberId, {
            actor: 'member',
            action: 'added',
            kind: 'share',
            recordId: id,
          });
          return 'made';
        },
        { isConfirmed: true },
      ),

    /** Takes a link back: from now on it leads nowhere. Done as well where it did so before. */
    takeBack: (caller: Caller, id: string): Promise<Answer<void>> =>
      scopes.changing(caller, async (scope) => {
        if (!isId(id) || !(await takeBackRow(scope, id))) return;
        await writeAudit(scope.seal, scope.transaction, scope.memberId, {
          actor: 'member',
          action: 'removed',
          kind: 'share',
          recordId: id,
        });
      }),

    /**
     * What a link shows, in the reader's language, with a line in the member's log. Of links that lead nowhere one visitor may try so many; a link that
     * works is no try.
     */
    async open(secret: string, { visitor, locale }: { visitor: string; locale: Locale }): Promise<OpenedShare> {
      const waitMs = await limits.take('wrong links of a visitor', visitor, wrongLinks);
      if (waitMs > 0) return tooMany(waitMs);
      const found = await findShare(db, secret);
      const usedMs = found ? await limits.take('uses of a link', found.id, usesOfOne) : 0;
      if (usedMs > 0) return tooMany(usedMs);
      const opened = found && (await forMember(db, found.memberId, (transaction) => read(transaction, found, locale)));
      if (!opened) return { kind: 'nothing' };
      await limits.refund('wrong links of a visitor', visitor, wrongLinks);
      return opened;
    },
  };
}

/** How often links were used, and the last times, by the id of each. */
async function usesOf({
  transaction,
  memberId,
}: Pick<Reading, 'transaction' | 'memberId'>): Promise<ReadonlyMap<string, ShownShare['uses']>> {
  const lines = await transaction
    .selectFrom('member_audit')
    .select(({ fn }) => [
      'record_id',
      fn.countAll<string>().as('count'),
      sql<Date[]>`(array_agg(at order by id desc))[1:${sql.lit(shownUses)}]`.as('latest'),
    ])
    .where('member_id', '=', memberId)
    .where('actor', '=', sql.lit('reader'))
    .groupBy('record_id')
    .execute();
  return new Map(
    lines.map(({ record_id, count, latest }) => [record_id ?? '', { count: Number(count), latest: latest.map((at) => at.toISOString()) }]),
  );
}

const tooMany = (waitMs: number): OpenedShare => ({ kind: 'too-many', retryAfterSeconds: Math.ceil(waitMs / 1000) });
