import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Passkeys } from '../passkeys.types.ts';
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

/** What has to do with a passkey of this site, but for looking at those that there are and removing them. */
const passkeyRefusals = {
  startSignUp: refused,
  signingUp: () => null,
  signUpOptions: refused,
  signUp: refused,
  signInOptions: refused,
  signIn: refused,
  confirmOptions: refused,
  confirm: refused,
  addOptions: refused,
  add: refused,
} satisfies Partial<Passkeys>;

/** The same operations, of which those with a password or passkey of this site are refused where the outside identity service alone has them. */
export function withoutPasswords<Operations extends Pick<Identity, keyof typeof refusals | 'passkeys'>>(
  { provider }: Pick<IdentityContext, 'provider'>,
  operations: Operations,
): Operations {
  if (provider?.config.localPasswords !== 'off') return operations;
  return { ...operations, ...refusals, passkeys: { ...operations.passkeys, ...passkeyRefusals } };
}
