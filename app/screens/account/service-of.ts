import { redirect } from 'react-router';
import { privateCache } from '#app/pages/document.ts';
import type { AccountRequest } from './account-request.ts';
import { beginPath } from './provider-paths.ts';
import type { Service } from './ServiceWay.tsx';
import { serviceProblemIn } from './service-problem.ts';

/** The outside identity service, for a page that leads there; null where there is none. */
export function serviceOf({ alba, url }: Pick<AccountRequest, 'alba' | 'url'>): Service | null {
  const { provider } = alba.identity;
  return provider && { name: provider.name, isAlone: provider.localPasswords === 'off', problem: serviceProblemIn(url) };
}

/**
 * The same for the pages to sign in and up on. Where the service alone signs anybody in, it takes their place for who has asked for them:
 * whoever another site sends is asked to press its button first, since the service may remember them. So it is, too, where the page has to
 * tell what went wrong there.
 * @throws a redirect to the service
 */
export function serviceOrLeave(request: AccountRequest, purpose: 'sign-in' | 'sign-up'): Service | null {
  const service = serviceOf(request);
  if (!service?.isAlone || service.problem !== null || !request.alba.isOwnAct(request.caller.headers)) return service;
  throw redirect(beginPath(purpose, request.target, request.locale), { status: 302, headers: privateCache });
}

/** The name of the service that keeps all passwords; null where they are kept here. */
export function passwordsKeptBy(request: AccountRequest): string | null {
  const service = serviceOf(request);
  return service?.isAlone ? service.name : null;
}
