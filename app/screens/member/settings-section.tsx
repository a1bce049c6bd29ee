import { lazy } from 'react';
import type { Locale } from '#config/locale.ts';
import type { LogLine } from '#services/members/members.ts';
import { newKey } from './change-key.ts';
import { section } from './section.ts';
import type { ShownLine } from './settings/Log.tsx';
import { shownParts } from './settings/setting-parts.ts';
import { toldBy } from './told.ts';

/** Loaded with the section alone. */
const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }));

export const settings = section({
  title: 'settings.title',
  lead: 'settings.lead',
  parts: shownParts,
  async load(request) {
    const { alba, caller, locale } = request;
    return {
      settings: toldBy(await alba.asking.settings(caller, locale), request),
      picture: toldBy(await alba.avatars.own(caller), request),
      log: await shownLog(toldBy(await alba.members.log(caller), request), locale),
      hasPage: toldBy(await alba.publicPages.isThere(caller), request),
      keys: { about: newKey(), place: newKey(), health: newKey(), wishes: newKey() },
    };
  },
  forms: shownParts.flatMap(({ forms }) => [...forms]),
  View: ({ member, loaded }) => <Settings {...loaded} member={member} />,
});

/** How many lines of the log are shown. */
const mostLines = 50;

/** Moments are put into words on the server: a browser's words may differ by a space, and its script is without them. */
async function shownLog(lines: readonly LogLine[], locale: Locale): Promise<ShownLine[]> {
  const { momentIn } = await import('#services/moments/shared.ts');
  return lines.slice(0, mostLines).map(({ at, what, who }) => ({ what, who, when: momentIn(locale, at) }));
}
