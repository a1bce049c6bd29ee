import { QueryCache, QueryClient } from '@tanstack/query-core';
import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';
import { onSignedOut } from './session-end.ts';
import type { TypedDocument } from './typed-document.ts';

/**
 * What this page knows of the gateway's answers, shared by all of its islands: an answer holds as long as the page, and is not asked
 * for twice. A failure is logged, and not tried again behind somebody's back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: ({ message }, { queryKey: [name] }) => console.error(`${name} failed: ${message}`) }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
  },
});

// Who is signed in is asked for anew each time.
const uncached = ['userQuery', 'profileQuery'];
for (const name of uncached) queryClient.setQueryDefaults([name], { staleTime: 0, gcTime: 0 });

/** Of answers to a member nothing is kept for whoever comes next. */
function evictMembersAnswers(): void {
  for (const name of [...uncached, 'savedContent', 'personalizedContent']) queryClient.removeQueries({ queryKey: [name] });
}
// Not on the server, which renders what asks.
if ('addEventListener' in globalThis) onSignedOut(evictMembersAnswers);

/** A document and its variables, as TanStack Query takes them. */
export function gatewayQuery<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) {
  return queryOptions({
    queryKey: [document.name, variables] as const,
    queryFn: ({ signal }) => request(document, variables, { signal }),
  });
}
