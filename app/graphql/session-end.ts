const name = 'alba:session-end';

/** Says to whoever listens in this page that the session is over. */
export function announceSessionEnd(): void {
  dispatchEvent(new CustomEvent(name));
}

/** Calls `listener` each time an answer says that the session is over. Gives what ends that. */
export function onSessionEnd(listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
