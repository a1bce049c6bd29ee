import type { Behaviour } from '#app/browser/behaviours.ts';
import { consentRecord } from './record.ts';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/: not in every browser. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Asks who has not decided yet, once the page is idle: all that asks is loaded for them alone. A signal of Global Privacy Control decides
 * unless the reader did, after it.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const record = consentRecord();
  if (!record || (navigator.globalPrivacyControl && !record.data)) import('./ask.ts').then(({ ask }) => ask());
}
