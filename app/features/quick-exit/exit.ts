import { writtenKeys } from '#app/browser/written-keys.ts';
import clear from './clear.device.ts';
import { exitLink } from './hooks.ts';

/** A blank page waits no longer than this until the rest is cleared, in milliseconds. */
const timeout = 500;

/**
 * Puts another site in the place of this page, also in the history. That site may take its time: the page is blank before it is
 * asked for.
 */
export function exitQuickly(): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[${exitLink}]`);
  if (!link) return;
  document.title = link.hostname;
  // Not even the name of this site is told there.
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
  document.body.replaceChildren();
  forgetWritten();
  const go = () => location.replace(link.href);
  if (!clear.read()) {
    go();
    return;
  }
  // What somebody ticked and wrote needs no code to go.
  localStorage.clear();
  // Preloaded by `clear-choice.enhance.ts`; where it does not come, leaving matters more.
  const cleared = import('./clear-device.ts').then(({ clearDevice }) => clearDevice());
  Promise.race([cleared, new Promise((late) => setTimeout(late, timeout))]).then(go, go);
}

/** Nobody finds on this device what somebody wrote. */
function forgetWritten(): void {
  try {
    for (const key of writtenKeys) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so that nothing was kept.
  }
}
