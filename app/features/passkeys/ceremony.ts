import { type PublicKeyCredentialCreationOptionsJSON, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Ceremony } from './hooks.ts';

/** The text that stands for a passkey which its device has already. */
const knownMark = 'known';
/** A challenge ends after five minutes: one that waits is asked for anew before. */
const offeredFor = 4.5 * 60_000;

/**
 * Asks an authenticator.
 * @returns what it answers, as JSON; empty where there is none to ask, or the server refuses to begin; null where the reader cancels
 */
export async function runCeremony(kind: Ceremony): Promise<string | null> {
  try {
    return JSON.stringify(await answerTo(kind));
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Of what a reader does not want, and of what takes too long, browsers say the same.
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    return name === 'InvalidStateError' ? knownMark : '';
  }
}

async function answerTo(kind: Ceremony, useBrowserAutofill = false) {
  const optionsJSON = await optionsOf(kind);
  return kind === 'sign-up' || kind === 'add'
    ? await startRegistration({ optionsJSON })
    : await startAuthentication({ optionsJSON, useBrowserAutofill });
}

/** What the server asks an authenticator, as the browser takes it. */
async function optionsOf(kind: Ceremony): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const answer = await fetch(`/api/identity/passkey/${kind}-options`, { method: 'POST' });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { data } = await answer.json();
  return data;
}

let offering: ReturnType<typeof setInterval> | undefined;

/** Offers passkeys by autofill as long as the page is open: a new offer ends the one before. */
export function keepOffering(answered: (answer: string) => void): void {
  const offer = () => {
    if (document.visibilityState === 'hidden') return;
    // Most offers end by another one, and that is all there is to say.
    answerTo('sign-in', true).then(
      (answer) => answered(JSON.stringify(answer)),
      () => {},
    );
  };
  offer();
  if (offering !== undefined) return;
  offering = setInterval(offer, offeredFor);
  // Another page to sign in on may have asked for a challenge since, in the place of this one's.
  document.addEventListener('visibilitychange', offer);
}
