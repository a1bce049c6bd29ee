import { expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { foreignPhrases } from './foreign-phrases.ts';
import { sampleSubject } from './testing.ts';

const found = (locale: Locale, body: string) =>
  foreignPhrases(sampleSubject({ locale, body })).map(({ line, message }) => `${line}: ${message}`);

test.each<[Locale, string, string]>([
  ['es', 'Diga: «Lo necesito». En inglés: *Please wait for my interpreter.*', 'Please wait for my interpreter'],
  ['es', 'Lea «Arms and interventions» primero.', 'Arms and interventions'],
  ['es', '| Dice | Significa |\n| --- | --- |\n| Do you have an interpreter | Si lo hay |', 'Do you have an interpreter'],
  ['en', 'They may say: la clínica del dolor.', 'la clínica del dolor'],
])('%s: a phrase of the other language is found: %s', (locale, body, phrase) => {
  const other = locale === 'es' ? 'en' : 'es';
  const message = `has words of another language, “${phrase}”: write <span lang="${other}">…</span> around them`;
  expect(found(locale, `Text.\n\n${body}`)).toEqual([expect.stringContaining(message)]);
});

test('it is told at its line', () => {
  expect(found('es', 'Texto.\n\nDiga: *I have cancer and I need help*.')).toEqual([expect.stringMatching(/^11: /)]);
});

test.each<[Locale, string]>([
  ['es', 'Diga: *<span lang="en">Please wait for my interpreter.</span>*'],
  ['es', 'La FDA (Food and Drug Administration) y el *boost* no son frases.'],
  ['en', 'The *notario* of Los Angeles, and La Leche League.'],
  ['en', 'Ask for the DIEP flap: “de novo” means from the start.'],
])('%s: nothing is found in: %s', (locale, body) => {
  expect(found(locale, body)).toEqual([]);
});
