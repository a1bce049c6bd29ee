import { companion } from '#app/browser/companion.ts';
import signOutPending from './sign-out-pending.device.ts';

let underWay: Promise<string | null> | undefined;

/**
 * Ends the session on the server, by the form of the screen `sign-out`. Its cookie is out of reach of scripts: until the server has
 * answered, the device remembers that nobody is signed in here, on every page and in every tab. Gives where the server leads to;
 * null where it is not done.
 */
export function revoke(address: string): Promise<string | null> {
  signOutPending.write('true');
  dropCompanion();
  underWay ??= alone(() => post(address)).then((ledTo) => {
    underWay = undefined;
    if (ledTo !== null) endRevoking();
    return ledTo;
  });
  return underWay;
}

/**
 * Whether a session is still to be ended. The readable cookie went when that began, and comes with a new session alone: somebody has
 * signed in since, which ended the one before.
 */
export function isRevoking(): boolean {
  return signOutPending.read() !== undefined && companion() === undefined;
}

/** There is nothing to end any more. */
export function endRevoking(): void {
  signOutPending.write(undefined);
}

/** Clears the cookie that says until when somebody is signed in. The server sets it again with the next session. */
export function dropCompanion(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser.
  document.cookie = 'authTokenExpires=; Max-Age=0; Path=/';
}

/** One tab at a time: the answer to another tab's, which clears the cookies too, must not come after a new session has begun. */
function alone(end: () => Promise<string | null>): Promise<string | null> {
  // Absent without https.
  return 'locks' in navigator ? navigator.locks.request('sign-out', end) : end();
}

/** A server that answers later than this is out of reach, in milliseconds. */
const patience = 10_000;

async function post(address: string): Promise<string | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    // The page may be left meanwhile.
    const { ok, url } = await fetch(address, { method: 'POST', body: new URLSearchParams(), keepalive: true, signal: late.signal });
    return ok ? url : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
