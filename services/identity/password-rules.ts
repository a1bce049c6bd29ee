import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { abort, because, codePoints, isWithin, usernameKey } from './rules.ts';
import { type Problem, passwordRule } from './shared.ts';

/** A password needs one of these special characters; it may have others. */
const specialCharacters = new RegExp(`[${passwordRule.specialCharacters}]`);

/** Validates a newly chosen password. */
export const newPasswordRule = z
  .string()
  .refine((text) => text !== '', { ...because('required'), ...abort })
  .refine((text) => isWithin(text, passwordRule), { ...because('password-length'), ...abort })
  .refine((text) => [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, specialCharacters].every((kind) => kind.test(text)) && !/\p{Cc}/u.test(text), {
    ...because('password-rules'),
    ...abort,
  })
  .refine((text) => !isCommonPassword(text), because('password-common'));

/** Whether two passwords are one, on any keyboard (NFKC). */
export const isSamePassword = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC');

/** Whether a password contains one of its owner's names. */
function containsName(password: string, names: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return names.some((name) => codePoints(name) >= 4 && text.includes(usernameKey(name)));
}

/** Validates what needs more than the password: its confirmation, and the names of its owner. */
export function passwordProblems(
  field: 'password' | 'newPassword',
  { password = '', confirmation = '' }: { password?: string | undefined; confirmation?: string | undefined },
  names: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  if (containsName(password, names)) problems.push({ field, code: 'password-common' });
  if (confirmation === '') problems.push({ field: 'confirmation', code: 'required' });
  else if (confirmation !== password) problems.push({ field: 'confirmation', code: 'password-mismatch' });
  return problems;
}
