import { type Ceremony, passkeyForm, passkeysWork } from './hooks.ts';

/** Forms that hold an answer, and are on their way. */
const answered = new WeakSet<HTMLFormElement>();
let isUnderWay = false;
let hasBegun = false;

/**
 * What a script adds to forms that are sent with a passkey: when one is sent, the authenticator is asked first, and what it answers goes along.
 * A reader who cancels stays where they are. Whatever else goes wrong, the form is sent without an answer, and the server says what it is.
 */
export function beginPasskeys(): void {
  showWhatWorks();
  if (hasBegun) return;
  hasBegun = true;
  addEventListener('submit', ask, true);
  offerByAutofill();
}

/** Browsers know passkeys on https alone, and on localhost: not where a number is the site's name. */
function showWhatWorks(): void {
  const works = 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
  for (const each of document.querySelectorAll(`[${passkeysWork}]`)) each.toggleAttribute('hidden', !works);
}

function ask(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute(passkeyForm) || answered.delete(form)) return;
  event.preventDefault();
  // The router would send it as it is.
  event.stopImmediatePropagation();
  if (isUnderWay) return;
  isUnderWay = true;
  ceremonyOf(form)
    .then((answer) => (answer === null ? offerByAutofill() : send(form, answer)))
    .finally(() => {
      isUnderWay = false;
    });
}

function ceremonyOf(form: HTMLFormElement) {
  return import('./ceremony.ts').then(({ runCeremony }) => runCeremony(kindOf(form)));
}

function kindOf(form: HTMLFormElement): Ceremony {
  const kind = form.getAttribute(passkeyForm);
  return kind === 'sign-up' || kind === 'confirm' || kind === 'add' ? kind : 'sign-in';
}

function send(form: HTMLFormElement, answer: string): void {
  const field = form.elements.namedItem('credential');
  if (field instanceof HTMLInputElement) field.value = answer;
  answered.add(form);
  form.requestSubmit();
}

/** On the page to sign in on, a browser that can do so offers passkeys where the username is typed. */
async function offerByAutofill(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[${passkeyForm}=sign-in]`);
  if (
    !form ||
    !document.querySelector('input[autocomplete~=webauthn]') ||
    !(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())
  )
    return;
  const { keepOffering } = await import('./ceremony.ts');
  keepOffering((answer) => send(form, answer));
}
