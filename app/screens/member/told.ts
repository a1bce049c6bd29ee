import { redirect } from 'react-router';
import { loginFor } from '#app/addresses/target.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Answer } from '#services/identity/shared.ts';

/** What a service answers a member. @throws a redirect to sign in, where the session ended while the page was made */
export function toldBy<Data>(answer: Answer<Data>, { url, locale }: AccountRequest): Data {
  if (answer.ok) return answer.data;
  throw redirect(loginFor(url.pathname + url.search, locale), 303);
}
