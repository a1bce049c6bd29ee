import type { Behaviour } from '#app/browser/behaviours.ts';
import agreement from '#app/browser/gated-content.device.ts';
import { gatedContents, gatedHide, gated as gatedHook, gatedOffer, gatedOpen, gatedShown } from './hooks.ts';

/**
 * Shows what waits in a template to who may see it, and wants to: after a question, which is asked once, and again of who reads calmly.
 * What is hidden again is taken off the page.
 */
export default { on: `[${gatedHook}]`, when: 'now', begin } satisfies Behaviour;

const membersPlace = '[data-for-members]';

/** Agreed to on this page: it holds though calm reading asks of each, or the device keeps nothing. */
const agreedHere = new Set<Element>();

function begin(): void {
  update();
  addEventListener('click', onClick);
  agreement.follow(() => {
    if (!agreement.read()) agreedHere.clear();
    update();
  });
  // Calm reading and the session say on the root what is so.
  let wasCalm = isCalm();
  new MutationObserver(() => {
    if (isCalm() && !wasCalm) agreedHere.clear();
    wasCalm = isCalm();
    update();
  }).observe(document.documentElement, { attributeFilter: ['data-calm', 'data-session'] });
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const gate = target.closest(`[${gatedHook}]`);
  if (!gate) return;
  if (target.closest(`[${gatedOpen}]`)) ask(gate);
  else if (target.closest(`[${gatedHide}]`)) {
    agreedHere.clear();
    agreement.write(undefined);
    update();
    part(gate, gatedOpen)?.focus();
  }
}

/** The focus comes back to the button by itself, unless the button is gone. */
function ask(gate: Element): void {
  const question = gate.querySelector('dialog');
  if (!question) return;
  question.returnValue = '';
  question.showModal();
  question.addEventListener('close', () => question.returnValue === 'show' && agree(gate), { once: true });
}

function agree(gate: Element): void {
  agreedHere.add(gate);
  agreement.write('true');
  update();
  part(gate, gatedContents)?.focus({ preventScroll: true });
}

function update(): void {
  let hasMore = false;
  for (const gate of document.querySelectorAll(`[${gatedHook}]`)) {
    const place = part(gate, gatedContents);
    const template = gate.querySelector<HTMLTemplateElement>(':scope > template');
    const isOpen = maySee(gate);
    if (!place || !template || place.hasChildNodes() === isOpen) continue;
    place.replaceChildren(...(isOpen ? [template.content.cloneNode(true)] : []));
    const offer = part(gate, gatedOffer);
    const shown = part(gate, gatedShown);
    if (offer) offer.hidden = isOpen;
    if (shown) shown.hidden = !isOpen;
    hasMore ||= isOpen;
  }
  // What came may hold others.
  if (hasMore) update();
}

function maySee(gate: Element): boolean {
  if (gate.closest(membersPlace) && document.documentElement.dataset.session !== 'in') return false;
  if (gate.getAttribute(gatedHook) === 'opens' || agreedHere.has(gate)) return true;
  return !isCalm() && (agreement.read() !== undefined || agreedHere.size > 0);
}

function isCalm(): boolean {
  return document.documentElement.dataset.calm !== undefined;
}

/** Of the gate itself, and not of one that it holds. */
function part(gate: Element, name: string): HTMLElement | undefined {
  return [...gate.querySelectorAll<HTMLElement>(`[${name}]`)].find((each) => each.closest(`[${gatedHook}]`) === gate);
}
