import type { Behaviour } from '#app/browser/behaviours.ts';
import { exitQuickly } from './exit.ts';
import { exitLink } from './hooks.ts';

/** The quick exit links: plain links until this handles their clicks. Now, since somebody may need one before the page is idle. */
export default { when: 'now', begin: () => addEventListener('click', onClick) } satisfies Behaviour;

function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || !target.closest(`[${exitLink}]`) || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  exitQuickly();
}
