import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveOf } from './archive.ts';
import { sheet } from './sheet.ts';

const at = new Date('2026-11-24T15:00:00Z');
const choices = sheet({ name: 'choices', columns: { choice: { en: 'What', es: 'Qué' } }, rows: [{ choice: 'ñandú' }] });
const tables = [{ table: 'member_mailing', sheets: [choices], stays: false } as const];

test('holds the sheets and the files that it is given, byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
  const archive = archiveOf({ locale: 'es', at, tables, files: [{ name: 'picture.webp', bytes }] });
  const files = unzipSync(new Uint8Array(await new Response(archive).arrayBuffer()));
  expect(Object.keys(files)).toEqual(['my-data.html', 'record.json', 'fields.csv', 'tables/choices.csv', 'files/picture.webp']);
  expect(files['files/picture.webp']).toEqual(bytes);
  expect(JSON.parse(strFromU8(files['record.json'] ?? bytes))).toEqual({
    ...{ format: 'member-data', version: 1, exportedAt: at.toISOString() },
    choices: [{ choice: 'ñandú' }],
  });
  expect(Buffer.from(files['tables/choices.csv'] ?? bytes)).toEqual(Buffer.from('\uFEFFchoice\r\nñandú\r\n'));
});

test('is given up without a word where nobody reads it any more', async () => {
  const reader = archiveOf({ locale: 'en', at, tables, files: [] }).getReader();
  await reader.read();
  await expect(reader.cancel()).resolves.toBeUndefined();
});
