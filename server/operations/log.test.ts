import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { createLog } from './log.ts';

const { db } = await testDatabase();

/** What the log says of an error. */
function logged(error: unknown) {
  const lines: string[] = [];
  createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }).error({ err: error }, 'failed');
  return { text: lines.join(''), ...JSON.parse(lines[0] ?? '{}').err };
}

it('has of an error its name, its words, its code and where it was thrown', () => {
  const error = logged(Object.assign(new TypeError('no such card'), { code: 'ERR_CARD' }));
  expect(error).toMatchObject({ name: 'TypeError', message: 'no such card', code: 'ERR_CARD' });
  expect(error.stack).toContain('log.test.ts');
});

it.each([sql`select ${'a lump'}::int`, sql`select 'a lump'::date`, sql`select to_tsquery('simple', ${'a lump'})`, sql`select "a lump"`])(
  'has of what PostgreSQL says no word, since it quotes what somebody typed; but its code and where it was asked',
  async (query) => {
    const error = logged(await query.execute(db).catch((reason) => reason));
    expect(error.text).not.toContain('lump');
    expect(error).toMatchObject({ name: 'error', code: expect.stringMatching(/^(22|42)/) });
    expect(error.message).toBeUndefined();
    expect(error.stack).toMatch(/^at .*\n/);
  },
);
