import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import { eraseRemovedJob } from '#services/members/store/erase-removed-job.ts';
import type { Keyed, Scope } from '#services/members/store/record-store.ts';
import type { ItemOutcome, ItemStore } from './item-rows.ts';

type Reused = { kind: 'key-reused' };
/** What a member is told of a change. A key that was used for another is no form's of ours: what it names is not there. */
export type ItemChanged<Fields> = Exclude<ItemOutcome<Fields>, Reused>;

type Parts = { scopes: MemberScopes; jobs: JobSender };

/** What services of lists have in common: changes of their members, in transactions of their own alone. */
export function itemList<Fields>(store: ItemStore<Fields>, { scopes, jobs }: Parts) {
  const changing = async <Made extends { kind: string }>(
    caller: Caller,
    make: (scope: Scope) => Promise<Made>,
  ): Promise<Answer<Exclude<Made, Reused> | { kind: 'missing' }>> => {
    const answer = await scopes.changing(caller, make);
    if (!answer.ok) return answer;
    const { data, ...rest } = answer;
    return { ...rest, data: isAnswer(data) ? data : { kind: 'missing' } };
  };

  return {
    changing,

    /** For ten minutes it can be brought back. */
    remove: (caller: Caller, given: Keyed & { id: string }): Promise<Answer<ItemChanged<Fields>>> =>
      changing(caller, async (scope) => {
        const outcome = await store.remove(scope, given);
        const { transaction, memberId } = scope;
        if (outcome.kind === 'removed') await jobs.send(transaction, eraseRemovedJob, { memberId, recordId: outcome.id });
        return outcome;
      }),

    restore: (caller: Caller, given: Keyed & { id: string }): Promise<Answer<ItemChanged<Fields>>> =>
      changing(caller, (scope) => store.restore(scope, given)),
  };
}

function isAnswer<Made extends { kind: string }>(outcome: Made): outcome is Exclude<Made, Reused> {
  return outcome.kind !== 'key-reused';
}
