import { pathTo, screenName } from '#app/addresses/paths.ts';
import { isId, newKey } from './change-key.ts';
import { readingOf } from './records/record-cards.ts';
import { listAsked } from './saved/list-address.ts';
import { savedAnswers } from './saved/saved-forms.server.ts';
import { savedForms } from './saved/saved-forms.ts';
import { countsOf, shownItems } from './saved/saved-items.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';

export const saved = sectionOnServer({
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { types, sort, isWhole } = listAsked(url.searchParams);
    const all = toldBy(await alba.savedContent.list(caller, { locale, sort }), request);
    const shown = types.length === 0 ? all : all.filter(({ type }) => types.includes(type));
    const record = url.searchParams.get('saved') === savedForms.remove.intent ? (url.searchParams.get('record') ?? '') : '';
    return {
      types,
      sort,
      isWhole,
      counts: countsOf(all),
      items: await shownItems(request, shown),
      removed: isId(record) && !all.some(({ id }) => id === record) ? { record, key: newKey() } : null,
      // What helps whose list is empty.
      reading: all.length === 0 ? await readingOf(request, ['keep-a-page']) : [],
      screens: (['topics', 'search'] as const).map((screen) => ({
        title: screenName(screen, locale),
        path: pathTo(screen, locale),
        screen,
      })),
    };
  },
  forms: savedAnswers,
});
