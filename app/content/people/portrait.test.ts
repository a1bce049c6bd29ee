import { expect, test } from 'vitest';
import { initialsOf } from './Portrait.tsx';

test.each([
  ['Marisol Vega', 'MV'],
  ['Élodie de la Cruz', 'ÉC'],
  ['Dr. Ana Ruiz', 'AR'],
  ['Carmen R.', 'C'],
  ['Ifeoma', 'I'],
  ['  ñusta   qori ', 'ÑQ'],
  ['O’Brien', 'O'],
  ['42', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
