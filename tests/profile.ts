import { type HTMLElement, parse } from 'node-html-parser';
import type { Reply, Visitor } from './accounts.ts';

/** A section of the profile, as a browser without scripts has it. */
export function sectionOf({ text }: Reply): HTMLElement {
  const main = parse(text).querySelector('main');
  if (!main) throw new Error(`a page shows nothing: ${text.slice(0, 200)}`);
  return main;
}

/** What a form holds as its page came, as a browser would send it. Of several with this intent the one at `index`. */
export function formIn(page: HTMLElement, intent: string, index = 0): URLSearchParams {
  const forms = page.querySelectorAll('form').filter((form) => form.querySelector('input[name=intent]')?.getAttribute('value') === intent);
  const form = forms[index];
  if (!form) throw new Error(`a page has ${forms.length} forms ${intent}`);
  const sent = new URLSearchParams();
  for (const field of form.querySelectorAll('input, textarea, select')) {
    if (field.closest('fieldset[disabled]')) continue;
    const [name = '', type] = [field.getAttribute('name'), field.getAttribute('type')];
    if ((type === 'radio' || type === 'checkbox') && !field.hasAttribute('checked')) continue;
    const chosen = field.querySelectorAll('option').find((option) => option.hasAttribute('selected'));
    const value = field.tagName === 'SELECT' ? chosen?.getAttribute('value') : (field.getAttribute('value') ?? field.text);
    if (name !== '') sent.append(name, (value ?? '').replaceAll('&amp;', '&'));
  }
  return sent;
}

/** What is filled in anew, by name; several choices in a list. */
export type Changes = Readonly<Record<string, string | readonly string[]>>;

/** Sends a form with these changes, where it stands. */
export function sendForm(browser: Visitor, path: string, form: URLSearchParams, changes: Changes = {}) {
  const sent = new URLSearchParams(form);
  for (const [name, value] of Object.entries(changes)) {
    sent.delete(name);
    for (const each of [value].flat()) sent.append(name, each);
  }
  return browser.post(path, sent);
}
