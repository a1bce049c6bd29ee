import { describe, expect, it } from 'vitest';
import { personalizedContent, profileQuery, savedContent, userQuery } from '#app/graphql/member-documents.ts';
import type { Member } from '#services/identity/shared.ts';
import { openGateway, post, silentMembers } from './gateway.ts';

const member: Member = {
  id: 'm1',
  username: 'rosa',
  email: 'rosa@example.org',
  isEmailVerified: true,
  firstName: 'Rosa',
  lastName: null,
  phoneNumber: null,
  locale: 'es',
  lastUpdated: '2026-11-20T10:00:00.000Z',
};
const prolonged = ['authToken=t; Path=/; HttpOnly', 'authTokenExpires=1795000000; Path=/'];

/** The gateway, asked by a member whose browser sends a cookie, and by whoever sends none. */
function openFor({ setCookies = [] as readonly string[], avatar = null as string | null } = {}) {
  const lookedUp: (string | null)[] = [];
  const gateway = openGateway({
    members: silentMembers,
    avatars: { own: async () => ({ ok: true, data: avatar, setCookies: [] }) },
    identity: {
      accessToken: async () => ({ ok: true, data: 'a token', setCookies: [] }),
      session: async (headers) => {
        const cookie = headers.get('Cookie');
        lookedUp.push(cookie);
        return cookie === 'authToken=t' ? { member, sessionId: 's1', expiresAt: '2026-11-27T10:00:00.000Z', setCookies } : null;
      },
    },
  });
  const ask = (query: string, variables: unknown = {}, headers: Record<string, string> = { Cookie: 'authToken=t' }) =>
    gateway.send(post({ query, variables }, headers));
  return { ask, lookedUp };
}

describe('A member', () => {
  it('is answered all ten fields of a user', async () => {
    const { status, data, headers } = await openFor().ask(userQuery.text);
    expect([status, headers.get('Cache-Control'), headers.getSetCookie()]).toEqual([200, 'no-store', []]);
    expect(data).toEqual({
      user: {
        id: 'm1',
        firstName: 'Rosa',
        lastName: null,
        userId: 'm1',
        username: 'rosa',
        email: 'rosa@example.org',
        isEmailVerified: true,
        phoneNumber: null,
        isPhoneNumberVerified: false,
        lastUpdated: '2026-11-20T10:00:00.000Z',
      },
    });
  });

  it('has a profile that is empty and private but for whose it is, in every field that the site asks for', async () => {
    const { status, data } = await openFor().ask(profileQuery.text);
    const { id, bcoId, ...others } = Object(data?.profile);
    expect([status, id, bcoId, Object.keys(others).length]).toEqual([200, 'm1', 'm1', 38]);
    const { emailOptIn, recommendations, showAvatars, ...told } = others;
    expect([emailOptIn, recommendations, showAvatars]).toEqual([false, false, true]);
    expect(new Set(Object.values(told).map(String))).toEqual(new Set(['null', '', 'private']));
  });

  it('has the address of their picture, and a token for the calls that change it', async () => {
    const { data } = await openFor({ avatar: '/avatars/a/256.webp' }).ask('{ profile { avatar } accessToken }');
    expect(data).toEqual({ profile: { avatar: '/avatars/a/256.webp' }, accessToken: 'a token' });
  });

  it('has nothing saved, and nothing recommended', async () => {
    const { ask } = openFor();
    const variables = { filter: ['page', 'researchNews', 'video', 'podcast', 'personalStory'], sort: 'Newest' };
    expect((await ask(savedContent.text, variables)).data).toEqual({ savedContent: [] });
    expect((await ask(savedContent.text)).data).toEqual({ savedContent: [] });
    expect((await ask(personalizedContent.text)).data).toEqual({ personalizedContent: [] });
  });

  it.each([
    [{ filter: ['page', 'blog'] }, 'filter takes only page, researchNews, video, podcast, personalStory'],
    [{ sort: 'Best' }, 'sort takes only Newest, Oldest, Title'],
  ])('is told what a list can be asked by: %j', async (variables, message) => {
    const { data, errors } = await openFor().ask(savedContent.text, variables);
    expect(data).toEqual({ savedContent: null });
    expect(errors?.map((error) => [error.message, error.extensions.code])).toEqual([[message, 'BAD_USER_INPUT']]);
  });

  it('is looked up once for a whole query, and gets the cookies of a session that was prolonged', async () => {
    const { ask, lookedUp } = openFor({ setCookies: prolonged });
    const { data, headers } = await ask('{ user { id } profile { id } savedContent { id } personalizedContent { id } }');
    expect(data).toEqual({ user: { id: 'm1' }, profile: { id: 'm1' }, savedContent: [], personalizedContent: [] });
    expect(lookedUp).toEqual(['authToken=t']);
    expect([headers.getSetCookie(), headers.get('Cache-Control')]).toEqual([prolonged, 'no-store']);
  });
});

describe('Nobody', () => {
  it.each([userQuery, profileQuery, savedContent, personalizedContent])('is refused: $name', async ({ text }) => {
    for (const headers of [{}, { Cookie: 'authToken=other' }]) {
      const { status, data, errors } = await openFor({ setCookies: prolonged }).ask(text, {}, headers);
      expect([status, Object.values(data ?? {})]).toEqual([200, [null]]);
      expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([['not authenticated', 'UNAUTHENTICATED']]);
    }
  });

  it('is given no token', async () => {
    const { data, errors } = await openFor().ask('{ accessToken }', {}, {});
    expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['UNAUTHENTICATED']]);
  });

  it('is told so before anything of what was asked for', async () => {
    const { errors } = await openFor().ask(savedContent.text, { sort: 'Best' }, {});
    expect(errors?.map(({ message }) => message)).toEqual(['not authenticated']);
  });

  it('has no session looked up for what is everybody’s', async () => {
    const { ask, lookedUp } = openFor();
    await ask('{ popularSearches(locale: "es") }');
    expect(lookedUp).toEqual([]);
  });
});
