import { lazy } from 'react';
import { formatInstant } from '#app/i18n/dates.ts';
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
    return { sessions: answer.ok ? answer.data.map((session) => shown(session, locale)) : [] };
  },
  forms: myAccountParts.flatMap(({ forms }) => [...forms]),
  View: ({ member, loaded }) => <MyAccount member={member} {...loaded} />,
});

/** Moments are put into words here: a browser's words may differ by a space. */
function shown({ id, isCurrent, browser, system, startedAt, lastSeenAt }: MemberSession, locale: Locale): ShownSession {
  return { id, isCurrent, browser, system, started: formatInstant(startedAt, locale), used: formatInstant(lastSeenAt, locale) };
}
