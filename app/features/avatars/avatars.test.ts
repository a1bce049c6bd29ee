import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avatarOf, onOwnAvatar, removeAvatar, updateAvatar } from './avatars.ts';

const asked: [url: string, init: RequestInit][] = [];

/** Answers what is asked next, in this order. */
function answer(...answers: readonly (Response | Error)[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    const next = left.shift() ?? new Error('nothing more was to be asked');
    if (next instanceof Error) throw next;
    return next;
  });
}

beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
});

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

const found = (avatar: string | null) => Response.json({ avatar });

describe('A look-up', () => {
  it('is made once for a username, whatever the language and whatever becomes of the picture', async () => {
    answer(found('/avatars/a/256.webp'), found('/avatars/b/256.webp'), found(null));
    expect(await avatarOf('rosa', 'en-US')).toEqual({ avatar: '/avatars/a/256.webp' });
    expect(await avatarOf('rosa', 'es')).toEqual({ avatar: '/avatars/a/256.webp' });
    await updateAvatar({ avatar: 'data:', locale: 'es' });
    await removeAvatar({ locale: 'es' });
    expect(await avatarOf('rosa', 'es')).toEqual({ avatar: '/avatars/a/256.webp' });
    expect(asked.map(([url]) => url)).toEqual([
      '/api/user/user-avatar?username=rosa&locale=en-US',
      '/api/user/user-avatar-update',
      '/api/user/user-avatar-remove',
    ]);
  });

  it('that fails is none, and says which status it failed with', async () => {
    answer(new Response('', { status: 503 }), found(null));
    await expect(avatarOf('ana', 'es')).rejects.toThrow('Request failed with status code 503');
    expect(await avatarOf('ana', 'es')).toEqual({ avatar: null });
  });
});

describe('A change', () => {
  it('is sent with exactly its body; an update gives what was answered, a removal the whole answer', async () => {
    const removed = found(null);
    answer(found('/avatars/c/256.webp'), removed);
    expect(await updateAvatar({ accessToken: 't', avatar: 'data:image/png;base64,AA', locale: 'en-US' })).toEqual({
      avatar: '/avatars/c/256.webp',
    });
    expect(await removeAvatar({ locale: 'es' })).toBe(removed);
    expect(asked.map(([, { method, body, credentials }]) => [method, JSON.parse(String(body)), credentials])).toEqual([
      ['POST', { accessToken: 't', avatar: 'data:image/png;base64,AA', locale: 'en-US' }, 'include'],
      ['DELETE', { accessToken: '', locale: 'es' }, 'include'],
    ]);
  });

  it('is told to whoever shows one’s own picture', async () => {
    const shown: (string | null)[] = [];
    onOwnAvatar(({ avatar }) => void shown.push(avatar));
    answer(found('/avatars/c/256.webp'), new Response('', { status: 500 }), found(null));
    await updateAvatar({ avatar: '', locale: 'es' });
    await expect(removeAvatar({ locale: 'es' })).rejects.toThrow();
    await removeAvatar({ locale: 'es' });
    expect(shown).toEqual(['/avatars/c/256.webp', null]);
  });

  it('that fails is told to whoever asked for it', async () => {
    answer(new Response('{}', { status: 413 }), new TypeError('Failed to fetch'));
    await expect(updateAvatar({ avatar: '', locale: 'es' })).rejects.toThrow('Request failed with status code 413');
    await expect(removeAvatar({ locale: 'es' })).rejects.toThrow('Failed to fetch');
  });
});
