import type { Behaviour } from '#app/browser/behaviours.ts';
import { companion } from '#app/browser/companion.ts';
import { personalPage } from '#app/browser/page-hooks.ts';
import { goodbye } from './hooks.ts';
import loggedIn from './logged-in.device.ts';
import signOutPending from './sign-out-pending.device.ts';

/**
 * Pages are everybody's, and most readers are nobody's members: the session is loaded only where there is a trace of one, now or
 * later, and on pages that were made for a member.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  look();
  // Another tab signs in; or this page is older than that, and comes back.
  for (const type of ['storage', 'pageshow']) addEventListener(type, look);
}

function look(): void {
  const trace = companion() ?? loggedIn.read() ?? signOutPending.read();
  const isPersonal = document.documentElement.matches(`[${personalPage}]`);
  if (isPersonal || trace || document.querySelector(`[${goodbye}]`)) import('./session.ts').then(({ beginSession }) => beginSession());
}
