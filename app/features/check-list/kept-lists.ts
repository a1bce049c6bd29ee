import checkLists, { type Kept, type Lists, mostOwn, nothing, type OwnItem, tidy } from './check-lists.device.ts';

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
  if (checkLists.read() === undefined) canKeep = checkLists.write(undefined);
  read();
  checkLists.follow(() => {
    if (!canKeep) return;
    read();
    tell();
  });
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
  canKeep = checkLists.write(Object.keys(lists).length > 0 ? JSON.stringify({ version: 1, lists }) : undefined);
  tell();
}

function read(): void {
  lists = checkLists.read() ?? {};
}

function tell(): void {
  for (const listener of listeners) listener();
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
