import { accessTo, screenAt } from './paths.ts';

/**
 * Whether a page is made for the member who asks for it, and may be shown to nobody else. By the link of a mail, and to ask for
 * another one, nobody has to be signed in.
 */
export function isPersonalPage({ pathname, search }: { pathname: string; search: string }): boolean {
  const screen = screenAt(pathname)?.screen;
  if (screen === undefined || accessTo(screen) !== 'member') return false;
  const query = new URLSearchParams(search);
  return screen !== 'verify-email' || !(query.has('token') || query.has('resend'));
}
