import { removeSavedContent, saveContent } from '#app/graphql/member-documents.ts';
import { request } from '#app/graphql/request.ts';
import { isSaved, isTakenOff, notSaved, saveForm, saveStatus } from './hooks.ts';
import { changeList, doubtKept, doubtList, fetchList, followList, knownList, type SavedItems } from './saved-list.ts';

/*
 * The marks of a page, once somebody is signed in: which entries are saved, and a press that changes that where it stands. For everybody
 * else they are the form that they came as.
 */

/** Who is signed in, and what they have saved as far as it is known; and who is told of it. */
type Own = { userId: string; saved: ReadonlySet<string> | undefined; tell(list: SavedItems | undefined): void };
let own: Own | undefined;
/** What was pressed and is not answered yet, by entry: whether it is to be saved. */
const wanted = new Map<string, boolean>();
let isFollowing = false;

/**
 * Shows what a member has saved: at once what is known here, then what the server says. `tell` hears of each change.
 * @throws where the server cannot be asked
 */
export async function showSaved(userId: string, tell: Own['tell']): Promise<void> {
  own = { userId, saved: undefined, tell };
  if (!isFollowing) {
    isFollowing = true;
    addEventListener('submit', press);
    followList(() => own && knownList(own.userId).then(show));
  }
  // The page was reached by its form, without a script: what is known here is of before that.
  if (location.hash === `#${isSaved}`) doubtList();
  show(await knownList(userId));
  await ask();
}

/** Asks the server anew: something else on this page has changed the list. */
export async function refreshSaved(): Promise<void> {
  doubtList();
  await ask();
}

/** Calls the listener when another tab has changed the list. */
export const followSaved = followList;

async function ask(): Promise<void> {
  const of = own;
  if (!of) return;
  try {
    const list = await fetchList(of.userId);
    if (own === of) show(list);
  } catch (error) {
    if (own === of) of.saved = undefined;
    draw();
    throw error;
  }
}

/** Nobody is signed in any more. */
export function forgetSaved(): void {
  own = undefined;
  wanted.clear();
  doubtList();
  draw();
}

function show(list: SavedItems | undefined): void {
  if (!own || !list) return;
  own.saved = new Set(list.map(({ id }) => id));
  own.tell(list);
  draw();
}

function draw(): void {
  for (const mark of document.querySelectorAll<HTMLButtonElement>(`button[form=${saveForm}]`)) {
    if (own?.saved) mark.setAttribute('aria-pressed', String(isOn(mark.value)));
    else mark.removeAttribute('aria-pressed');
  }
}

const isOn = (entry: string): boolean => wanted.get(entry) ?? own?.saved?.has(entry) ?? false;

function press(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || target.id !== saveForm || !(submitter instanceof HTMLButtonElement)) return;
  // Until it is known what is saved, a press saves, as it does without a script.
  if (!own?.saved) return;
  event.preventDefault();
  toggle(submitter, own);
}

/** One change after the other of each entry: what was pressed last counts. */
async function toggle(mark: HTMLButtonElement, of: Own): Promise<void> {
  const entry = mark.value;
  const isUnderWay = wanted.has(entry);
  wanted.set(entry, !isOn(entry));
  draw();
  if (isUnderWay) return;
  let outcome: string = notSaved;
  try {
    for (let made: boolean | undefined; own === of && made !== wanted.get(entry); ) {
      made = wanted.get(entry) ?? false;
      outcome = await change(entry, made, of);
    }
  } catch {
    outcome = notSaved;
  }
  if (own === of) {
    wanted.delete(entry);
    draw();
    say(outcome);
  } else if (!own) {
    // The session ended with that: the form leads to sign in, and saves then.
    mark.form?.requestSubmit(mark);
  }
}

/** Changes it on the server. A page that is left meanwhile leaves no list behind that is not so. @returns what is said of it */
async function change(entry: string, isToBeSaved: boolean, of: Own): Promise<string> {
  const variables = { key: crypto.randomUUID(), id: entry };
  doubtKept();
  if (isToBeSaved) {
    const { item } = (await once(() => request(saveContent, variables, { keepalive: true }))).saveContent;
    if (item) await changed(of, (list) => [item, ...list.filter(({ id }) => id !== entry)]);
    return item ? isSaved : notSaved;
  }
  await once(() => request(removeSavedContent, variables, { keepalive: true }));
  await changed(of, (list) => list.filter(({ id }) => id !== entry));
  return isTakenOff;
}

/** What did not arrive is sent once more, under the same key. */
const once = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch((error: unknown) => {
    if (error instanceof TypeError) return send();
    throw error;
  });

async function changed(of: Own, make: (list: SavedItems) => SavedItems): Promise<void> {
  if (own === of) show(await changeList(of.userId, make));
}

/** So long a success is told, in milliseconds: the mark shows it too. */
const toldFor = 6_000;
let silence: ReturnType<typeof setTimeout> | undefined;

/** In the words that the page came with. */
function say(outcome: string): void {
  clearTimeout(silence);
  const status = document.getElementById(saveStatus);
  const words = document.querySelector(`#${outcome} span`)?.textContent;
  if (!status) return;
  status.textContent = words ?? '';
  if (outcome !== notSaved) silence = setTimeout(() => status.replaceChildren(), toldFor);
}
