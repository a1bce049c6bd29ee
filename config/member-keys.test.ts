import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { formatMemberKeys, keptMemberKeys, MemberKeysError, newMemberKey, parseMemberKeys } from './member-keys.ts';

const secret = 'hunter2-hunter2-hunter2-hunter2-hunter2';
const key = `2026-11:2027-11-22:${secret}`;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'alba-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('The keys of members', () => {
  test('are a list, the current one first, and come back as they were written', () => {
    const text = `${key},2025-11:2026-11-22:${secret.toUpperCase()}`;
    const keys = parseMemberKeys(` ${text.replace(',', ' , ')} `);
    expect(keys.map(({ id, end }) => [id, end])).toEqual([
      ['2026-11', '2027-11-22'],
      ['2025-11', '2026-11-22'],
    ]);
    expect(formatMemberKeys(keys)).toBe(text);
  });

  test.each([
    ['', 'key 1 is not of the form'],
    [secret, 'key 1 is not of the form'],
    [`${key},`, 'key 2 is not of the form'],
    ['2026-11:2027-11-22:short', 'key 1 is not of the form'],
    [`2026-11:2027-13-41:${secret}`, 'key 1 is not of the form'],
    [`Nov 26:2027-11-22:${secret}`, 'key 1 is not of the form'],
    [`${key},2026-11:2027-11-22:${secret}2`, 'gives one id to two keys'],
    [`${key},2025-11:2027-11-22:${secret}`, 'names one key twice'],
  ])('are refused with the reason, and never shown: %j', (text, reason) => {
    expect(() => parseMemberKeys(text)).toThrow(MemberKeysError);
    expect(() => parseMemberKeys(text)).toThrow(reason);
    const parse = () => parseEnvironment({ MEMBER_KEYS: text });
    if (text === '') return expect(parse().memberKeys).toBeUndefined();
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(/^MEMBER_KEYS: /);
    expect(parse).not.toThrow(/hunter2/i);
  });

  test('production does not start without them', () => {
    const production = { ENVIRONMENT: 'production', ORIGIN: 'https://alba.example', SECRET: secret };
    expect(() => parseEnvironment(production)).toThrow(/^MEMBER_KEYS: production needs them/);
    expect(parseEnvironment({ ...production, MEMBER_KEYS: key }).memberKeys).toHaveLength(1);
  });

  test('a new one ends in a year, and has an id of its own', () => {
    const made = newMemberKey(new Date('2026-11-22T12:00:00Z'));
    expect([made.id, made.end]).toEqual(['2026-11', '2027-11-22']);
    const other = newMemberKey(new Date('2026-11-23T12:00:00Z'), [made.id]);
    expect(parseMemberKeys(formatMemberKeys([other, made]))).toEqual([other, made]);
  });
});

describe('On a single machine they', () => {
  test('are made once, for all that ask at once, and for nobody else to read', async () => {
    const folder = await emptyFolder();
    const found = await Promise.all(Array.from({ length: 8 }, () => keptMemberKeys(folder).load()));
    expect(new Set(found.map(formatMemberKeys)).size).toBe(1);
    expect((await stat(path.join(folder, 'member-keys'))).mode & 0o777).toBe(0o600);
  });

  test('are replaced as a whole', async () => {
    const folder = await emptyFolder();
    const kept = keptMemberKeys(folder);
    const [old] = await kept.load();
    const made = newMemberKey(new Date(), [old.id]);
    await kept.store([made, old]);
    expect(await keptMemberKeys(folder).load()).toEqual([made, old]);
  });

  test('are never made anew where the file is damaged', async () => {
    const folder = await emptyFolder();
    const file = path.join(folder, 'member-keys');
    await writeFile(file, key.slice(0, 30));
    await expect(keptMemberKeys(folder).load()).rejects.toThrow(`${file}: key 1 is not of the form`);
    expect(await readFile(file, 'utf8')).toBe(key.slice(0, 30));
  });
});
