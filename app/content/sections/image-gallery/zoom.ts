import { galleryZoom } from './hooks.ts';

/** How many times its size an enlarged picture can have. */
const most = 3;
const sheet = 'data-sheet';

/** The sheet that an enlarged picture lies on, as large as the window. */
export function sheetFor(gallery: Element, picture: Node): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute(sheet, '1');
  made.append(picture);
  sayZoom(gallery, 1);
  return made;
}

/** Whether it was a press on a button that zooms. */
export function zoomByPress(target: Element): boolean {
  const button = target.closest(`[${galleryZoom}]`);
  if (button) zoom(button.closest('dialog'), Number(button.getAttribute(galleryZoom)));
  return button !== null;
}

/** Whether it was a key that zooms: plus, or minus, in an enlarged view. */
export function zoomByKey(event: KeyboardEvent): boolean {
  const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
  const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
  if (by === 0 || !dialog?.querySelector(`[${sheet}]`)) return false;
  event.preventDefault();
  zoom(dialog, by);
  return true;
}

/** Whether a picture is there that is larger than its sheet, and the focus is on it. */
export function isZoomed(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(`[${sheet}]:not([${sheet}="1"])`);
}

/** A finger that moves across a picture, which is not larger than its sheet, turns to the next or the one before. */
export function followSwipes(turn: (element: Element, by: 1 | -1) => void): void {
  let from: Touch | undefined;
  addEventListener('touchstart', ({ touches }) => (from = touches.length === 1 ? touches[0] : undefined), { passive: true });
  addEventListener(
    'touchend',
    ({ target, changedTouches: [to] }) => {
      if (!from || !to || !(target instanceof Element) || !target.closest(`[${sheet}="1"]`) || isPinched()) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(down)) turn(target, across < 0 ? 1 : -1);
    },
    { passive: true },
  );
}

function isPinched(): boolean {
  return (visualViewport?.scale ?? 1) > 1.05;
}

function zoom(dialog: HTMLElement | null, by: number): void {
  const on = dialog?.querySelector<HTMLElement>(`[${sheet}]`);
  const times = Number(on?.getAttribute(sheet)) + by;
  if (!dialog || !on || times < 1 || times > most) return;
  const centre = { x: (on.scrollLeft + on.clientWidth / 2) / on.scrollWidth, y: (on.scrollTop + on.clientHeight / 2) / on.scrollHeight };
  on.setAttribute(sheet, String(times));
  // What can be scrolled can be reached by the keyboard.
  on.tabIndex = times > 1 ? 0 : -1;
  on.scrollTo(centre.x * on.scrollWidth - on.clientWidth / 2, centre.y * on.scrollHeight - on.clientHeight / 2);
  sayZoom(dialog, times);
}

/** Not disabled, which would take the focus from it. */
function sayZoom(within: Element, times: number): void {
  for (const button of within.querySelectorAll(`[${galleryZoom}]`)) {
    const next = times + Number(button.getAttribute(galleryZoom));
    button.setAttribute('aria-disabled', String(next < 1 || next > most));
  }
}
