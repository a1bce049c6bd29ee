import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Answer } from '../shared.ts';

const refused = async (): Promise<Answer<never>> => ({ ok: false, problems: [{ field: null, code: 'passwords-off' }], setCookies: [] });

/** What has to do with a password of this site. */
const refusals = {
  signUp: refused,
  signIn: refused,
  requestPasswordReset: refused,
  checkResetLink: async () => ({ state: 'invalid' }),
  resetPassword: refused,
  changePassword: refused,
  confirm: refused,
} satisfies Partial<Identity>;

/** The same operations, of which those with a password of this site are refused where the outside identity service alone keeps them. */
export function withoutPasswords<Operations extends Pick<Identity, keyof typeof refusals>>(
  { provider }: Pick<IdentityContext, 'provider'>,
  operations: Operations,
): Operations {
  return provider?.config.localPasswords === 'off' ? { ...operations, ...refusals } : operations;
}
