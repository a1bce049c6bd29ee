import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { popularSearches } from './documents.ts';
import { gatewayQuery, queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answering(body: () => unknown) {
  const fetched = vi.fn(async () => Response.json(body()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('An answer is kept, and not asked for twice; for other variables it is', async () => {
  const fetched = answering(() => ({ data: { popularSearches: ['fatigue'] } }));
  for (const locale of ['en', 'en', 'es']) await queryClient.fetchQuery(gatewayQuery(popularSearches, { locale }));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each(['userQuery', 'profileQuery'])('The answer to %s is not kept', async (name) => {
  const fetched = answering(() => ({ data: { user: { id: '1' } } }));
  const document = { name, text: `query ${name}{user{id}}` };
  for (let count = 0; count < 2; count++) await queryClient.fetchQuery(gatewayQuery(document, {}));
  expect(fetched).toHaveBeenCalledTimes(2);
  await eventually(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

test('A failure is logged without what was gatewayQuery, and not tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = answering(() => ({ errors: [{ message: 'a secret term', extensions: { code: 'BAD_USER_INPUT' } }] }));
  await expect(queryClient.fetchQuery(gatewayQuery(popularSearches, { locale: 'en-US' }))).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toEqual([['popularSearches failed: The gateway answered with errors: BAD_USER_INPUT']]);
});

test('Of the answers to a member nothing is left once they sign out; what is everybody’s stays', async () => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
  vi.resetModules();
  const [fresh, { announceSignedOut }] = await Promise.all([import('./query-client.ts'), import('./session-end.ts')]);
  const all = fresh.queryClient.getQueryCache();
  for (const name of ['userQuery', 'profileQuery', 'savedContent', 'personalizedContent', 'popularSearches'])
    fresh.queryClient.setQueryData([name, {}], { of: name });
  announceSignedOut();
  expect(all.getAll().map(({ queryKey: [name] }) => name)).toEqual(['popularSearches']);
});
