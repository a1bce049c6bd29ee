import type { Behaviour } from '#app/browser/behaviours.ts';
import { cardId, cardTermId, cardTextId, termDefinition, termLink } from './hooks.ts';

/**
 * A link to a term of the glossary opens its definition beside it, from the page's own list of its words. The card is a
 * non-modal dialog: Escape, its button, the word itself, or anything outside of it closes it.
 */
export default { on: `[${termLink}]`, when: 'near', begin } satisfies Behaviour;

const term = `a[${termLink}]`;

function begin(): void {
  const card = document.getElementById(cardId);
  if (!card) return;
  // Nothing around it cuts it off, or is what its place is counted from.
  document.body.append(card);
  for (const link of document.querySelectorAll(term)) {
    if (!definitionOf(link)) continue;
    link.setAttribute('role', 'button');
    link.setAttribute('aria-expanded', 'false');
    link.setAttribute('aria-controls', card.id);
  }
  addEventListener('click', (event) => onClick(event, card));
  addEventListener('keydown', (event) => onKeydown(event, card));
  // A tap beside it, and not the start of a scroll. Safari on a phone has no click where there is nothing to press.
  addEventListener('pointerup', ({ target }) => {
    if (target instanceof Element && !target.closest(`#${cardId}, ${term}`)) close(card);
  });
  addEventListener('resize', () => place(card));
}

/** The word whose definition is open. */
function openedWord(): HTMLElement | null {
  return document.querySelector(`${term}[aria-expanded=true]`);
}

function onClick(event: MouseEvent, card: HTMLElement): void {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = target.closest<HTMLElement>(term);
  if (link && definitionOf(link)) {
    event.preventDefault();
    if (link === openedWord()) leave(card);
    else open(card, link);
  } else if (target.closest(`#${cardId} button`)) leave(card);
}

function onKeydown(event: KeyboardEvent, card: HTMLElement): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  // The word is a button by now, and a button is pressed with either key.
  if (key === ' ' && target.matches(term) && definitionOf(target)) {
    event.preventDefault();
    target.click();
  } else if (key === 'Escape' && openedWord()) leave(card);
  else if (key === 'Tab' && card.contains(target)) onTab(event, card, target);
}

/** From the ends of the card the way goes on from the word, as if the card stood there. */
function onTab(event: KeyboardEvent, card: HTMLElement, from: HTMLElement): void {
  const stops: Element[] = [card, ...card.querySelectorAll('a, button')];
  const end = event.shiftKey ? [0, 1] : [stops.length - 1];
  if (!end.includes(stops.indexOf(from))) return;
  if (event.shiftKey) event.preventDefault();
  leave(card);
}

function open(card: HTMLElement, link: HTMLElement): void {
  const [name, text, more] = [document.getElementById(cardTermId), document.getElementById(cardTextId), card.querySelector('a')];
  const definition = definitionOf(link);
  if (!definition || !name || !text || !more) return;
  close(card);
  name.textContent = definition.querySelector('dt')?.textContent ?? '';
  text.replaceChildren(...(definition.querySelector('dd')?.cloneNode(true).childNodes ?? []));
  more.href = link.getAttribute('href') ?? more.href;
  link.setAttribute('aria-expanded', 'true');
  card.hidden = false;
  place(card);
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}

function close(card: HTMLElement): void {
  openedWord()?.setAttribute('aria-expanded', 'false');
  card.hidden = true;
}

/** Closes, and goes back to the word. */
function leave(card: HTMLElement): void {
  const link = openedWord();
  close(card);
  link?.focus({ preventScroll: true });
}

/** In pixels: between the word and its card, between the card and the edge of the page, and what may stand at the head of the window. */
const gap = 8;
const margin = 16;
const head = 60;

function place(card: HTMLElement): void {
  const word = [...(openedWord()?.getClientRects() ?? [])].at(-1);
  if (!word) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = card.getBoundingClientRect();
  const above = word.top - gap - height;
  const below = word.bottom + gap;
  const top = below + height > clientHeight && above >= head ? above : below;
  const left = Math.max(margin, Math.min(word.left, clientWidth - width - margin));
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}

function definitionOf(link: Element): Element | null {
  const id = link.getAttribute(termLink);
  return [...document.querySelectorAll(`[${termDefinition}]`)].find((each) => each.getAttribute(termDefinition) === id) ?? null;
}
