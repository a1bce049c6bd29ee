import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printedFields } from './printed-fields.ts';
import { records } from './vocabulary.ts';

const written = readFileSync('docs/member-fields.md', 'utf8');

test('the table of fields is up to date: else run node services/members/vocabulary/print-fields.ts', () => {
  expect(written).toBe(printedFields());
});

test('it says of every field how it is asked, or from what it follows', () => {
  for (const definition of [records.profile, records.diagnosis, records.treatment]) {
    for (const name of definition.all.keys())
      expect(written).toMatch(new RegExp(`^\\| \`${name}\` \\| \\S.* \\| \\S.* \\| \\S.* \\| `, 'm'));
  }
});
