import { organisation } from '#config/organisation.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import { writeAudit } from '#services/members/audit.ts';
import { shownToday } from '#services/members/daily/daily-log.ts';
import { everyDay } from '#services/members/daily/day-rows.ts';
import type { MemberScopes, Reading } from '#services/members/member-scope.ts';
import { openQuestions } from '#services/members/questions/question-rows.ts';
import { everyRow } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { everyVisit, nextVisit, type StoredVisit } from '#services/members/visits/visit-rows.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import type { SummaryPart } from './shared.ts';
import { type SummarySheet, type SummaryTold, summarySheet } from './sheet.ts';
import type { Languages } from './term.ts';

export type VisitSummaries = ReturnType<typeof visitSummaries>;

/** The summary that a member takes along to a visit: made of what they told, in the language of who reads it there. Nothing of it is stored. */
export function visitSummaries({ scopes, now = () => new Date() }: { scopes: MemberScopes; now?: () => Date }) {
  return {
    page: (caller: Caller, { parts, ...languages }: Languages & { parts: readonly SummaryPart[] }): Promise<Answer<SummarySheet>> =>
      scopes.reading(caller, async (scope, { firstName, lastName }) => {
        if (scope.seal)
          await writeAudit(scope.seal, scope.transaction, scope.memberId, { actor: 'member', action: 'read', kind: 'summary' });
        const told = await toldForSummary(scope, now());
        const name = [firstName, lastName].filter(Boolean).join(' ') || null;
        return summarySheet(languages, { ...told, name }, parts);
      }),
  };
}

/** What a summary is made of, without the member's name. */
export async function toldForSummary({ seal, ...own }: Reading, now: Date): Promise<SummaryTold> {
  if (!seal) {
    const today = todayIn(organisation.timeZone, now);
    return { name: null, birthdate: null, diagnoses: [], treatments: [], days: [], visits: [], questions: [], today };
  }
  const scope = { ...own, seal };
  const { profiles, diagnoses, treatments } = recordStores;
  const today = await shownToday(scope, now);
  const rows = await everyRow(scope).execute();
  const visits = await everyVisit(scope);
  const [profile] = await profiles.among(scope, rows);
  return {
    name: null,
    birthdate: profile?.fields.birthdate ?? null,
    diagnoses: await diagnoses.among(scope, rows),
    treatments: await treatments.among(scope, rows),
    days: await everyDay(scope),
    visits,
    questions: await openQuestions(scope, afterNext(visits, today)),
    today,
  };
}

/** The visits at which something can be asked later: what belongs to one that is over, or was removed, is asked at the next. */
function afterNext(visits: readonly StoredVisit[], today: string): string[] {
  const next = nextVisit(visits, today);
  return visits.filter((visit) => visit.fields.date >= today && visit !== next).map(({ id }) => id);
}
