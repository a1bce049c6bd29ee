import { parse } from 'node-html-parser';
import { totpCode } from '#services/identity/factors/totp.ts';
import type { Visitor } from './accounts.ts';

/** Sets an authenticator app up in a browser without scripts, as the pages of English have it; gives its key and the codes to print. */
export async function setUpFactor(browser: Visitor): Promise<{ key: string; codes: string[] }> {
  const section = '/profile?section=security';
  await browser.post(section, { intent: 'factor-begin' });
  const page = parse((await browser.get(section)).text);
  const key = page.querySelector('#factor code')?.text.replaceAll(/\s/g, '') ?? '';
  const done = await browser.post(section, { intent: 'factor-finish', code: totpCode(key, Date.now()) });
  if (done.location !== '/recovery-codes') throw new Error(`the first code was answered ${done.status} ${done.location}`);
  const codes = parse((await browser.post('/recovery-codes')).text)
    .querySelectorAll('main ol code')
    .map(({ text }) => text);
  return { key, codes };
}
