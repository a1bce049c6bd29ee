import { companion } from '#app/browser/companion.ts';
import { forgetPlace } from '#app/features/guided-profile/guided-profile.ts';
import { isTypedIn, keepTyped } from '#app/forms/keep-typed.ts';
import { home, loginForThisPage, sayOffline, signOutPath } from './page.ts';
import { revoke } from './revoke.ts';

/** Where the page leads to once the session is over; null for a page that stays. */
let exit: string | null = null;
/** An exit that is wherever the server leads to. */
const asTheServerSays = '';
/** What was typed here is being sent to be kept. */
let keeping: Promise<boolean> | undefined;
let isEnding = false;
/** A form waits for the session before to be ended. */
let isFormWaiting = false;

/** Ends the session by the form of the screen `sign-out`, and goes where that leads. */
export function leaveSignedOut(address: string): void {
  forgetPlace();
  exit = asTheServerSays;
  endOnServer(address);
}

/** From now on the page leads to the one to sign in on, unless it leads elsewhere already; a page to sign out on, which is done with, home. */
export function exitToLogin(hasEnded: boolean): void {
  exit ??= document.querySelector(`form[action^="${signOutPath}"]`) ? home : loginForThisPage(hasEnded);
}

/**
 * Leads to the page to sign in on. Without its companion the cookie of a session may still be there, and that page would lead back here:
 * the session is ended first.
 */
export function leaveForLogin(): void {
  exitToLogin(isTypedIn());
  if (companion() === undefined) endOnServer();
  else if (exit !== null) go(exit);
}

/** Ends the session on the server, and leaves the page where it has an exit. */
export async function endOnServer(address: string = signOutPath): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const ledTo = await revoke(address);
  isEnding = false;
  if (exit === null) return;
  // Where it failed, the page to sign in on would lead back here.
  if (ledTo !== null || navigator.onLine) go(ledTo === null ? home : exit || ledTo);
  else sayOffline();
}

/** Submits a form once the session before has been ended: the answer to that would clear the cookies of a new one. */
export function submitAfterwards(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (isFormWaiting) return;
  isFormWaiting = true;
  revoke(signOutPath).then(() => {
    isFormWaiting = false;
    // Sent like this, a form leaves out what its button says.
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      const { name, value } = submitter;
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    form.submit();
  });
}

/** What was typed comes back to whoever signs in again. Who signs out takes it back. */
async function go(to: string): Promise<void> {
  if (exit !== asTheServerSays) {
    keeping ??= keepTyped();
    await keeping;
  }
  location.replace(to);
}
