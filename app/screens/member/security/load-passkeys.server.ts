import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { toldBy } from '#app/screens/member/told.ts';
import { momentIn } from '#services/moments/shared.ts';
import type { ShownPasskeys } from './Passkeys.tsx';

/** The passkeys of a member. Moments are put into words on the server: a browser's words may differ by a space. */
export async function loadPasskeys(request: AccountRequest): Promise<ShownPasskeys> {
  const { passkeys, ...others } = toldBy(await request.alba.identity.passkeys.list(request.caller), request);
  const said = (moment: string) => momentIn(request.locale, moment);
  return {
    ...others,
    passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      ...{ id, name, isSynced, made: said(createdAt), used: lastUsedAt && said(lastUsedAt) },
    })),
  };
}
