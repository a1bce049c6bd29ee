import { randomBytes } from 'node:crypto';
import { accountPaths } from './addresses.ts';
import type { Asked } from './ask.ts';

type Fields = Readonly<Record<string, string>>;

/** What scripts may ask of accounts with a GET, and what with a POST; `sign-out` by itself, since it ends the session. */
export const scripted = {
  GET: ['get-session', 'list-sessions'],
  POST: [
    ...['sign-up/email', 'sign-in/email', 'sign-in/username', 'revoke-session', 'revoke-other-sessions', 'request-password-reset'],
    ...['reset-password', 'change-password', 'send-verification-email', 'verify-email', 'change-email', 'change-username', 'update-user'],
  ],
};
/** The forms of the profile, by what they mean to do, and one that there is not. */
export const intents = ['details', 'username', 'email', 'resend', 'password', 'end-session', 'end-others', 'nothing'];

/** A name that nobody has yet; `normalise.ts` knows it by its form. */
export const newName = () => `Comparada${randomBytes(5).toString('hex')}`;

/** Something wrong in every field there is. */
export function wrongFields(login: string): Fields {
  const passwords = { password: 'short', currentPassword: 'wrong', newPassword: 'short', confirmation: 'other' };
  return {
    ...passwords,
    login,
    username: 'a b',
    email: 'not-an-address',
    firstName: '1',
    lastName: '2',
    phoneNumber: 'none',
    token: 'wrong',
  };
}

/** A form as a browser sends it, from a page of the site unless it says otherwise. */
export function form(origin: string, path: string, fields: Fields, note: string, from = origin): Asked {
  const headers = { Origin: from, Referer: `${from}${path}`, 'Content-Type': 'application/x-www-form-urlencoded' };
  return { path, method: 'POST', note, headers, body: String(new URLSearchParams(fields)) };
}

/** What a script sends. */
export function json(origin: string, name: string, fields: Fields, note: string, from = origin): Asked {
  const headers = { Origin: from, 'Content-Type': 'application/json' };
  return { path: `/api/identity/${name}`, method: 'POST', note, headers, body: JSON.stringify(fields) };
}

/** What nobody is answered on the screens of accounts, and by what answers scripts. */
export function asNobody(origin: string): Asked[] {
  const wrong = wrongFields(newName());
  const elsewhere = 'https://elsewhere.example';
  const queries = ['target=%2Ftreatment', 'target=https%3A%2F%2Felsewhere.example', 'locale=es', 'locale=en', 'token=wrong', 'sent=1'];
  const said = ['resend=1', 'resend=sent', 'ended=1', 'reset=1', 'verified=1', 'changed=1', 'section=sign-out'];
  return [
    ...accountPaths.flatMap((path): Asked[] => [
      ...[...queries, ...said].map((query) => ({ path: `${path}?${query}` })),
      form(origin, path, {}, 'empty'),
      form(origin, path, wrong, 'wrong'),
      form(origin, path, wrong, 'from elsewhere', elsewhere),
      form(origin, path, { email: 'nobody@example' }, 'e-mail that is none'),
    ]),
    ...intents.flatMap((intent) => ['/profile', '/es/perfil'].map((path) => form(origin, path, { ...wrong, intent }, intent))),
    ...['nothing', ...scripted.GET, ...scripted.POST, 'sign-out'].flatMap((name): Asked[] => [
      { path: `/api/identity/${name}` },
      json(origin, name, {}, 'empty'),
      json(origin, name, wrong, 'wrong'),
      json(origin, name, wrong, 'from elsewhere', elsewhere),
    ]),
    json(origin, 'sign-out', { long: 'x'.repeat(20_000) }, 'too long'),
    { ...json(origin, 'sign-out', {}, 'no JSON'), body: 'nothing' },
    form(origin, '/api/identity/sign-out', { a: 'b' }, 'a form'),
  ];
}
