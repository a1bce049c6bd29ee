/**
 * Clears what the site keeps on this device: all of its storage, whoever wrote it, and every cookie that a script can see. The one of
 * a session none can see: whether or not there is one, by signing out. What the browser keeps by itself (its history, files that were saved) no page can clear.
 * Resolves when all is cleared that can be: a database that is still open goes with its page.
 */
export async function clearDevice(): Promise<void> {
  // Sent while the page is being left, and not waited for.
  navigator.sendBeacon('/sign-out', new URLSearchParams());
  const cleared = clearAll();
  // Something on the page may keep its state as it goes.
  addEventListener('pagehide', clearAll);
  await cleared;
}

/** What is forbidden kept nothing; the rest is cleared. */
function clearAll(): Promise<unknown> {
  return Promise.allSettled([clearStorage, clearCookies, clearCaches, clearDatabases].map(async (clear) => clear()));
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

async function clearCaches(): Promise<void> {
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function clearDatabases(): Promise<void> {
  const all = (await indexedDB.databases?.()) ?? [];
  await Promise.all(all.map(({ name }) => name && answered(indexedDB.deleteDatabase(name))));
}

/** Does not wait for one that is still open. */
function answered(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((settle) => {
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => settle());
  });
}
