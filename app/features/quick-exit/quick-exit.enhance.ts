import { recall } from '#app/browser/storage.ts';

/** The button that leaves the site quickly: a plain link until this hears it. */
export function enhanceLeave(): void {
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || !target.closest('[data-enhance=leave]') || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    leave();
  });
}

/** How long a blank page may wait for the code that clears the rest, in milliseconds. */
const patience = 500;

/**
 * Puts another site in the place of this page, also in the history. That site may take its time: the page is blank before it is
 * asked for.
 */
export function leave(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-enhance=leave]');
  if (!link) return;
  document.title = link.hostname;
  // Not even the name of this site is told there.
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
  document.body.replaceChildren();
  const go = () => location.replace(link.href);
  if (recall('clear') === null) {
    go();
    return;
  }
  // What somebody ticked and wrote needs no code to go.
  localStorage.clear();
  // For the rest `clear-choice.ts` has loaded it already; where it does not come, leaving matters more.
  const cleared = import('./clear-device.ts').then(({ forgetEverything }) => forgetEverything());
  Promise.race([cleared, new Promise((late) => setTimeout(late, patience))]).then(go, go);
}
