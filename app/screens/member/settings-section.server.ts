import type { Locale } from '#config/locale.ts';
import type { LogLine } from '#services/members/members.ts';
import { momentIn } from '#services/moments/shared.ts';
import { newKey } from './change-key.ts';
import { sectionOnServer } from './section.server.ts';
import type { ShownLine } from './settings/Log.tsx';
import { settingsAnswers } from './settings/settings-forms.server.ts';
import { toldBy } from './told.ts';

export const settings = sectionOnServer({
  async load(request) {
    const { alba, caller, locale } = request;
    return {
      settings: toldBy(await alba.asking.settings(caller, locale), request),
      picture: toldBy(await alba.avatars.own(caller), request),
      log: shownLog(toldBy(await alba.members.log(caller), request), locale),
      hasPage: toldBy(await alba.publicPages.isThere(caller), request),
      keys: { about: newKey(), place: newKey(), health: newKey(), wishes: newKey() },
    };
  },
  forms: settingsAnswers,
});

/** How many lines of the log are shown. */
const mostLines = 50;

/** Moments are put into words on the server: a browser's words may differ by a space. */
function shownLog(lines: readonly LogLine[], locale: Locale): ShownLine[] {
  return lines.slice(0, mostLines).map(({ at, what, who }) => ({ what, who, when: momentIn(locale, at) }));
}
