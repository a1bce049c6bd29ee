import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { forMemberOrNobody } from '#services/identity/as-member.ts';
import { publicMember } from '#services/identity/public-member.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import { everyRow } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import { type ShownProfile, shownProfile } from './shown-profile.ts';
import { type ShownRecords, shownRecords } from './shown-records.ts';

/** The page of a member, in one language: what they made public, and nothing else. */
export type PublicPage = ShownProfile &
  ShownRecords & {
    /** As its member writes it. */
    username: string;
    /** The address of their picture; null where there is none, or who looks wishes to see none. */
    picture: string | null;
  };

/** A page as somebody sees it, and the cookies of a session that was renewed with that. */
export type SeenPage = { page: PublicPage | null; setCookies: readonly string[] };

type Parts = {
  db: Kysely<DB>;
  scopes: MemberScopes;
  ring: KeyRing;
  /** Where a member's picture stands; null for nobody, and where there is none. */
  pictureOf(memberId: string | null): Promise<string | null>;
  now?: () => Date;
};

export type PublicPages = ReturnType<typeof publicPages>;

/** The pages of members that anybody can open who knows a username (decision 64). */
export function publicPages({ db, scopes, ring, pictureOf, now = () => new Date() }: Parts) {
  const { profiles, diagnoses, treatments } = recordStores;

  /** What its member told and made public; null for nothing. Only rows with a flag are opened, and the profile beside them. */
  const toldBy = (locale: Locale, id: string | null): Promise<(ShownProfile & ShownRecords) | null> =>
    forMemberOrNobody(db, id, async (transaction, memberId) => {
      const seal = await sealOf(transaction, ring, memberId);
      const rows = await everyRow({ transaction, memberId })
        .where(sql<boolean>`(kind = 'profile' or 'unrestricted' = any(shown))`)
        .execute();
      if (!seal || rows.every(({ shown }) => shown.length === 0)) return null;
      const scope = { transaction, memberId, seal };
      const [profile = null] = await profiles.among(scope, rows);
      const shown = { profile, diagnoses: await diagnoses.among(scope, rows), treatments: await treatments.among(scope, rows) };
      return { ...(profile ? shownProfile(locale, profile.fields) : noProfile), ...shownRecords(locale, shown, todayIn('UTC', now())) };
    });

  /**
   * The page of whoever is called so. Null where nobody is, or nothing of theirs is public, a picture counted in: the same is asked of
   * the database for each of these.
   */
  const of = async (username: string, locale: Locale): Promise<(PublicPage & { memberId: string }) | null> => {
    const member = await publicMember(db, username);
    const id = member?.id ?? null;
    const told = await toldBy(locale, id);
    const picture = await pictureOf(id);
    if (!member || (picture === null && (told === null || isEmpty(told)))) return null;
    return { ...noProfile, ...noRecords, ...told, picture, username: member.username, memberId: member.id };
  };

  /** Whether who looks sees the pictures of others: those with an account may wish not to. */
  const wishesNoPicture = (caller: Caller, ownerId: string) =>
    scopes.reading(caller, async (scope, { id }) => {
      if (id === ownerId || !scope.seal) return false;
      const profile = await profiles.one({ ...scope, seal: scope.seal });
      return profile !== null && !profile.fields.showAvatars;
    });

  return {
    /** Whether others see anything of the member who asks. */
    async isThere(caller: Caller): Promise<Answer<boolean>> {
      const answer = await scopes.reading(caller, async (_, { username }) => username);
      return answer.ok ? { ...answer, data: (await of(answer.data, 'en')) !== null } : answer;
    },

    /** The page of whoever is called so, as the caller sees it: members and others alike, but for pictures. */
    async seenBy(caller: Caller, username: string, locale: Locale): Promise<SeenPage> {
      const found = await of(username, locale);
      if (!found) return { page: null, setCookies: [] };
      const { memberId, ...page } = found;
      if (page.picture === null) return { page, setCookies: [] };
      const { setCookies, ...viewer } = await wishesNoPicture(caller, memberId);
      return { page: viewer.ok && viewer.data ? { ...page, picture: null } : page, setCookies };
    },
  };
}

const noProfile: ShownProfile = { tagline: null, bio: null, homepage: null, about: [], health: [] };
const noRecords: ShownRecords = { diagnoses: [], treatments: [] };

function isEmpty({ tagline, bio, homepage, ...lists }: ShownProfile & ShownRecords): boolean {
  return [tagline, bio, homepage].every((text) => text === null) && Object.values(lists).every((list) => list.length === 0);
}
