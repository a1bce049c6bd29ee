import { lazy } from 'react';
import type { Locale } from '#config/locale.ts';
import type { MemberSession } from '#services/identity/shared.ts';
import { myAccountParts } from './my-account-parts.ts';
import type { ShownSession } from './Sessions.tsx';
import { section } from './section.ts';

/** Loaded with the section alone. */
const MyAccount = lazy(async () => ({ default: (await import('./MyAccount.tsx')).MyAccount }));

export const myAccount = section({
  title: 'myAccount.title',
  lead: 'myAccount.lead',
  parts: myAccountParts,
  async load({ alba, caller, locale }) {
    const answer = await alba.identity.sessions(caller);
    return { sessions: answer.ok ? await shown(answer.data, locale) : [] };
  },
  forms: myAccountParts.flatMap(({ forms }) => [...forms]),
  View: ({ member, loaded }) => <MyAccount member={member} {...loaded} />,
});

/** Moments are put into words on the server: a browser's words may differ by a space, and its script is without them. */
async function shown(sessions: readonly MemberSession[], locale: Locale): Promise<ShownSession[]> {
  const { momentIn } = await import('#services/moments/shared.ts');
  return sessions.map(({ id, isCurrent, browser, system, startedAt, lastSeenAt }) => ({
    ...{ id, isCurrent, browser, system, started: momentIn(locale, startedAt), used: momentIn(locale, lastSeenAt) },
  }));
}
