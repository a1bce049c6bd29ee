import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import type { Answer, Caller, Filled, IdentityField, MemberSession } from '#services/identity/shared.ts';

/** The parts of the profile, by what `?section=` calls them. */
const sections = ['my-account', 'sign-out'] as const;
export type ProfileSection = (typeof sections)[number];
export const isSection = (name: string): name is ProfileSection => sections.some((each) => each === name);

/** A session, with its moments in words. */
export type ShownSession = Pick<MemberSession, 'id' | 'isCurrent' | 'browser' | 'system'> & { started: string; used: string };

export function myAccountPath(locale: Locale): string {
  return `${pathTo('profile', locale)}?section=my-account`;
}

/** What the forms of my account mean to do, and in which part of the page each stands. */
export const sectionOf = {
  details: 'details',
  username: 'username',
  email: 'email',
  resend: 'email',
  password: 'password',
  'end-session': 'sessions',
  'end-others': 'sessions',
} as const;
export type Intent = keyof typeof sectionOf;
export const isIntent = (name: string): name is Intent => Object.hasOwn(sectionOf, name);

type Sent = { typed: Filled<IdentityField>; sessionId: string };
type Change = { fields: readonly IdentityField[]; change(identity: Identity, sent: Sent, caller: Caller): Promise<Answer<unknown>> };

/** What each form fills in, and what is done with it. */
export const changes: Record<Intent, Change> = {
  details: {
    fields: ['firstName', 'lastName', 'phoneNumber'],
    change: (identity, { typed }, caller) => identity.changeDetails(typed, caller),
  },
  username: { fields: ['username'], change: (identity, { typed }, caller) => identity.changeUsername(typed, caller) },
  email: { fields: ['email', 'currentPassword'], change: (identity, { typed }, caller) => identity.changeEmail(typed, caller) },
  resend: { fields: [], change: (identity, _, caller) => identity.resendVerification(caller) },
  password: {
    fields: ['currentPassword', 'newPassword', 'confirmation'],
    change: (identity, { typed }, caller) => identity.changePassword(typed, caller),
  },
  'end-session': { fields: [], change: (identity, { sessionId }, caller) => identity.endSession(sessionId, caller) },
  'end-others': { fields: [], change: (identity, _, caller) => identity.endOtherSessions(caller) },
};

/** What is kept of each form when a session ends meanwhile. */
export const keptFields = Object.fromEntries(Object.entries(changes).map(([intent, { fields }]) => [intent, fields]));
