import type { Behaviour } from '#app/browser/behaviours.ts';
import { foundWords, glossary, glossaryLetter, glossaryLetters, glossaryNone, glossarySearch, glossaryTerm, numberMark } from './hooks.ts';

const terms = `[${glossaryTerm}], tbody tr`;
const groups = `[${glossaryLetter}], details:has(tbody)`;
const input = `[${glossary}] input[type=search]`;

/** The glossary's own filter hides what does not fit what is typed, which goes nowhere unless somebody searches for it. */
export default { on: input, when: 'used', begin } satisfies Behaviour;

function begin(): void {
  const field = document.querySelector<HTMLInputElement>(input);
  const clear = document.querySelector<HTMLButtonElement>(`[${glossary}] search button`);
  if (!field || !clear) return;
  const show = () => narrowTo(field.value, clear);
  const empty = () => {
    field.value = '';
    show();
  };
  field.addEventListener('input', show);
  clear.addEventListener('click', () => {
    empty();
    field.focus();
  });
  // A link to a term that is hidden brings it back.
  addEventListener('hashchange', () => {
    const target = document.querySelector(':target');
    if (!target?.closest('[hidden]')) return;
    empty();
    target.scrollIntoView();
  });
  // What the browser kept from before.
  if (field.value !== '') show();
}

function narrowTo(typed: string, clear: HTMLElement): void {
  const wanted = folded(typed).trim().split(' ').filter(Boolean);
  const narrowed = wanted.length > 0;
  let found = 0;
  for (const term of all(terms)) {
    term.hidden = !fits(wanted, folded(term.textContent ?? ''));
    if (!term.hidden) found += 1;
  }
  for (const group of all(groups)) group.hidden = group.querySelector(`:is(${terms}):not([hidden])`) === null;
  for (const index of all(`[${glossaryLetters}]`)) index.hidden = narrowed;
  for (const none of all(`[${glossaryNone}]`)) none.hidden = found > 0;
  const search = document.querySelector<HTMLAnchorElement>(`a[${glossarySearch}]`);
  if (search) search.search = String(new URLSearchParams({ q: typed }));
  clear.hidden = typed === '';
  const status = document.querySelector(`[${foundWords}]`);
  if (status) status.textContent = narrowed ? (status.getAttribute(foundWords) ?? '').replace(numberMark, String(found)) : '';
}

/** In the list, or in the tables of the text that stands below its filter. */
function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`:is([${glossary}], [${glossary}] ~ *) :is(${selector})`);
}

/** Every word that was typed is there; of one or two letters, at the beginning of a word: `er` would be found nearly everywhere. */
function fits(wanted: readonly string[], text: string): boolean {
  return wanted.every((word) => ` ${text}`.includes(word.length < 3 ? ` ${word}` : word));
}

/** In small letters, without accents, and with spaces for all that is no letter or number. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
