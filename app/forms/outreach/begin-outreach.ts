import { tokenPath } from '#services/outreach/shared.ts';
import { fieldsOf, isFilledIn } from '../typed-fields.ts';
import { type Draft, draftOf, keepDraft } from './drafts.ts';
import { clearDraft, outreachForm, saysBusy, saysRestored, saysUnreachable } from './hooks.ts';
import { judgeForm } from './judge-form.ts';
import { stepButton, stepShow } from './step-buttons.ts';
import { tellOfAll, tellProblems } from './tell-outcome.ts';

/** After so long a token is fetched anew, though it is good for twice as long; in milliseconds. */
const tokenAge = 12 * 60 * 60 * 1000;
/** So long the server may take to answer. */
const patience = 30_000;

/** Of the forms of this page, by their ids. */
const keys = new Map<string, string>();
let token: { text: Promise<string>; at: number } | undefined;

/** What a script adds to forms that visitors send: they are judged before they are sent, and nothing typed is lost on the way. */
export function beginOutreach(): void {
  for (const form of formsOfPage()) restore(form);
  addEventListener('input', ({ target }) => touched(formOf(target)));
  addEventListener('change', ({ target }) => touched(formOf(target)));
  addEventListener('focusin', ({ target }) => formOf(target) && fetchToken());
  addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    send(form, event.submitter);
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${clearDraft}]`) : null;
    const form = button?.closest('div')?.querySelector<HTMLFormElement>(`form[${outreachForm}]`);
    if (form) clear(form);
  });
}

const formsOfPage = () => document.querySelectorAll<HTMLFormElement>(`form[${outreachForm}]`);
/** A form that is about something which its address names is another one for each. */
const idOf = (form: HTMLFormElement) => (form.getAttribute(outreachForm) ?? '') + new URL(form.action).search;

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(`form[${outreachForm}]`) : null;
}

/** The key by which what is sent of a form is one submission, however often it is sent. */
function keyOf(form: HTMLFormElement): string {
  const id = idOf(form);
  const key = keys.get(id) ?? crypto.randomUUID();
  keys.set(id, key);
  return key;
}

function fetchToken(): Promise<string> {
  if (!token || Date.now() - token.at > tokenAge) {
    const text = fetch(tokenPath).then((answer) => (answer.ok ? answer.text() : ''));
    token = { at: Date.now(), text: text.catch(() => '') };
    // Nobody waits for it for long: without one the form is taken all the same, only more slowly.
    token.text.then((found) => {
      if (found === '') token = undefined;
    });
  }
  return token.text;
}

function touched(form: HTMLFormElement | null): void {
  if (!form) return;
  fetchToken();
  const isTold = fieldsOf(form).some(isFilledIn);
  keepDraft(idOf(form), isTold ? { typed: String(typedIn(form)), at: Date.now(), key: keyOf(form) } : undefined);
}

/** All that would be sent of a form, but what its sending adds. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'token' && name !== 'key') typed.append(name, value);
  return typed;
}

/** Puts back what was typed before and never sent. What is filled in by now stays. */
function restore(form: HTMLFormElement): void {
  const draft = draftOf(idOf(form));
  if (!draft) return;
  keys.set(idOf(form), draft.key);
  const { step } = Object.fromEntries(new URLSearchParams(draft.typed));
  if (step && step !== new FormData(form).get('step')) return void goBackTo(form, draft);
  const empty = fieldsOf(form).filter((field) => !isFilledIn(field));
  if (putBack(empty, draft)) tellOfAll(form, saysRestored, 'notice');
}

/** Of a form of several pages, that which somebody was on. */
async function goBackTo(form: HTMLFormElement, { typed }: Draft): Promise<void> {
  const body = new URLSearchParams(typed);
  body.set(stepButton, stepShow);
  const answer = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  if (!answer?.ok || !showAnswer(await answer.text())) return;
  const [shown] = formsOfPage();
  if (shown) tellOfAll(shown, saysRestored, 'notice');
}

function putBack(fields: ReturnType<typeof fieldsOf>, { typed }: Draft): boolean {
  const values = new URLSearchParams(typed);
  for (const field of fields) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      field.checked = values.getAll(field.name).includes(field.value);
    } else field.value = values.get(field.name) ?? '';
  }
  return fields.some(isFilledIn);
}

function clear(form: HTMLFormElement): void {
  keepDraft(idOf(form), undefined);
  keys.delete(idOf(form));
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) field.checked = false;
    else field.value = '';
  }
  fieldsOf(form)[0]?.focus();
}

const underWay = new WeakSet<HTMLFormElement>();

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const isBack = submitter?.hasAttribute('formnovalidate') ?? false;
  const problems = isBack ? [] : judgeForm(form);
  if (problems.length > 0) return tellProblems(form, problems);
  if (underWay.has(form)) return;
  underWay.add(form);
  try {
    await sendJudged(form, submitter);
  } finally {
    underWay.delete(form);
  }
}

async function sendJudged(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    const body = await bodyOf(form);
    body.set('key', keyOf(form));
    body.set('token', await Promise.race([fetchToken(), new Promise<string>((resolve) => setTimeout(resolve, 3_000, ''))]));
    if (submitter instanceof HTMLButtonElement && submitter.name) body.set(submitter.name, submitter.value);
    const answer = await fetch(form.action, { method: 'POST', body, signal: late.signal });
    const page = await answer.text();
    if (answer.redirected && answer.ok) sent(form, answer.url);
    else if (answer.status >= 500 || !showAnswer(page)) tellOfAll(form, saysBusy, 'problem');
  } catch {
    tellOfAll(form, saysUnreachable, 'problem');
  } finally {
    clearTimeout(timer);
  }
}

/** What is sent of a form, with its pictures if it has any. */
async function bodyOf(form: HTMLFormElement): Promise<FormData | URLSearchParams> {
  if (form.enctype !== 'multipart/form-data') return typedIn(form);
  const body = new FormData(form);
  for (const [name, value] of [...body]) {
    if (typeof value === 'string') continue;
    const { shrinkPicture } = await import('./shrink-picture.ts');
    if (value.size > 0) body.set(name, await shrinkPicture(value), 'picture.jpg');
    else body.delete(name);
  }
  return body;
}

function sent(form: HTMLFormElement, next: string): void {
  keepDraft(idOf(form), undefined);
  location.assign(next);
}

/** Puts what the server answered in the place of what the page shows: what is wrong with the form, with all that it held. */
function showAnswer(page: string): boolean {
  const answered = new DOMParser().parseFromString(page, 'text/html').querySelector('main');
  const main = document.querySelector('main');
  if (!main || !answered?.querySelector(`form[${outreachForm}]`)) return false;
  main.replaceChildren(...answered.childNodes);
  (main.querySelector<HTMLElement>('[role=alert]') ?? main.querySelector<HTMLElement>('form h2'))?.focus();
  return true;
}
