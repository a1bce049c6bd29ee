import type { Behaviour } from '#app/browser/behaviours.ts';
import { gated } from '#app/features/gated-content/hooks.ts';
import {
  gallery as galleryHook,
  galleryPicture,
  gallerySlides,
  galleryStage,
  galleryStatus,
  galleryStep,
  galleryThumbnail,
} from './hooks.ts';
import { followSwipes, isZoomed, sheetFor, zoomByKey, zoomByPress } from './zoom.ts';

/**
 * The galleries of a page: their buttons, arrow keys and enlarged views. A gallery scrolls and snaps by itself; where it
 * stands is kept on its element, as the index of the picture. One that waits to be asked for (`gated`) comes later.
 */
export default { on: `[${galleryHook}], [${gated}]`, when: 'now', begin } satisfies Behaviour;

const controls = `[${galleryStep}], [${galleryThumbnail}], [${galleryPicture}]`;

function begin(): void {
  addEventListener('click', onClick);
  addEventListener('keydown', onKeydown);
  addEventListener('focusin', onFocus);
  for (const type of ['pointerdown', 'wheel']) addEventListener(type, onHold, { passive: true });
  followSwipes((element, by) => {
    const gallery = galleryAt(element);
    if (gallery) show(gallery, standsAt(gallery) + by);
  });
  // A scroll does not bubble.
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  // One that was moved before this came, or that the browser put back where it was.
  for (const slides of document.querySelectorAll(`[${gallerySlides}]`)) if (slides.scrollLeft > 0) markNearest(slides);
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (zoomByPress(event.target)) return;
  const control = event.target.closest(controls);
  const gallery = control && galleryAt(control);
  if (!gallery) return;
  event.preventDefault();
  const step = control.getAttribute(galleryStep);
  show(gallery, step ? standsAt(gallery) + Number(step) : positionOf(control));
  if (control.matches(`[${galleryPicture}]`)) enlarge(gallery);
}

function onKeydown(event: KeyboardEvent): void {
  const gallery = event.target instanceof Element ? galleryAt(event.target) : null;
  if (!event.ctrlKey && !event.metaKey && zoomByKey(event)) return;
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  // There they move the picture that is larger than its sheet.
  if (isZoomed(event.target)) return;
  if (!gallery || by === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  show(gallery, standsAt(gallery) + by);
  // What has the focus is never a picture that is out of view.
  if (event.target instanceof Element && event.target.matches(`[${galleryPicture}]`)) focusCurrent(gallery);
}

/** Galleries on their way to where they were told to go: what they pass is not where they stand, however slowly they pass it. */
const sent = new WeakSet<Element>();

/** A finger or a wheel takes it elsewhere. */
function onHold({ target }: Event): void {
  const gallery = target instanceof Element && galleryAt(target);
  if (gallery) sent.delete(gallery);
}

/** The gallery whose enlarged view is open. */
let enlarged: Element | undefined;

/**
 * Goes along with the focus: a browser may lose its own scroll to a picture that comes while the last is on its way.
 * A view that closes puts the focus back on the picture that it was opened from, which is not where the gallery stands.
 */
function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(`[${galleryPicture}]`)) return;
  const gallery = galleryAt(target);
  if (gallery && gallery !== enlarged && positionOf(target) !== standsAt(gallery)) goTo(gallery, positionOf(target));
}

let settled: ReturnType<typeof setTimeout> | undefined;

/** A finger moves a gallery too: where it comes to rest, by a debounce, is where it stands. */
function onScroll({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(`[${gallerySlides}]`)) return;
  clearTimeout(settled);
  settled = setTimeout(() => markNearest(target), 120);
}

function markNearest(slides: Element): void {
  const gallery = galleryAt(slides);
  if (gallery && !sent.has(gallery)) mark(gallery, nearestTo(gallery, slides.scrollLeft));
}

function show(gallery: Element, index: number): void {
  const slide = slidesOf(gallery)[index];
  const status = gallery.querySelector(`[${galleryStatus}]`);
  if (!slide) return;
  goTo(gallery, index);
  if (gallery === enlarged) fill(gallery, slide);
  else if (status) status.textContent = wordsOf(slide);
}

function goTo(gallery: Element, index: number): void {
  const [first, slide] = [slidesOf(gallery)[0], slidesOf(gallery)[index]];
  if (!first || !slide) return;
  sent.add(gallery);
  slide.parentElement?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  mark(gallery, index);
}

/** Says on the controls where the gallery stands. */
function mark(gallery: Element, index: number): void {
  const last = slidesOf(gallery).length - 1;
  gallery.setAttribute(galleryHook, String(index));
  for (const link of gallery.querySelectorAll(`[${galleryThumbnail}]`)) {
    if (positionOf(link) === index) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const button of gallery.querySelectorAll(`[${galleryStep}]`)) {
    const next = index + Number(button.getAttribute(galleryStep));
    // Not disabled, which would take the focus from it.
    button.setAttribute('aria-disabled', String(next < 0 || next > last));
  }
}

function enlarge(gallery: Element): void {
  const dialog = gallery.querySelector('dialog');
  const slide = currentSlide(gallery);
  if (!dialog || !slide) return;
  fill(gallery, slide);
  dialog.showModal();
  enlarged = gallery;
  dialog.addEventListener('close', () => onClose(gallery), { once: true });
}

/** The gallery may have gone on meanwhile: the focus comes back to the picture that was seen last. */
function onClose(gallery: Element): void {
  enlarged = undefined;
  focusCurrent(gallery);
}

/** Puts a picture and its caption into the enlarged view, where it is as wide as the window. */
function fill(gallery: Element, slide: HTMLElement): void {
  const figure = document.createElement('figure');
  for (const part of slide.querySelectorAll('picture, :not(picture) > img')) figure.append(sheetFor(gallery, part.cloneNode(true)));
  for (const part of slide.querySelectorAll('figcaption')) figure.append(part.cloneNode(true));
  const alt = slide.querySelector('img')?.alt;
  // A screen reader has it from the picture.
  if (alt) figure.append(Object.assign(document.createElement('p'), { textContent: alt, ariaHidden: 'true' }));
  figure.querySelector('p')?.setAttribute('data-words', '');
  for (const source of figure.querySelectorAll('source')) source.sizes = '100vw';
  gallery.querySelector(`[${galleryStage}]`)?.replaceChildren(figure);
}

function galleryAt(element: Element): Element | null {
  return element.closest(`[${galleryHook}]`);
}

function slidesOf(gallery: Element): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>(`[${gallerySlides}] > li`)];
}

function currentSlide(gallery: Element): HTMLElement | undefined {
  return slidesOf(gallery)[standsAt(gallery)];
}

function focusCurrent(gallery: Element): void {
  currentSlide(gallery)?.querySelector('a')?.focus({ preventScroll: true });
}

/** The index of the picture that begins nearest to where the gallery has scrolled. */
function nearestTo(gallery: Element, left: number): number {
  const distances = slidesOf(gallery).map(({ offsetLeft }) => Math.abs(offsetLeft - left));
  return distances.indexOf(Math.min(...distances));
}

/** What a picture shows, and what is said of it. */
function wordsOf(slide: HTMLElement): string {
  const caption = slide.querySelector('figcaption')?.children ?? [];
  return [slide.querySelector('img')?.alt, ...[...caption].map(({ textContent }) => textContent)].filter(Boolean).join(' ');
}

function standsAt(gallery: Element): number {
  return Number(gallery.getAttribute(galleryHook));
}

/** Of the list item that holds the element, among its like. */
function positionOf(element: Element): number {
  const item = element.closest('li');
  return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
}
