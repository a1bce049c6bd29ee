import { expect, test } from 'vitest';
import { places } from '#app/features/session/places.at-build.ts';
import { sourceOf } from './at-build-plugin.ts';

test('A module that is evaluated at build exports what it made', () => {
  expect(sourceOf({ path: '/', numbers: [1, 2] })).toBe('export const path = "/";\nexport const numbers = [1,2];');
  expect(places.es).toMatchObject({ login: '/es/iniciar-sesion', account: '/es/perfil?section=my-account' });
});

test.each<[string, unknown]>([
  ['a function', () => {}],
  ['a date', new Date(0)],
  ['undefined', undefined],
  ['something undefined', { a: undefined }],
  ['a map', new Map()],
])('Nothing that would not survive the way: %s', (_, value) => {
  expect(() => sourceOf({ value })).toThrow('"value" does not survive JSON');
});
