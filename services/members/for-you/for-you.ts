import type { Kysely } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { ContentStore, EntryTeaser } from '#services/content/library/store.ts';
import { memberForUpdate } from '#services/identity/members.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import { forEveryMember } from '#services/members/every-member.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import { type MemberScopes, todayOf } from '#services/members/member-scope.ts';
import { changeState, marking, withoutOld } from '#services/members/store/for-you-state.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { type Choice, choose } from './rank.ts';
import { reasonIn } from './reason.words.ts';
import { toldBy } from './told-by.ts';

/** An entry that is for a member, and why, in words. */
export type Item = { teaser: EntryTeaser; why: readonly string[]; hasSurvivalNumbers: boolean };

export type ForYouList = {
  items: Item[];
  /** What speaks of how long people live: nobody is shown it unasked. */
  ofSurvival: Item[];
  /** What was dismissed, the newest first, as far as it is still there. */
  dismissed: EntryTeaser[];
  /** Whether what she reads is one of the reasons. */
  isReadUsed: boolean;
  /** She told nothing that anything could be chosen by. */
  isNobodys: boolean;
  mails: 'never' | 'weekly' | 'monthly';
};

type Parts = {
  db: Kysely<DB>;
  scopes: MemberScopes;
  ring: KeyRing;
  content: Pick<ContentStore, 'candidates' | 'teasers'>;
  now?: () => Date;
};
export type ForYou = ReturnType<typeof forYou>;

/**
 * What is for a member, of all that the library has: chosen by what she told, saved and dismissed, and by what she read where she switched
 * that on. Nothing of it is stored but what she dismissed and read, sealed.
 */
export function forYou({ db, scopes, ring, content, now = () => new Date() }: Parts) {
  const marksOf = async (caller: Caller, change: Parameters<typeof changeState>[1]): Promise<Answer<'changed'>> =>
    scopes.changing(caller, async (scope): Promise<'changed'> => {
      await changeState(scope, change);
      return 'changed';
    });
  const missing = (caller: Caller): Promise<Answer<'missing'>> => scopes.reading(caller, async (): Promise<'missing'> => 'missing');

  return {
    /** In the language that is asked for. */
    async list(caller: Caller, locale: Locale): Promise<Answer<ForYouList>> {
      const answer = await scopes.reading(caller, async (scope) =>
        toldBy(scope, { actor: 'member', locale, today: await todayOf(scope, now()) }),
      );
      if (!answer.ok) return answer;
      const { told, state } = answer.data;
      const { choices, ofSurvival } = choose(await content.candidates(locale), told);
      const dismissed = state.dismissed.map(({ entry }) => entry);
      const ids = [...choices, ...ofSurvival].map(({ candidate }) => candidate.id);
      const teasers = new Map((await content.teasers([...ids, ...dismissed], locale)).map((teaser) => [teaser.id, teaser]));
      const itemsOf = (all: readonly Choice[]) =>
        all.flatMap(({ candidate: { id, hasSurvivalNumbers }, reasons }): Item[] => {
          const teaser = teasers.get(id);
          return teaser ? [{ teaser, why: reasons.map((reason) => reasonIn(locale, reason)), hasSurvivalNumbers }] : [];
        });
      const { profile, diagnoses, treatments } = told;
      const data: ForYouList = {
        items: itemsOf(choices),
        ofSurvival: itemsOf(ofSurvival),
        dismissed: dismissed.flatMap((id) => teasers.get(id) ?? []),
        isReadUsed: profile?.recommendations === true,
        isNobodys: (profile?.persona ?? null) === null && diagnoses.length + treatments.length === 0,
        mails: profile?.articleNotificationFrequency ?? 'never',
      };
      return { ...answer, data };
    },

    /** Never again, until it is brought back. */
    async dismiss(caller: Caller, entry: string): Promise<Answer<'changed' | 'missing'>> {
      const today = now().toISOString().slice(0, 10);
      const isThere = (await Promise.all([content.teasers([entry], 'en'), content.teasers([entry], 'es')])).flat().length > 0;
      return isThere ? marksOf(caller, (state) => ({ ...state, dismissed: marking(state.dismissed, entry, today) })) : missing(caller);
    },

    bringBack: (caller: Caller, entry: string): Promise<Answer<'changed'>> =>
      marksOf(caller, (state) => ({ ...state, dismissed: state.dismissed.filter((each) => each.entry !== entry) })),

    /** Notes that an entry was read, for who switched recommendations on; for nobody else. Answers whether it was noted. */
    async noteRead(caller: Caller, entry: string): Promise<Answer<boolean>> {
      const isThere = (await content.teasers([entry], caller.locale)).length > 0;
      return scopes.changing(caller, async (scope) => {
        const profile = await recordStores.profiles.one(scope);
        if (!isThere || profile?.fields.recommendations !== true) return false;
        const today = await todayOf(scope, now());
        await changeState(scope, (state) => withoutOld({ ...state, read: marking(state.read, entry, today) }, today));
        return true;
      });
    },

    /** Forgets what was read more than ninety days ago, each in a transaction of its member. Begun again after a kill, it goes on. */
    async purgeRead(): Promise<number> {
      const today = now().toISOString().slice(0, 10);
      const { done } = await forEveryMember(db, async (transaction, memberId) => {
        const row = await transaction.selectFrom('member_for_you').select('version').where('member_id', '=', memberId).executeTakeFirst();
        const seal = row && (await memberForUpdate(transaction, memberId)) && (await sealOf(transaction, ring, memberId));
        if (!seal) return false;
        let hadOld = false;
        await changeState({ transaction, memberId, seal }, (state) => {
          const kept = withoutOld(state, today);
          hadOld = kept.read.length < state.read.length;
          return kept;
        });
        return hadOld;
      });
      return done;
    },
  };
}
