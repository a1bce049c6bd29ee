/**
 * Everything that the site keeps on a device, by name; what is not named here is not kept. The page `calm-reading` and the cookie
 * notice tell readers of it: a new name belongs there too. `early.js` reads `theme` and `calm` by itself.
 * The last three belong to an account: that somebody is signed in, that sensitive pictures are shown, that the server is still to be
 * told of a sign-out.
 */
export type StorageKey =
  | 'theme'
  | 'language'
  | 'calm'
  | 'clear'
  | 'check-lists'
  | 'recent-searches'
  | 'logged-in'
  | 'show-gated-content'
  | 'sign-out-pending';

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

/** What is kept under a key; null where there is nothing. */
export function recall(key: StorageKey): string | null {
  return read(key);
}

/** Whether anything is kept under a key that a page names. */
export function isStored(key: string): boolean {
  return read(key) !== null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The readable companion of the session's cookie: when the session ends, in seconds since 1970. */
export function companion(): string | undefined {
  return /(?:^|; )authTokenExpires=(\d+)/.exec(document.cookie)?.[1];
}
