/** What is kept under a key; null where there is nothing, or where storage is forbidden. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden: then nothing is kept, and nothing breaks. Gives whether it was kept. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Nothing to do: the choice holds for this page.
    return false;
  }
}

/** Clears all that is kept on this device, whoever wrote it. @throws where storage is forbidden */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
