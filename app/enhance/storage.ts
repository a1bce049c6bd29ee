/**
 * Everything that the site keeps on a device, by name; what is not named here is not kept. The page `calm-reading` and the cookie
 * notice tell readers of it: a new name belongs there too. `early.js` reads `theme` and `calm` by itself.
 */
export type StorageKey = 'theme' | 'language' | 'calm' | 'clear' | 'check-lists' | 'recent-searches';

/** Storage may be full or forbidden: then nothing is kept, and nothing breaks. Gives whether it was kept. */
export function remember(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    // Nothing to do: the choice holds for this page.
    return false;
  }
}

export function recall(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
