import { companion } from '#app/browser/companion.ts';
import { personalPage } from '#app/browser/page-hooks.ts';
import { accountLink, goodbye } from './hooks.ts';
import { places } from './places.at-build.ts';
import { words } from './words.at-build.ts';

export const { documentElement: root } = document;
const locale = root.lang === 'es' ? 'es' : 'en';
export const { home, login, account, signOut: signOutPath } = places[locale];

const link = document.querySelector<HTMLAnchorElement>(`a[${accountLink}]`);
/** As the server wrote it: it leads back here. */
const loginHere = link?.getAttribute('href') ?? login;

/**
 * What the page shows of the session. `early.js` decides `in` and `out` before the first paint. What was made for a member is shown
 * with `in` alone: `unchecked` is a page that was left and comes back, before anybody has looked who is signed in by now.
 */
export function showSession(as: 'in' | 'out' | 'unchecked'): void {
  root.dataset.session = as;
  if (link) link.href = as === 'out' ? loginHere : account;
}

/** Of a rule that is added to the style sheet: the policy has no place for styles in the page. */
let pictured: CSSStyleDeclaration | undefined;

/** Shows a picture in the place of the link's icon, or the icon again. */
export function showAvatar(address: string | undefined): void {
  const [sheet] = document.styleSheets;
  if (address && sheet && !pictured) {
    const rule = sheet.cssRules[sheet.insertRule(':root{}')];
    if (rule instanceof CSSStyleRule) pictured = rule.style;
  }
  pictured?.setProperty('--picture', address ? `url("${address.replace(/\d+(?=\.)/, '96')}")` : '');
  root.toggleAttribute('data-picture', address !== undefined);
}

/** Whether the page was made for the member who asked for it. */
export function isPersonal(): boolean {
  return root.matches(`[${personalPage}]`);
}

/** The page to sign in on, and to come back here from. `hasEnded`: nobody has signed out. */
export function loginForThisPage(hasEnded: boolean): string {
  const query = new URLSearchParams({ ...(hasEnded ? { ended: '1' } : {}), target: location.pathname + location.search });
  return `${login}?${query}`;
}

/** Whether the page says goodbye to who has just left for good. */
export function saysGoodbye(): boolean {
  return document.querySelector(`[${goodbye}]`) !== null;
}

/**
 * The page to sign in on would only lead back here: the server knows who is signed in, and it sent the browser on to this page. What
 * failed is the question who that is.
 */
export function isSentOnTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const wasSentOn = navigation instanceof PerformanceNavigationTiming && navigation.redirectCount > 0;
  return wasSentOn && companion() !== undefined;
}

/** Says in the place of the page that nobody is signed in here any more, where no other page can be fetched. */
export function sayOffline(): void {
  const says = words[locale];
  const heading = Object.assign(document.createElement('h1'), { textContent: says.signedOut });
  const notice = document.createElement('div');
  notice.className = 'signed-out';
  notice.tabIndex = -1;
  notice.append(heading, Object.assign(document.createElement('p'), { textContent: says.offline }));
  // Before what stands hidden, and may be React's.
  document.querySelector('main')?.before(notice);
  notice.focus();
}
