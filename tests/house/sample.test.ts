import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sampleAccount } from '#server/development/sample-record.ts';
import { Program, PublishedDirectory, TemporaryDirectory } from '../processes.ts';

async function sample(variables: Record<string, string>, words: readonly string[] = []) {
  const program = new Program('script/sample.ts', variables, { words });
  const { code } = await program.exited;
  return { code, said: program.output + program.errors };
}

test('script/sample makes the member once, and says each time how to sign in', async () => {
  await using data = new PublishedDirectory();
  const first = await sample({ DATA_DIR: data.path });
  expect(first).toEqual({ code: 0, said: expect.stringContaining('is there now') });
  const again = await sample({ DATA_DIR: data.path });
  expect(again).toEqual({ code: 0, said: expect.stringContaining('was there already') });
  for (const { said } of [first, again])
    for (const words of [sampleAccount.username, sampleAccount.password]) expect(said).toContain(`  ${words}\n`);
});

test('script/sample makes nothing in production, nor of words that it does not know', async () => {
  await using data = new TemporaryDirectory();
  const key = 'x'.repeat(43);
  const production = {
    ENVIRONMENT: 'production',
    ORIGIN: 'https://alba.example',
    SECRET: key,
    MEMBER_KEYS: `2026-11:2027-11-30:${key}`,
    DATA_DIR: data.path,
  };
  expect(await sample(production)).toEqual({ code: 1, said: 'The sample member is for development: nothing was made.\n' });
  expect(await sample({ DATA_DIR: data.path }, ['ana'])).toEqual({ code: 1, said: expect.stringContaining('without arguments') });
  expect(await readdir(data.path)).toEqual([]);
});
