import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { serviceProblemIn } from '#app/screens/account/service-problem.ts';
import { momentIn } from '#services/moments/shared.ts';
import { toldBy } from '../told.ts';
import type { ShownService } from './ConnectedService.tsx';

/** Null where there is no such service. */
export async function loadService(request: AccountRequest): Promise<ShownService | null> {
  const { alba, caller, locale, url } = request;
  const { provider } = alba.identity;
  if (!provider) return null;
  const connection = toldBy(await provider.connection(caller), request);
  return {
    name: provider.name,
    since: connection && momentIn(locale, connection.since),
    mayDisconnect: connection?.mayDisconnect ?? false,
    isAlone: provider.localPasswords === 'off',
    problem: serviceProblemIn(url),
  };
}
