import { deviceValue } from '#app/browser/device-value.ts';
import { islandFailed, islandKept, islandName, islandWhen } from './hooks.ts';
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
    .then(() => {
      live.add(element);
      // It has thrown, and is again what the server sent.
      if ('failed' in element.dataset) return void (early.has(element) && sayFailed(element));
      if (element.nextElementSibling?.matches(saidFailed)) element.nextElementSibling.remove();
      replay(element);
    })
    .catch((error: unknown) => {
      console.error('An island could not start', element.getAttribute(islandName), error);
      // The network may be back at the next touch, in a browser that does not keep a module that failed.
      starting.delete(element);
      if (early.has(element)) sayFailed(element);
    });
  starting.set(element, done);
  return done;
}

// The first touch starts an island at once. Clicks that come before it is live are made again when it is, all of them and in order, but
// not those that links and forms with an address answer by themselves: whoever presses Enter early need not wait. A box shows its tick
// meanwhile, as it would without a script.
const early = new Map<Element, Click[]>();
/** `checked`: what the click has made of a box. */
type Click = { readonly control: HTMLElement; readonly checked: boolean };
const controls = 'button:not(form[action] *),[role=button],[type=checkbox],[type=radio]';

function isBox(control: HTMLElement): control is HTMLInputElement {
  return control.matches('[type=checkbox],[type=radio]');
}

/** A box may show by now what its island has kept: it is clicked into what it was clicked into before. */
function replay(element: Element): void {
  const clicks = early.get(element) ?? [];
  early.delete(element);
  for (const { control, checked } of clicks) {
    if (isBox(control)) control.checked = !checked;
    control.click();
  }
}

const saidFailed = `[${islandFailed}]:not([hidden])`;

/** Says that what was touched could not be loaded. It is said once, until it is there. */
function sayFailed(element: Element): void {
  if (element.nextElementSibling?.matches(saidFailed)) return;
  const words = document.querySelector(`[${islandFailed}][hidden]`)?.cloneNode(true);
  if (!(words instanceof HTMLElement)) return;
  element.after(words);
  words.hidden = false;
}

function onTouch(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const element = target.closest<HTMLElement>(`[${islandName}]`);
  if (!element || live.has(element)) return;
  const control = event.type === 'click' ? target.closest<HTMLElement>(controls) : null;
  if (control) {
    event.stopImmediatePropagation();
    if (!isBox(control)) event.preventDefault();
    const before = early.get(element) ?? [];
    // Pressed again because nothing happened yet, it is pressed once.
    const click = { control, checked: isBox(control) && control.checked };
    if (isBox(control) || before.at(-1)?.control !== control) early.set(element, [...before, click]);
  }
  start(element);
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
