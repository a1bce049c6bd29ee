import { type Shift, watchShifts } from '../layout-shift.ts';
import { kept, readAgain } from './kept.ts';
import { expect, type Page } from './test.ts';

export const origin = () => String(process.env.SITE_ORIGIN);
export const account = '/profile?section=my-account';
export const languages = [
  { home: '/', login: '/login', account, signOut: '/sign-out', out: 'Sign in', in: 'My account' },
  {
    home: '/es',
    login: '/es/iniciar-sesion',
    account: '/es/perfil?section=my-account',
    signOut: '/es/cerrar-sesion',
    out: 'Iniciar sesión',
    in: 'Mi cuenta',
  },
] as const;

export const place = (page: Page) => page.locator('a[data-enhance=account]');
export const marker = (page: Page) => kept(page, 'logged-in');
export const pending = (page: Page) => kept(page, 'sign-out-pending');
export const companion = (page: Page) => readAgain(() => page.evaluate(() => /authTokenExpires=\d+/.test(document.cookie)));
/** The session of the page has settled: whoever is signed in is known. */
export const isSignedIn = (page: Page) => expect.poll(() => marker(page)).toBe('true');
export const isSignedOut = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-session', 'out');
export const signOutButton = (page: Page) =>
  page.locator('main form[action^="/sign-out"] button, main form[action^="/es/cerrar"] button').first();

/** Notes each state that pages show, from before their first paint on, with whether their text was to be seen; and all that moves. */
export async function watch(page: Page): Promise<{ states: string[]; moved(): Promise<Shift[]> }> {
  const states: string[] = [];
  const moved = await watchShifts(page);
  await page.exposeBinding('sawSession', (_, state: string) => void (states.at(-1) !== state && states.push(state)));
  await page.addInitScript(() => {
    const { sawSession } = window as unknown as { sawSession(state: string): void };
    const say = () => {
      const main = document.querySelector('main');
      const { session } = document.documentElement?.dataset ?? {};
      // Nothing is painted before the style sheet has come.
      if (main && session && document.styleSheets.length > 0)
        sawSession(`${location.pathname} ${session} ${getComputedStyle(main).visibility}`);
    };
    new MutationObserver(say).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-session'] });
    document.addEventListener('load', say, true);
  });
  return { states, moved };
}
