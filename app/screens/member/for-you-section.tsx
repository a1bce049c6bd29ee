import { lazy } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { forYouForms } from './for-you/for-you-forms.ts';
import { section } from './section.ts';
import { sectionPath } from './section-ids.ts';
import { toldBy } from './told.ts';

/** Loaded with the section alone. */
const ForYou = lazy(async () => ({ default: (await import('./for-you/ForYou.tsx')).ForYou }));

export const forYou = section({
  title: 'forYou.title',
  lead: 'forYou.lead',
  async load(request) {
    const { alba, caller, locale } = request;
    // Used on the server alone: the script of the profile is without it.
    const { shownList } = await import('./for-you/shown-items.ts');
    const list = toldBy(await alba.forYou.list(caller, locale), request);
    const { isReadUsed, isNobodys, mails } = list;
    return {
      ...(await shownList(request, list)),
      ...{ isReadUsed, isNobodys, mails },
      tell: pathTo('update-profile.intro', locale),
      settings: sectionPath('settings', locale),
    };
  },
  forms: Object.values(forYouForms),
  View: ({ loaded }) => <ForYou {...loaded} />,
});
