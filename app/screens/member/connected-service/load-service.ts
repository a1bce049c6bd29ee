import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { type ServiceProblem, serviceProblemIn } from '#app/screens/account/service-problem.ts';
import { toldBy } from '../told.ts';

/** The outside identity service as its member sees it. `since` is a moment in words; null where nothing is connected. */
export type ShownService = { name: string; since: string | null; mayDisconnect: boolean; isAlone: boolean; problem: ServiceProblem | null };

/** Null where there is no such service. */
export async function loadService(request: AccountRequest): Promise<ShownService | null> {
  const { alba, caller, locale, url } = request;
  const { provider } = alba.identity;
  if (!provider) return null;
  const connection = toldBy(await provider.connection(caller), request);
  const { momentIn } = await import('#services/moments/shared.ts');
  return {
    name: provider.name,
    since: connection && momentIn(locale, connection.since),
    mayDisconnect: connection?.mayDisconnect ?? false,
    isAlone: provider.localPasswords === 'off',
    problem: serviceProblemIn(url),
  };
}
