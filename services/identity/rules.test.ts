import { describe, expect, test } from 'vitest';
import { IdentityError } from './identity-error.ts';
import { newPasswordRule, passwordProblems } from './password-rules.ts';
import * as rules from './rules.ts';
import type { IdentityField, ProblemCode } from './shared.ts';

/** The parsed value, or the code of the problem. */
function read(field: IdentityField, rule: Parameters<typeof rules.read>[0][IdentityField], value: string): unknown {
  try {
    return Object.values(rules.read({ [field]: rule }, { [field]: value }))[0];
  } catch (error) {
    if (error instanceof IdentityError) return error.problems[0].code;
    throw error;
  }
}

const refused = (code: ProblemCode, values: string[]) => values.map((value): [string, string] => [value, code]);

describe('a username', () => {
  test.each<[string, string | null]>([
    ['ana', 'ana'],
    ['  Ana7 ', 'Ana7'],
    ['MaríaJosé', 'MaríaJosé'],
    // Composed (NFC), and in the usual width.
    ['Núria'.normalize('NFD'), 'Núria'],
    ['Ａna', 'Ana'],
    ['Ольга', 'Ольга'],
    ['美恵子', '美恵子'],
    ['ñ'.repeat(30), 'ñ'.repeat(30)],
    ...refused('required', ['', '   ']),
    ...refused('username-length', ['an', 'a'.repeat(31)]),
    ...refused('username-invalid', [
      'ana maria',
      'ana_maria',
      'ana-maria',
      'ana@example',
      'ana.m',
      'ana!',
      'ana😀',
      'ana\0',
      'ana\r\nBcc: x',
      '<ana>',
      'аna',
    ]),
    ...refused('username-official', ['admin', 'Support', 'ALBA', 'moderador', 'AlbaSupport', 'Moderator1', 'A1ba', 'аӏьа']),
  ])('%j: %j', (value, expected) => expect(read('username', rules.username, value)).toBe(expected));
});

describe('an e-mail address', () => {
  test.each<[string, string | null]>([
    [' Ana@Example.ORG ', 'ana@example.org'],
    ["o'brien+alba@mail.example.org", "o'brien+alba@mail.example.org"],
    ...refused('required', ['', ' ']),
    ...refused('email-invalid', [
      'ana',
      'ana@',
      '@example.org',
      'ana@example',
      'ana@@example.org',
      'ana@example.org\r\nBcc: all@example.org',
      'ana@example.org,eva@example.org',
      'Ana <ana@example.org>',
      'ana\0@example.org',
      'ana@exa mple.org',
      '.ana@example.org',
      'a..na@example.org',
      `${'a'.repeat(65)}@example.org`,
      `ana@${'a'.repeat(250)}.org`,
    ]),
  ])('%j: %j', (value, expected) => expect(read('email', rules.email, value)).toBe(expected));
});

describe('a first or last name', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['  ', null],
    ['María  José', 'María José'],
    ["O'Brien", "O'Brien"],
    ['O’Brien-López', 'O’Brien-López'],
    ['Ōno', 'Ōno'],
    ...refused('name-letters', ['R2D2', 'Ana!', 'Ana\r\nBcc: x', 'Ana\0', 'ana@example.org', '<b>', 'Ana\tEva']),
    ...refused('name-length', ['A', 'a'.repeat(31)]),
  ])('%j: %j', (value, expected) => expect(read('firstName', rules.personName, value)).toBe(expected));
});

describe('a phone number', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['+1 (202) 555-0123', '+1 (202) 555-0123'],
    ['2025550123', '2025550123'],
    ...refused('phone-invalid', ['123456', '1'.repeat(21), '+', '1+2025550123', '202 555 01x3', '202555\r\n0123', '٢٠٢٥٥٥٠١٢٣']),
  ])('%j: %j', (value, expected) => expect(read('phoneNumber', rules.phoneNumber, value)).toBe(expected));
});

describe('a password', () => {
  test.each<[string, string | null]>([
    ['Xk7#mauve-Otter', 'Xk7#mauve-Otter'],
    ['Tr7$qp v', 'Tr7$qp v'],
    ['Ñu7#öbel', 'Ñu7#öbel'],
    ['😀Otter7#mauve', '😀Otter7#mauve'],
    ['Lantern4%CanoePlum?9', 'Lantern4%CanoePlum?9'],
    ...refused('required', ['']),
    ...refused('password-length', ['Xk7#mau', 'Xk7#mauve-Otter-river', 'aA1#😀😀😀']),
    ...refused('password-rules', [
      'xk7#mauve-otter',
      'XK7#MAUVE-OTTER',
      'Xkt#mauve-Otter',
      'Xk7-mauve-Otter',
      'Xk7#mauve\0Otter',
      'Xk7#mauve\nOtter',
    ]),
    ...refused('password-common', [
      'Password1!',
      'P@ssw0rd2024!',
      'pa$$W0RD#1',
      '123Password!',
      '$ecreT123!',
      'Qwerty123!',
      'Qwertyuiop1!',
      '1qaz2wsX#',
      'Abcd1234!',
      'Aa123456!',
      'Iloveyou1!',
      'I.Love.You.1!',
      'Contraseña1!',
      'TeAmoMucho#1',
      'BreastCancer1!',
      'CancerFree2024!',
      'Sobreviviente1!',
      'PassPass1!',
      'Xyxyxyxy1!',
      'Aaaaaaaa1!',
      'Hope2024!',
      'January2025#',
      'Septiembre25!',
    ]),
  ])('%j: %j', (value, expected) => expect(read('newPassword', newPasswordRule, value)).toBe(expected));

  test('does not say who it belongs to', () => {
    const problems = (password: string, names: string[]) =>
      passwordProblems('password', { password, confirmation: password }, names).map(({ code }) => code);
    expect(problems('Zz9#anamaria', ['AnaMaria', 'ana'])).toEqual(['password-common']);
    expect(problems('Zz9#NÚRIA77', ['núria'])).toEqual(['password-common']);
    expect(problems('Xk7#ana-Otter', ['ana', rules.localPart('eva@example.org')])).toEqual([]);
  });

  test('has to be repeated', () => {
    expect(passwordProblems('newPassword', { password: 'a', confirmation: 'b' }, [])).toEqual([
      { field: 'confirmation', code: 'password-mismatch' },
    ]);
    expect(passwordProblems('newPassword', { password: 'a' }, [])).toEqual([{ field: 'confirmation', code: 'required' }]);
  });
});
