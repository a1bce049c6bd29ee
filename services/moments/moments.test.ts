import { expect, test } from 'vitest';
import { dayIn, momentIn, shortMomentIn } from './shared.ts';

test('a moment is told where the organisation is, and its zone by one name', () => {
  const told = (locale: 'en' | 'es') => [
    dayIn(locale, '2026-12-11T00:30:00Z'),
    ...[momentIn, shortMomentIn].map((tell) => tell(locale, '2026-12-11T00:30:00Z').replaceAll(/\s/g, ' ')),
  ];
  expect(told('en')).toEqual(['December 10, 2026', 'December 10, 2026 at 7:30 PM Eastern Time', 'Dec 10, 2026, 7:30 PM']);
  expect(told('es')).toEqual([
    '10 de diciembre de 2026',
    '10 de diciembre de 2026 a las 7:30 p. m. hora del Este',
    '10 dic 2026, 7:30 p. m.',
  ]);
});
