import { recall, remember } from '#app/browser/storage.ts';

/**
 * What somebody ticked and typed in check-lists. It is kept on this device only, as `check-lists` in local storage:
 * `{"version":1,"lists":{"<id of the list>":{"ticked":["<id of an item>"],"own":[{"id":"own:1","text":"…"}]}}}`.
 * Ids are those of the content, so that both languages share the ticks and no change of words loses one.
 */
export type Kept = { readonly ticked: readonly string[]; readonly own: readonly OwnItem[] };
export type OwnItem = { readonly id: string; readonly text: string };
type Lists = Readonly<Record<string, Kept>>;

export const mostCharacters = 300;
export const mostOwn = 50;
export const nothing: Kept = { ticked: [], own: [] };

/** What this page holds: the same as what is kept, or all there is where nothing can be kept. */
let lists: Lists = {};
let canKeep = true;
let isStarted = false;
const listeners = new Set<() => void>();

/** Calls the listener whenever a list changes, here or in another tab. */
export function subscribe(listener: () => void): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // To clear what is not there changes nothing, and tells whether storage is forbidden.
  if (recall('check-lists') === null) canKeep = remember('check-lists', null);
  read();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onReturn);
}

/** What is kept of one list. */
export function keptIn(list: string): Kept {
  return lists[list] ?? nothing;
}

/** Whether the device lets the page keep anything. */
export function isKept(): boolean {
  return canKeep;
}

/** Changes one list, from what is kept at this moment: another tab may have changed it. */
export function change(list: string, next: (kept: Kept) => Kept): void {
  // The click that brought the code comes before anything listens.
  start();
  if (canKeep) read();
  const { [list]: before = nothing, ...others } = lists;
  const after = next(before);
  lists = after.ticked.length > 0 || after.own.length > 0 ? { ...others, [list]: after } : others;
  // Where nothing is left, nothing stays behind.
  const text = Object.keys(lists).length > 0 ? JSON.stringify({ version: 1, lists }) : null;
  canKeep = remember('check-lists', text);
  tell();
}

/** A key of null: everything was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== 'check-lists') return;
  read();
  tell();
}

/** A page that somebody comes back to has heard nothing meanwhile. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted || !canKeep) return;
  read();
  tell();
}

function read(): void {
  lists = parseLists(recall('check-lists'));
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is kept, as far as it can be read: anything else is as if it were not there. */
export function parseLists(text: string | null): Lists {
  const value = parsed(text);
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.lists)) return {};
  return Object.fromEntries(Object.entries(value.lists).map(([id, kept]) => [id, keptFrom(kept)]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function keptFrom(value: unknown): Kept {
  if (!isRecord(value)) return nothing;
  const own = listOf(value.own).flatMap((item): OwnItem[] => {
    if (!isRecord(item) || typeof item.id !== 'string' || typeof item.text !== 'string') return [];
    const text = tidy(item.text);
    return text === '' ? [] : [{ id: item.id, text }];
  });
  return { ticked: listOf(value.ticked).filter((id) => typeof id === 'string'), own: own.slice(0, mostOwn) };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** One line of words, no longer than may be. */
export function tidy(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, mostCharacters).join('').trim();
}

/** Ticks an item, or takes its tick away. */
export function tick(kept: Kept, id: string, isTicked: boolean): Kept {
  const others = kept.ticked.filter((each) => each !== id);
  return { ...kept, ticked: isTicked ? [...others, id] : others };
}

/** Whoever writes a question wants to ask it: it comes ticked. No id of an editor's item has a colon. */
export function addOwn(kept: Kept, text: string): Kept {
  const words = tidy(text);
  if (words === '' || kept.own.length >= mostOwn) return kept;
  const id = `own:${Math.max(0, ...kept.own.map(numberOf)) + 1}`;
  return { ticked: [...kept.ticked, id], own: [...kept.own, { id, text: words }] };
}

/** Changes own words; without words it removes them. */
export function editOwn(kept: Kept, id: string, text: string): Kept {
  const words = tidy(text);
  return words === '' ? removeOwn(kept, id) : { ...kept, own: kept.own.map((item) => (item.id === id ? { id, text: words } : item)) };
}

/** Removes own words, with their tick. */
export function removeOwn(kept: Kept, id: string): Kept {
  return { ticked: kept.ticked.filter((each) => each !== id), own: kept.own.filter((item) => item.id !== id) };
}

/** Brings back what was taken away, each where it stood; what came since stays. */
export function bringBack(kept: Kept, taken: Kept): Kept {
  const lost = taken.own.filter(({ id }) => !kept.own.some((item) => item.id === id));
  const own = [...kept.own, ...lost].sort((a, b) => numberOf(a) - numberOf(b));
  return { ticked: [...new Set([...kept.ticked, ...taken.ticked])], own };
}

/** Own words are numbered in the order in which they were written. */
function numberOf({ id }: OwnItem): number {
  return Number(id.split(':')[1]) || 0;
}
