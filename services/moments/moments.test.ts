import { expect, test } from 'vitest';
import { dayIn, momentIn } from './shared.ts';

test('a moment is told where the organisation is, and its zone by one name', () => {
  const told = (locale: 'en' | 'es') => [
    dayIn(locale, '2026-12-11T00:30:00Z'),
    momentIn(locale, '2026-12-11T00:30:00Z').replaceAll(/\s/g, ' '),
  ];
  expect(told('en')).toEqual(['December 10, 2026', 'December 10, 2026 at 7:30 PM Eastern Time']);
  expect(told('es')).toEqual(['10 de diciembre de 2026', '10 de diciembre de 2026 a las 7:30 p. m. hora del Este']);
});
