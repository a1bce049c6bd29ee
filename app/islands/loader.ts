import { deviceValue } from '#app/browser/device-value.ts';
import { islandKept, islandName, islandWhen } from './hooks.ts';
import type { IslandComponent } from './Island.tsx';

const islands = import.meta.glob<IslandComponent<Record<string, unknown>>>('/app/**/*.island.tsx', { import: 'default' });
const starting = new Map<Element, Promise<void>>();
const live = new Set<Element>();

/** How far ahead of the view an island starts, in CSS pixels. */
const ahead = '200px';

function start(element: HTMLElement): Promise<void> {
  const begun = starting.get(element);
  if (begun) return begun;
  const load = islands[element.getAttribute(islandName) ?? ''];
  const done = Promise.all([import('./mount.tsx'), load?.()])
    .then(([{ mount }, component]) => component && mount(element, component))
    .then(() => void live.add(element))
    .catch((error: unknown) => {
      console.error('An island could not start', element.getAttribute(islandName), error);
      // The network may be back at the next touch.
      starting.delete(element);
    });
  starting.set(element, done);
  return done;
}

// The first touch starts an island at once. A click that comes before it is live is stopped and made again when it is, but not one
// that links and forms with an address answer by themselves: whoever presses Enter early need not wait.
const early = new Map<Element, HTMLElement>();

function onTouch(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const element = target.closest<HTMLElement>(`[${islandName}]`);
  if (!element || live.has(element)) return;
  const done = start(element);
  const control =
    event.type === 'click' ? target.closest<HTMLElement>('button:not(form[action] *),[role=button],[type=checkbox],[type=radio]') : null;
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!early.has(element)) {
    done.then(() => {
      early.get(element)?.click();
      early.delete(element);
    });
  }
  early.set(element, control);
}

/** Waits for the islands of this document to become due. */
export function watchIslands(): void {
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) addEventListener(type, onTouch, true);
  const onSight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        onSight.unobserve(target);
        start(target);
      }
    },
    { rootMargin: ahead },
  );
  for (const element of document.querySelectorAll(`[${islandWhen}=visible],[${islandKept}]`)) {
    const key = element.getAttribute(islandKept);
    if (key === null || deviceValue(key, (kept) => kept).read()) onSight.observe(element);
  }
}
