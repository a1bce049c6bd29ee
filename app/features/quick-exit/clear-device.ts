/**
 * Clears what the site keeps on this device: all of its storage, whoever wrote it, and every cookie that a script can see. The one of
 * a session none can see: whether or not there is one, by signing out. What the browser keeps by itself (its history, files that were saved) no page can clear.
 */
export function clearDevice(): void {
  // Sent while the page is being left, and not waited for.
  navigator.sendBeacon('/sign-out', new URLSearchParams());
  clearAll();
  // Something on the page may keep its state as it goes.
  addEventListener('pagehide', clearAll);
}

function clearAll(): void {
  for (const clear of [clearStorage, clearCookies, clearCaches, clearDatabases]) {
    try {
      clear();
    } catch {
      // Forbidden, so that nothing was kept there; the rest is cleared.
    }
  }
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** A cookie is removed by what it was set with: for this host alone, or for it and those beside it. */
const scopes = ['', ...location.hostname.split('.').map((_, index, names) => `; Domain=${names.slice(index).join('.')}`)];

function clearCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    for (const scope of scopes) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and the page is about to be gone.
      document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/${scope}`;
    }
  }
}

function clearCaches(): void {
  window.caches
    ?.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(ignore);
}

function clearDatabases(): void {
  indexedDB
    .databases?.()
    .then((all) => {
      for (const { name } of all) if (name) indexedDB.deleteDatabase(name);
    })
    .catch(ignore);
}

function ignore(): void {}
