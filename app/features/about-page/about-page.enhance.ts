import type { Behaviour } from '#app/browser/behaviours.ts';
import { sendAlong } from '#app/forms/send-along.ts';
import { aboutThisPage } from './hooks.ts';

/**
 * What is said of a page without leaving it, and what was marked in it: whoever reports a mistake finds the words that they had marked
 * in the form already.
 */
export default { on: `[${aboutThisPage}]`, when: 'near', begin } satisfies Behaviour;

/** Longer than what somebody marks who means a sentence or two. */
const longestMarked = 600;

function begin(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${aboutThisPage}=helpful]`);
  const link = document.querySelector<HTMLAnchorElement>(`a[${aboutThisPage}=mistake]`);
  if (form) answerHere(form);
  if (link) bringMarked(link);
}

/** Whatever goes wrong, the form is sent as without a script. */
function answerHere(form: HTMLFormElement): void {
  const asked = form.querySelector('fieldset');
  const thanks = form.querySelector('p');
  form.addEventListener('submit', async (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !asked || !thanks) return;
    event.preventDefault();
    if (asked.ariaBusy) return;
    asked.ariaBusy = 'true';
    try {
      const body = new URLSearchParams({ answer: submitter.value });
      // What it leads to says the same as what stands here.
      const { ok, type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
      if (!ok && type !== 'opaqueredirect') throw new Error('not counted');
      asked.hidden = true;
      thanks.hidden = false;
      thanks.focus();
    } catch {
      asked.ariaBusy = null;
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'answer', value: submitter.value }));
      form.submit();
    }
  });
}

/** A press lets go of what is marked before it is a click, so that it is looked at as the press begins. */
function bringMarked(link: HTMLAnchorElement): void {
  let marked = '';
  link.addEventListener('pointerdown', () => {
    marked = markedText();
  });
  link.addEventListener('click', (event) => {
    const sentence = markedText() || marked;
    marked = '';
    if (sentence === '' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    sendAlong(link.href, new URLSearchParams({ sentence }));
  });
}

/** What is marked within the text of the page, in one line. */
function markedText(): string {
  const selection = getSelection();
  const text = document.querySelector('main article');
  if (!selection || selection.isCollapsed || !text?.contains(selection.anchorNode)) return '';
  return selection.toString().replace(/\s+/g, ' ').trim().slice(0, longestMarked);
}
