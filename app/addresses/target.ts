import type { Locale } from '#config/locale.ts';
import { pathTo, screenAt } from './paths.ts';
import type { ScreenId } from './screen-table.ts';

/** Longer than any address that a reader was sent from. */
const longestTarget = 1_000;

/**
 * Where somebody goes on to: a path on this site with a screen at it, in the spelling of browsers; null for anything else. A browser
 * reads some spellings of a path as the address of another site, and some of them only once dots are resolved: hence both looks.
 */
export function safeTarget(value: string | null, origin: string): string | null {
  if (value === null || value.length > longestTarget || !isPlainPath(value) || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const target = url.pathname + url.search + url.hash;
  const isOurs = url.origin === new URL(origin).origin && isPlainPath(target) && isScreenPath(url.pathname);
  // Letters that are written as escapes are longer, and cookies hold only so much.
  return isOurs && target.length <= longestTarget ? target : null;
}

/** Whether a screen may stand at a path. Names in a path may be in any script; what else is written as an escape is no address of ours. */
function isScreenPath(pathname: string): boolean {
  const names = pathname.slice(1).split('/');
  return screenAt(pathname) !== null && names.every((name) => /^[\p{L}\p{M}\p{N}_.~-]*$/u.test(decodeURIComponent(name)));
}

/** Begins with one slash, and holds no backslash, which browsers take for one, nor anything that they leave out. */
function isPlainPath(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that must not be there.
  return /^\/(?!\/)/.test(value) && !/[\\\u0000-\u0020\u007f]/.test(value);
}

/** Screens that lead on by themselves, or to the end of the session: nobody goes on to them. */
const ways: ReadonlySet<ScreenId> = new Set([
  ...(['login', 'sign-up', 'sign-out', 'forgot-password', 'reset-password'] as const),
  ...(['second-factor', 'recover-factor', 'confirm'] as const),
]);

/** Where a member goes on to who has signed in: the target, else the profile. */
export function afterSignIn(target: string | null, locale: Locale): string {
  const screen = target === null ? undefined : screenAt(pathnameOf(target))?.screen;
  return target === null || (screen && ways.has(screen)) ? pathTo('profile', locale) : target;
}

/** A path, with the target of the page before it. */
export function withTarget(path: string, target: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(target === null ? more : { ...more, target });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Where a visitor signs in, to come back to a path. */
export function loginFor(path: string, locale: Locale, more: Record<string, string> = {}): string {
  return withTarget(pathTo('login', locale), path, more);
}

/** Where a member proves again who they are, to come back to a path. */
export function confirmFor(path: string, locale: Locale): string {
  return withTarget(pathTo('confirm', locale), path);
}

export function pathnameOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}
