import { redirect } from 'react-router';
import { securityPath } from '#app/addresses/security-path.ts';
import { confirmFor, loginFor } from '#app/addresses/target.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Answer } from '#services/identity/shared.ts';

/**
 * What a service answers a member.
 * @throws a redirect: to sign in, where the session ended while the page was made; to confirm it, or to set up a second factor, where records
 * need that
 */
export function toldBy<Data>(answer: Answer<Data>, { url, locale }: AccountRequest): Data {
  if (answer.ok) return answer.data;
  const own = url.pathname + url.search;
  const [{ code }] = answer.problems;
  if (code === 'confirm-needed') throw redirect(confirmFor(own, locale), 303);
  throw redirect(code === 'factor-needed' ? securityPath(locale) : loginFor(own, locale), 303);
}
