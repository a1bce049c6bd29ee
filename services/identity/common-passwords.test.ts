import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { newPasswordRule } from './password-rules.ts';

test.each([
  ...['Hope4ever!', 'Liverpool1!', 'India@123', 'Íñdia@123', 'L1verp00l!', '!!Liverpool7', 'Trustno1!', 'aA!12345678', 'Chelsea#2024'],
  ...['LoveJesus7!', 'Sunshine4ever#'],
])('a common password is refused however it is dressed up: %s', (password) => expect(isCommonPassword(password)).toBe(true));

test('of what was breached nearly everything is refused, dressed up to satisfy the rule', () => {
  const dressed = dictionary['passwords-common'].map(dressUp).filter((password) => password.length <= 20);
  const refused = dressed.filter((password) => newPasswordRule.safeParse(password).error?.issues[0]?.message === 'password-common');
  expect(dressed.length).toBeGreaterThan(49_000);
  expect(refused.length / dressed.length).toBeGreaterThan(0.99);
});

test('a few letters among other characters are no common word', () => {
  for (const fine of ['7p5A#s9!3s2%', 'g8$Kz!q2Wn', 'Velvet9!Canoe', 'm4%L7v#T2x', 'Nube7#Tejado'])
    expect([fine, isCommonPassword(fine)]).toEqual([fine, false]);
});

test('of passwords that a program makes hardly one is refused', () => {
  const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@$!%*#?&';
  // A fixed sequence (a linear congruential generator): the same passwords each time.
  let state = 42;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return characters.charAt(Math.floor((state / 2 ** 32) * characters.length));
  };
  for (const [length, most] of [
    [8, 40],
    [12, 2],
    [16, 0],
  ] as const) {
    const made = Array.from({ length: 4_000 }, () => Array.from({ length }, next).join(''));
    expect([length, made.filter(isCommonPassword).length <= most]).toEqual([length, true]);
  }
});

/** With a capital, a digit and a sign, as people add them. */
function dressUp(password: string): string {
  const capital = password.charAt(0).toUpperCase() + password.slice(1);
  const letters = [capital, /\p{Lu}/u.test(capital) ? '' : 'A', /\p{Ll}/u.test(capital) ? '' : 'a'].join('');
  return `${letters}1!`.padEnd(8, '1');
}
