import type { Locale } from '#config/locale.ts';
import type { MemberSession } from '#services/identity/shared.ts';
import { momentIn } from '#services/moments/shared.ts';
import { myAccountAnswers } from './my-account-forms.server.ts';
import type { ShownSession } from './Sessions.tsx';
import { sectionOnServer } from './section.server.ts';

export const myAccount = sectionOnServer({
  async load({ alba, caller, locale }) {
    const answer = await alba.identity.sessions(caller);
    return { sessions: answer.ok ? shown(answer.data, locale) : [] };
  },
  forms: myAccountAnswers,
});

/** Moments are put into words on the server: a browser's words may differ by a space. */
function shown(sessions: readonly MemberSession[], locale: Locale): ShownSession[] {
  return sessions.map(({ id, isCurrent, browser, system, startedAt, lastSeenAt }) => ({
    ...{ id, isCurrent, browser, system, started: momentIn(locale, startedAt), used: momentIn(locale, lastSeenAt) },
  }));
}
