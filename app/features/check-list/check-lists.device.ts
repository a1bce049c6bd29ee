import { type AboutDeviceValue, deviceValue } from '#app/browser/device-value.ts';

export type Kept = { readonly ticked: readonly string[]; readonly own: readonly OwnItem[] };
export type OwnItem = { readonly id: string; readonly text: string };
export type Lists = Readonly<Record<string, Kept>>;

export const mostCharacters = 300;
export const mostOwn = 50;
export const nothing: Kept = { ticked: [], own: [] };

/**
 * What somebody ticked and typed in check-lists. It is kept on this device only:
 * `{"version":1,"lists":{"<id of the list>":{"ticked":["<id of an item>"],"own":[{"id":"own:1","text":"…"}]}}}`.
 * Ids are those of the content, so that both languages share the ticks and no change of words loses one.
 */
export default deviceValue<Lists, string>('check-lists', (kept) => (typeof kept === 'string' ? parseLists(kept) : undefined));

export const about: AboutDeviceValue = {
  en: { holds: 'what you ticked and wrote in a check-list', kept: 'when you tick or write' },
  es: { holds: 'lo que marcó y escribió en una lista', kept: 'al marcar o escribir' },
};

/** What is kept, as far as it can be read: anything else is as if it were not there. */
export function parseLists(text: string): Lists {
  const value = parsed(text);
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.lists)) return {};
  return Object.fromEntries(Object.entries(value.lists).map(([id, kept]) => [id, keptFrom(kept)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
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
