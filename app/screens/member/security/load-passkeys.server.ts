import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { toldBy } from '#app/screens/member/told.ts';
import { momentIn, shortMomentIn } from '#services/moments/shared.ts';
import type { ShownPasskeys } from './Passkeys.tsx';

/** The passkeys of a member. Moments are put into words on the server: a browser's words may differ by a space. */
export async function loadPasskeys(request: AccountRequest): Promise<ShownPasskeys> {
  const { passkeys, ...others } = toldBy(await request.alba.identity.passkeys.list(request.caller), request);
  const said = (moment: string) => momentIn(request.locale, moment);
  // A list to choose from cuts what is long on a phone: the moment is named only where two have the same name.
  const isShared = (name: string) => passkeys.filter((each) => each.name === name).length > 1;
  return {
    ...others,
    passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      apart: isShared(name) ? `${name} (${shortMomentIn(request.locale, createdAt)})` : name,
      ...{ id, name, isSynced, made: said(createdAt), used: lastUsedAt && said(lastUsedAt) },
    })),
  };
}
