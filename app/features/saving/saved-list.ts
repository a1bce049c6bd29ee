import { QueryClient } from '@tanstack/query-core';
import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core';
import { type SavedContentQuery, savedContent } from '#app/graphql/member-documents.ts';
import { gatewayQuery, queryClient } from '#app/graphql/query-client.ts';
import keptList from './saved-list.device.ts';

export type SavedItems = NonNullable<SavedContentQuery['savedContent']>;

/** In characters; a longer list is not kept. */
const longest = 1_048_576;
/** After the last change, in milliseconds. */
const delay = 1_000;
/** A kept list is asked for anew once it is older than this, in milliseconds: another device may have changed it. */
const freshFor = 60_000;
const maxAge = 24 * 60 * 60 * 1000;

/** What of the saved content is fetched with the session. */
const query = {
  ...gatewayQuery(savedContent, { filter: ['page', 'researchNews', 'video', 'podcast', 'personalStory'], sort: 'Newest' }),
  staleTime: freshFor,
};

const prefix = 'list';
let timer: ReturnType<typeof setTimeout> | undefined;

/** The one place where the list is kept, as the persister asks for it. */
const storage = {
  getItem: () => keptList.read(),
  setItem: (_: string, text: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => keep(text), delay);
  },
  removeItem: () => void keptList.write(undefined),
  entries: (): [string, string][] => {
    const text = keptList.read();
    return text === undefined ? [] : [[`${prefix}-`, text]];
  },
};

function keep(text: string): void {
  if (text.length > longest) return void keptList.write(undefined);
  if (keptList.write(text)) return;
  const error = new Error('The list of saved content could not be kept.');
  console.error(error.message);
  throw error;
}

/** A list is kept for one member, and is nothing to another. */
const persisterOf = (userId: string) => createQueryPersister({ storage, buster: userId, maxAge, prefix, refetchOnRestore: false });

/** The list of a member as it is known here: from this page, or kept from another; undefined where it is not. */
export async function knownList(userId: string): Promise<SavedItems | undefined> {
  const kept = new QueryClient();
  // Anything may stand there.
  await persisterOf(userId).restoreQueries(kept, { queryKey: query.queryKey }).catch(doubtKept);
  const { data, dataUpdatedAt = 0 } = kept.getQueryState<SavedContentQuery>(query.queryKey) ?? {};
  // Another tab may have kept what it had asked for before the last change here.
  const updatedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
  if (data && dataUpdatedAt > updatedAt) queryClient.setQueryData(query.queryKey, data, { updatedAt: dataUpdatedAt });
  const list = queryClient.getQueryData(query.queryKey)?.savedContent;
  return Array.isArray(list) ? list : undefined;
}

/** The list of a member, asked for where what is known is not of this minute, and kept. */
export async function fetchList(userId: string): Promise<SavedItems | undefined> {
  const { savedContent: list } = await queryClient.fetchQuery(query);
  await persisterOf(userId).persistQueryByKey(query.queryKey, queryClient);
  return list ?? undefined;
}

/** Changes the list here as it was changed on the server, and keeps it. */
export async function changeList(userId: string, change: (list: SavedItems) => SavedItems): Promise<SavedItems | undefined> {
  const changed = queryClient.setQueryData(query.queryKey, (known) => known && { savedContent: change(known.savedContent ?? []) });
  await persisterOf(userId).persistQueryByKey(query.queryKey, queryClient);
  return changed?.savedContent ?? undefined;
}

/** What is kept will soon not be so: a page that is left before that is known leaves none behind. */
export function doubtKept(): void {
  clearTimeout(timer);
  keptList.write(undefined);
}

/** The same for what this page knows: whoever asks next asks the server. */
export function doubtList(): void {
  doubtKept();
  queryClient.removeQueries({ queryKey: query.queryKey });
}

/** Calls the listener when another tab has changed the list. What that tab doubts, this one does not keep. */
export const followList = (listener: () => void): void =>
  keptList.follow(() => {
    if (keptList.read() === undefined) clearTimeout(timer);
    listener();
  });
