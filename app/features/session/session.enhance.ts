import { companion, recall } from '#app/browser/storage.ts';

/**
 * Pages are everybody's, and most readers are nobody's members: the session is loaded only where there is a trace of one, now or
 * later, and on pages that were made for a member.
 */
export function enhanceSession(): void {
  look();
  // Another tab signs in; or this page is older than that, and comes back.
  for (const type of ['storage', 'pageshow']) addEventListener(type, look);
}

function look(): void {
  const isTraced = companion() ?? recall('logged-in') ?? recall('sign-out-pending') ?? document.documentElement.dataset.personal;
  if (isTraced !== undefined && isTraced !== null) import('./session.ts').then(({ beginSession }) => beginSession());
}
