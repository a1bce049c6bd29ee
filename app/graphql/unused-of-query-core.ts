/*
 * In the place of four modules of TanStack Query's core, by an alias in `vite.config.ts`. The gateway is asked to change something by
 * `request`, and answers in one piece; and `query-client.ts` asks for nothing because a page is seen again, or the network is back. Every
 * member loads the core: without what nobody calls, it is a quarter lighter.
 */

/** What `QueryClient` asks of its cache of mutations: there are none. */
export class MutationCache {
  findAll(): [] {
    return [];
  }
  async resumePausedMutations(): Promise<void> {}
  clear(): void {}
}

/** A query in pages is fetched as any other. */
export function infiniteQueryBehavior(): undefined {}
export function hasNextPage(): boolean {
  return false;
}
export const hasPreviousPage = hasNextPage;

const always = { isFocused: () => true, isOnline: () => true, subscribe: () => () => {} };
export const focusManager = always;
export const onlineManager = always;
