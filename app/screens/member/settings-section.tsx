import { newKey } from './change-key.ts';
import { section } from './section.ts';
import { Settings } from './settings/Settings.tsx';
import { shownParts } from './settings/setting-parts.ts';
import { toldBy } from './told.ts';

export const settings = section({
  title: 'settings.title',
  lead: 'settings.lead',
  parts: shownParts,
  async load(request) {
    const { alba, caller, locale } = request;
    return {
      settings: toldBy(await alba.asking.settings(caller, locale), request),
      keys: { about: newKey(), place: newKey(), health: newKey(), wishes: newKey() },
    };
  },
  forms: shownParts.flatMap(({ forms }) => [...forms]),
  View: ({ member, loaded }) => <Settings {...loaded} isVerified={member.isEmailVerified} />,
});
