import { type ActionFunctionArgs, data } from 'react-router';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { readForm, returnedOf } from '#app/forms/read-form.ts';
import { answersFormContext, type ServerOnly, serverOnly } from '#app/pages/document.ts';
import { pageRequest } from '#app/pages/page-request.ts';
import { personal } from '#app/pages/personal.ts';
import type { TrialSearch } from '#services/trials/shared.ts';
import type { SearchAnswer, ShownTrial } from '#services/trials/trials.ts';
import { searchForm, searchOf } from './search-form.ts';

/** What a form of the search is answered with, in the place of its page. */
export type Answered = {
  /** What was filled in, and what was wrong with it. */
  wrong: Mistakes;
  search: TrialSearch;
  shown:
    | { kind: 'found'; answer: Extract<SearchAnswer, { kind: 'found' }> }
    | { kind: 'unavailable' }
    | { kind: 'compared'; trials: ShownTrial[] }
    /** Fewer than two were chosen; the list stays. */
    | null;
};
export type AnsweredData = ServerOnly<Answered>;

/** The action of the screens that search: it answers with the page itself (200), so that nothing that was asked stands in an address. */
export function answersSearch({ tool = false } = {}) {
  return async (args: ActionFunctionArgs) => {
    const { alba } = pageRequest(args);
    args.context.set(answersFormContext, true);
    const sent = await readForm(args.request);
    const search = searchOf(sent, { tool });
    const values = returnedOf(searchForm, sent);
    const answer = (shown: Answered['shown'], problems: Mistakes['problems'] = []) =>
      data(serverOnly<Answered>({ wrong: { intent: searchForm.intent, problems, values, waitMinutes: 0 }, search, shown }), {
        status: problems.length > 0 ? 400 : 200,
        headers: personal(),
      });
    // What a member's page brought: nothing was asked yet.
    if (sent.get('intent') === 'carry') return answer(null);
    if (sent.get('intent') === 'compare') {
      const trials = await alba.trials.byIds(sent.getAll('trial'));
      if (trials.length > 1) return answer({ kind: 'compared', trials });
    }
    const found = await alba.trials.search(search);
    switch (found.kind) {
      case 'found':
        return answer({ kind: 'found', answer: found });
      case 'unavailable':
        return answer({ kind: 'unavailable' });
      case 'not-a-zip':
      case 'unknown-zip':
        return answer(null, [{ field: 'zip', code: found.kind }]);
      default:
        return found satisfies never;
    }
  };
}
