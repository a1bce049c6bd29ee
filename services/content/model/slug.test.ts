import { expect, test } from 'vitest';
import { isSlug, slug } from './slug.ts';

test.each([
  ['Hot flashes', 'hot-flashes'],
  ['HER2-positive', 'her2-positive'],
  ['¿Qué es el cáncer de mama?', 'que-es-el-cancer-de-mama'],
  ['Niñas, pingüinos y NIÑOS', 'ninas-pinguinos-y-ninos'],
  ['man\u0303ana', 'manana'],
  ['  Paget’s  disease - of\tthe nipple -- ', 'pagets-disease-of-the-nipple'],
  ['a & b / c', 'a-b-c'],
  ['5-FU', '5-fu'],
  ['🎗', ''],
  ['', ''],
])('%j is %j in an address, where it stays what it is', (text, expected) => {
  expect(slug(text)).toBe(expected);
  expect(slug(expected)).toBe(expected);
  expect(isSlug(expected)).toBe(expected !== '');
  expect(isSlug(text)).toBe(text === expected && text !== '');
});

test.each(['-a', 'a-', 'a--b', 'a_b', 'A', 'ñ', '../x', 'a b', 'x\0'])('%j is none', (text) => {
  expect(isSlug(text)).toBe(false);
});
