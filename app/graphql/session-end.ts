const ended = 'alba:session-end';
const signedOut = 'alba:signed-out';

/** Says to whoever listens in this page that the session is over. */
export function announceSessionEnd(): void {
  dispatchEvent(new CustomEvent(ended));
}

/** Calls `listener` each time an answer says that the session is over. Gives what ends that. */
export function onSessionEnd(listener: () => void): () => void {
  return hear(ended, listener);
}

/** Says to whoever keeps something of a member in this page that it has to go. */
export function announceSignedOut(): void {
  dispatchEvent(new CustomEvent(signedOut));
}

/** Calls `listener` each time that nobody is signed in any more. Gives what ends that. */
export function onSignedOut(listener: () => void): () => void {
  return hear(signedOut, listener);
}

function hear(name: string, listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
