import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popularSearches, updatePopularArticles } from './documents.ts';
import { endsSession, GraphQLFailure, ParseError, RequestFailed, ResponseNotSuccessful } from './errors.ts';
import { call, request } from './request.ts';
import { onSessionEnd } from './session-end.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const ask = () => request(popularSearches, { locale: 'en-US' });
const errorOf = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('fetch', fetched);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('A request', () => {
  it('is a POST of the operation with its variables, and with what says who asks', async () => {
    answer({ data: { popularSearches: ['fatigue'] } });
    expect(await ask()).toEqual({ popularSearches: ['fatigue'] });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', referrerPolicy: 'strict-origin', keepalive: false });
    expect(JSON.parse(String(init?.body))).toEqual({
      operationName: 'popularSearches',
      variables: { locale: 'en-US' },
      query: popularSearches.text,
    });
  });

  it.each([404, 500, 503])('says of the status %i that it is no success', async (status) => {
    answer('<!doctype html>', status);
    await expect(ask()).rejects.toThrow(new ResponseNotSuccessful(status));
    await expect(ask()).rejects.toThrow(`Response not successful: Received status code ${status}`);
  });

  it.each(['', 'null', '7', '<!doctype html>', '{}', '{"data":null}'])('takes %j for no answer', async (body) => {
    answer(body);
    await expect(ask()).rejects.toBeInstanceOf(ParseError);
  });

  it('says nothing in its own words of what somebody typed', async () => {
    answer({ errors: [{ message: 'secret term is wrong', extensions: { code: 'BAD_USER_INPUT' } }, 'no error', null] });
    const error = await errorOf(ask());
    expect(error).toBeInstanceOf(GraphQLFailure);
    expect(String(error)).toBe('GraphQLFailure: The gateway answered with errors: BAD_USER_INPUT, no code, no code');
  });

  describe('that does not come through', () => {
    const failed = new TypeError('NetworkError when attempting to fetch resource.');
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('is sent once more, unless the page is gone by then', async () => {
      answer({ data: { popularSearches: ['fatigue'] } });
      fetched.mockRejectedValueOnce(failed);
      const asked = ask();
      await vi.advanceTimersByTimeAsync(1_900);
      expect(fetched).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await asked).toEqual({ popularSearches: ['fatigue'] });
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('passes on what the network says then', async () => {
      fetched.mockRejectedValue(failed);
      const asked = errorOf(ask());
      await vi.advanceTimersByTimeAsync(2_100);
      expect(await asked).toBe(failed);
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('is sent at once on a page that comes back', async () => {
      answer({ data: { popularSearches: ['fatigue'] } });
      fetched.mockRejectedValueOnce(failed);
      const asked = ask();
      await vi.advanceTimersByTimeAsync(0);
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(await asked).toEqual({ popularSearches: ['fatigue'] });
    });

    it('is not sent again where it would change something, or was aborted', async () => {
      fetched.mockRejectedValue(failed);
      expect(await errorOf(request(updatePopularArticles, { id: '1' }))).toBe(failed);
      fetched.mockRejectedValue(new DOMException('aborted', 'AbortError'));
      await expect(ask()).rejects.toThrow('aborted');
      expect(fetched).toHaveBeenCalledTimes(2);
    });
  });
});

it('A plain call says which status it failed with', async () => {
  answer('', 413);
  await expect(call('/api/user/user-avatar')).rejects.toThrow('Request failed with status code 413');
  answer('yes');
  expect(await (await call('/api/user/user-avatar')).text()).toBe('yes');
});

describe('The end of a session', () => {
  const failure = (message: string, code: string | null = null) =>
    new GraphQLFailure([
      { message: 'other', code: 'OTHER' },
      { message, code },
    ]);

  it.each([
    ['the code UNAUTHENTICATED', failure('x', 'UNAUTHENTICATED')],
    ['words', failure('You are not authenticated.')],
    ['words in capitals', failure('Not authenticated')],
    ['a token that is too old', failure('jwt expired')],
    ['a claim that is too old', failure('"exp" claim is expired')],
    ['status 401', new ResponseNotSuccessful(401)],
    ['status 403', new ResponseNotSuccessful(403)],
    ['status 401 of a plain call', new RequestFailed(401)],
  ])('is told by %s', (_, error) => expect(endsSession(error)).toBe(true));

  it.each([
    ['another code', failure('x', 'BAD_USER_INPUT')],
    ['status 500', new ResponseNotSuccessful(500)],
    ['status 403 of a plain call', new RequestFailed(403)],
    ['status 404 of a plain call', new RequestFailed(404)],
    ['the network', new TypeError('not authenticated')],
    ['no error', undefined],
  ])('is not told by %s', (_, error) => expect(endsSession(error)).toBe(false));

  it('is announced once for each answer that tells it, to whoever still listens', async () => {
    const listener = vi.fn();
    const stop = onSessionEnd(listener);
    answer({ data: null, errors: [{ message: 'not authenticated', extensions: { code: 'UNAUTHENTICATED' } }] });
    await errorOf(ask());
    expect(listener).toHaveBeenCalledTimes(1);
    answer('', 401);
    await errorOf(call('/api/user/user-avatar'));
    expect(listener).toHaveBeenCalledTimes(2);
    answer('', 500);
    await errorOf(ask());
    stop();
    answer('', 401);
    await errorOf(ask());
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
