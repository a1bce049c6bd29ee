import { passkeyWords } from '#app/features/passkeys/passkeys.words.ts';
import { formWords } from '#app/forms/form.words.ts';
import { fieldWords } from '#app/screens/account/fields.words.ts';
import * as password from '#app/screens/account/password.words.ts';
import { problemWords } from '#app/screens/account/problems.words.ts';
import * as factor from '#app/screens/account/second-factor.words.ts';
import * as signIn from '#app/screens/account/sign-in.words.ts';
import * as verifyEmail from '#app/screens/account/verify-email.words.ts';
import { myAccountWords } from '#app/screens/member/my-account.words.ts';
import { passkeysPartWords } from '#app/screens/member/security/passkeys.words.ts';
import type { Locale } from '#config/locale.ts';

const texts = {
  ...fieldWords,
  ...problemWords,
  ...signIn.loginWords,
  ...signIn.signUpWords,
  ...signIn.signOutWords,
  ...password.forgotPasswordWords,
  ...password.resetPasswordWords,
  ...password.changePasswordWords,
  ...verifyEmail.verifyEmailWords,
  ...verifyEmail.resendWords,
  ...factor.secondFactorWords,
  ...factor.confirmWords,
  ...factor.recoverFactorWords,
  ...factor.recoveryCodesWords,
  ...myAccountWords,
  ...passkeysPartWords,
  ...passkeyWords,
  ...formWords,
};

/** What is written around an account in a language, as it stands in the source. */
export function accountWords(locale: Locale): (id: keyof typeof texts) => string {
  return (id) => texts[id][locale];
}
