import { call } from '#app/graphql/request.ts';

/** What the calls answer: the address of a picture on this site; null where there is none. */
export type AvatarAnswer = { avatar: string | null };

const path = '/api/user/user-avatar';
const changed = 'alba:own-avatar';
const lookUps = new Map<string, Promise<AvatarAnswer>>();

/**
 * The picture of whoever has a username. What was looked up holds for the page's life, in whatever language and whatever becomes of it; a
 * look-up that failed is none.
 * @throws RequestFailed, or as `fetch` does
 */
export function avatarOf(username: string, locale: string, { signal }: { signal?: AbortSignal } = {}): Promise<AvatarAnswer> {
  const known = lookUps.get(username);
  if (known) return known;
  const lookUp = call(`${path}?${new URLSearchParams({ username, locale })}`, signal ? { signal } : {}).then(answerIn);
  lookUps.set(username, lookUp);
  lookUp.catch(() => lookUps.delete(username));
  return lookUp;
}

// The server of this same site answers these two as it is asked here.
const answerIn = (response: Response): Promise<AvatarAnswer> => response.json();

type Given = {
  /** Without one, the cookie of the session counts. */
  accessToken?: string;
  locale: string;
};

/**
 * Puts a picture, a data URL, in the place of one's own. Gives the body of the answer.
 * @throws RequestFailed, or as `fetch` does
 */
export async function updateAvatar({ accessToken = '', avatar, locale }: Given & { avatar: string }): Promise<AvatarAnswer> {
  const answer = await answerIn(await send('POST', 'update', { accessToken, avatar, locale }));
  announce(answer);
  return answer;
}

/**
 * Removes one's own picture. Gives the whole answer.
 * @throws RequestFailed, or as `fetch` does
 */
export async function removeAvatar({ accessToken = '', locale }: Given): Promise<Response> {
  const response = await send('DELETE', 'remove', { accessToken, locale });
  announce({ avatar: null });
  return response;
}

/** Calls `listener` with each change of one's own picture in this page: the session shows it, and no other part of the page loads that. */
export function onOwnAvatar(listener: (answer: AvatarAnswer) => void): void {
  addEventListener(changed, (event) => event instanceof CustomEvent && listener(event.detail));
}

function announce(detail: AvatarAnswer): void {
  dispatchEvent(new CustomEvent(changed, { detail }));
}

function send(method: string, what: string, body: object): Promise<Response> {
  return call(`${path}-${what}`, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
