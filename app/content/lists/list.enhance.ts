import type { Behaviour } from '#app/browser/behaviours.ts';
import { languageLink } from '#app/features/language/hooks.ts';
import { listLinks, narrowedList } from './hooks.ts';

/**
 * A list that is narrowed, sorted or turned over changes where it stands: its page is fetched, and the list taken out of it. Its heading,
 * which says how many there are, gets the focus, so that who listens hears what became of it. Whatever goes wrong, the link is followed.
 */
export default { on: `[${narrowedList}]`, when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const list = document.querySelector<HTMLElement>(`[${narrowedList}]`);
  if (!list) return;
  let shown = location.pathname + location.search;
  let going = new AbortController();

  const show = async (url: URL): Promise<void> => {
    going.abort();
    going = new AbortController();
    list.setAttribute('aria-busy', 'true');
    const { signal } = going;
    try {
      const response = await fetch(url, { signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const fresh = page.querySelector(`[${narrowedList}]`);
      if (!response.ok || !fresh) throw new Error(`no list at ${url.pathname}: ${response.status}`);
      if (signal.aborted) return;
      shown = url.pathname + url.search;
      list.replaceChildren(...document.adoptNode(fresh).childNodes);
      leadToOther(page);
      list.removeAttribute('aria-busy');
      const heading = list.querySelector<HTMLElement>('h2');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'nearest' });
    } catch {
      if (!signal.aborted) location.assign(url);
    }
  };

  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`[${listLinks}] a`) : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    // Another path has another title.
    if (url.pathname !== location.pathname) return;
    event.preventDefault();
    history.pushState(null, '', url);
    void show(url);
  });
  window.addEventListener('popstate', () => {
    if (location.pathname + location.search !== shown) void show(new URL(location.href));
  });
}

/** The links to the other language take along what this list is narrowed by. */
function leadToOther(page: Document): void {
  const fresh = page.querySelectorAll<HTMLAnchorElement>(`a[${languageLink}]`);
  for (const [at, link] of document.querySelectorAll<HTMLAnchorElement>(`a[${languageLink}]`).entries()) {
    const href = fresh[at]?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}
