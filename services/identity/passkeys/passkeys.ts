import type { IdentityContext } from '../identity-context.ts';
import type { Passkeys } from '../passkeys.types.ts';
import { addOptions, addPasskey } from './add.ts';
import { listPasskeys, removePasskey, renamePasskey } from './manage.ts';
import { confirmByPasskey, confirmOptions, signInOptions, signInWithPasskey } from './sign-in.ts';
import { signUpOptions, signUpWithPasskey, startSignUp } from './sign-up.ts';

/** What is done with passkeys, as a part of the identity service. */
export function passkeys(context: IdentityContext): Passkeys {
  return {
    startSignUp: startSignUp(context),
    signingUp: (headers) => context.pendingSignUps.in(headers)?.username ?? null,
    signUpOptions: signUpOptions(context),
    signUp: signUpWithPasskey(context),
    signInOptions: signInOptions(context),
    signIn: signInWithPasskey(context),
    confirmOptions: confirmOptions(context),
    confirm: confirmByPasskey(context),
    addOptions: addOptions(context),
    add: addPasskey(context),
    list: listPasskeys(context),
    rename: renamePasskey(context),
    remove: removePasskey(context),
  };
}
