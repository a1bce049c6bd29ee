import { pathTo } from '#app/addresses/paths.ts';
import { forYouAnswers } from './for-you/for-you-forms.server.ts';
import { shownList } from './for-you/shown-items.ts';
import { sectionOnServer } from './section.server.ts';
import { sectionPath } from './section-ids.ts';
import { toldBy } from './told.ts';

export const forYou = sectionOnServer({
  async load(request) {
    const { alba, caller, locale } = request;
    const list = toldBy(await alba.forYou.list(caller, locale), request);
    const { isReadUsed, isNobodys, mails } = list;
    return {
      ...(await shownList(request, list)),
      ...{ isReadUsed, isNobodys, mails },
      tell: pathTo('update-profile.intro', locale),
      settings: sectionPath('settings', locale),
    };
  },
  forms: forYouAnswers,
});
