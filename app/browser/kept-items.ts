import type { DeviceValue } from './device-value.ts';

/** What is kept; `unreadable` for what a later version of the site wrote, or what is damaged. */
export type KeptItems<Item> = readonly Item[] | 'unreadable';

const version = 1;

/**
 * A list that a device keeps, as `{"version":1,"items":[…]}`. Each change is made to what is kept at that moment: another tab may have
 * changed it. `parse` gives the items that make sense, in order.
 */
export function keptItems<Item>(value: Omit<DeviceValue<string>, 'key'>, parse: (items: readonly unknown[]) => readonly Item[]) {
  const none: readonly Item[] = [];
  let held: { text: string | undefined; items: KeptItems<Item> } = { text: undefined, items: none };
  let isFollowed = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = (text: string): KeptItems<Item> => {
    const kept = parsed(text);
    return isRecord(kept) && kept.version === version && Array.isArray(kept.items) ? parse(kept.items) : 'unreadable';
  };
  /** The same items for the same text. */
  const here = (): KeptItems<Item> => {
    const text = value.read();
    if (text !== held.text) held = { text, items: text === undefined ? none : read(text) };
    return held.items;
  };
  return {
    here,
    /** Calls the listener whenever the list changes, here or in another tab. */
    follow(listener: () => void): () => void {
      if (!isFollowed) value.follow(tell);
      isFollowed = true;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Gives whether the device has kept the change: where it is full or forbids it, and over what cannot be read, nothing changes. Where
     * nothing is left, nothing stays behind.
     */
    change(next: (items: readonly Item[]) => readonly Item[]): boolean {
      const items = here();
      if (items === 'unreadable') return false;
      const changed = next(items);
      const isKept = value.write(changed.length > 0 ? JSON.stringify({ version, items: changed }) : undefined);
      tell();
      return isKept;
    },
    /** Clears the list, also one that cannot be read. */
    clear(): void {
      value.write(undefined);
      tell();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** For what was parsed: an object, of which nothing is known yet. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
