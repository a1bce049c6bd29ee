/** What the site keeps on this device. Storage may be full or forbidden: then nothing is kept, and nothing breaks. */
export function remember(key: 'theme' | 'language', value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice holds for this page.
  }
}

export function recall(key: 'theme' | 'language'): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
