import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { everyGroup } from '#app/i18n/messages.server.ts';
import { locales } from '#config/locale.ts';
import { refusedWords } from '#services/content/editorial/preferred-words.ts';
import { readSigns } from '#services/content/source/read-signs.ts';

const described = z.object({ title: z.string(), alt: z.string().default('') });
const asset = z.object({ en: described, es: described });

it.each(locales)('messages, the table of signs and what pictures show say what the texts say (%s)', async (locale) => {
  const messages = everyGroup.flatMap((group) => Object.values(group).map((message) => message[locale]));
  const { table } = await readSigns('content');
  const rows = Object.values(table.signs).flatMap(({ rows }) => rows);
  const lines = [...rows, ...Object.values(table.advice)].map((each) => each[locale]);
  const assets = globSync('content/asset/*.yaml').map((file) => asset.parse(parse(readFileSync(file, 'utf8')))[locale]);
  expect(assets.length).toBeGreaterThan(30);
  expect(messages.length).toBeGreaterThan(300);
  expect(lines.length).toBeGreaterThan(100);
  expect(
    [...messages, ...lines, ...assets.flatMap(({ title, alt }) => [title, alt])].flatMap((text) =>
      refusedWords(text, locale).map((message) => `${text}: ${message}`),
    ),
  ).toEqual([]);
});
