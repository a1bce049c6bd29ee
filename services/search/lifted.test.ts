import { expect, test } from 'vitest';
import { type Lift, liftedBy } from './lifted.ts';

const lifts: Lift[] = [
  { entryId: 'infection-and-fever', phrases: { en: ['fever after chemo'], es: ['fiebre después de la quimio', 'fiebre'] } },
  { entryId: 'vaccines', phrases: { en: ['flu shot'], es: ['fiebre por la vacuna'] } },
];

test.each([
  ['fever after chemo', 'en', 'infection-and-fever'],
  ['my FEVER is 101 two days after my chemo', 'en', 'infection-and-fever'],
  ['mi mamá tiene fiebre de 38.3 después de la quimio', 'es', 'infection-and-fever'],
  ['fiebre por la vacuna', 'es', 'vaccines'],
  ['quiero morir', 'es', 'chat'],
] as const)('%s (%s) lifts %s', (term, locale, entryId) => {
  expect(liftedBy(lifts, term, locale)).toBe(entryId);
});

test.each([
  ['chemo', 'en'],
  ['fever', 'en'],
  ['fiebre', 'en'],
  ['', 'es'],
] as const)('%s (%s) lifts nothing', (term, locale) => {
  expect(liftedBy(lifts, term, locale)).toBeNull();
});
