import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { allDeviceValues } from './all-device-values.ts';
import { writtenKeys } from './written-keys.ts';

type Kept = typeof allDeviceValues;

/** The rows of the table of the cookie notice that names what stays on a device, without their links. */
async function namedOnPage(locale: Locale): Promise<string[][]> {
  const file = path.resolve(`content/page/policies-cookie-notice/${locale}.md`);
  const [, table = ''] = (await readFile(file, 'utf8')).split(/^:::table\{#kept .*$/m);
  const [rows = ''] = table.split(/^:::$/m);
  return [...rows.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \|$/gm)]
    .map((row) => row.slice(1).map((cell) => cell.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')))
    .toSorted();
}

function listed(values: Kept, locale: Locale): string[][] {
  return values.map(({ key, about }) => [key, about[locale].holds, about[locale].kept]).toSorted();
}

test.each(locales)('the cookie notice names everything that the site keeps on a device, and nothing else: %s', async (locale) => {
  expect(allDeviceValues.length).toBeGreaterThan(8);
  expect(await namedOnPage(locale)).toEqual(listed(allDeviceValues, locale));
});

test.each(locales)('one that it does not name is found, and one that it names in other words: %s', async (locale) => {
  const words = { holds: 'your diagnosis', kept: 'always' };
  const planted = { key: 'planted', about: { en: words, es: words } };
  const named = await namedOnPage(locale);
  expect(named).not.toEqual(listed([...allDeviceValues, planted], locale));
  expect(named).not.toEqual(listed([...allDeviceValues.slice(1), { ...planted, key: allDeviceValues[0]?.key ?? '' }], locale));
});

test('each has a name of its own', () => {
  expect(new Set(allDeviceValues.map(({ key }) => key)).size).toBe(allDeviceValues.length);
});

test('what every quick exit removes is kept on the device by that name', () => {
  expect(allDeviceValues.map(({ key }) => key)).toEqual(expect.arrayContaining([...writtenKeys]));
});
