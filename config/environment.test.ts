import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';

const production = { ENVIRONMENT: 'production', ORIGIN: 'https://alba.example', SECRET: 'a secret of the tests, and of nothing else' };
const url = 'postgresql://alba_app:one@db.example/alba';
const ownerUrl = 'postgresql://alba_owner:two@db.example/alba';

describe('The roles of the database', () => {
  test('are those of two URLs', () => {
    const { databaseUrl, databaseOwnerUrl } = parseEnvironment({ ...production, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
    expect([databaseUrl, databaseOwnerUrl]).toEqual([url, ownerUrl]);
  });

  test('are the embedded server’s own where neither is set, an empty value among them', () => {
    expect(parseEnvironment({ ...production, DATABASE_URL: '', DATABASE_OWNER_URL: '' })).toMatchObject({
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
    });
  });

  test('may be one outside of production alone', () => {
    expect(parseEnvironment({ DATABASE_URL: ownerUrl })).toMatchObject({ databaseUrl: ownerUrl, databaseOwnerUrl: undefined });
    expect(parseEnvironment({ ENVIRONMENT: 'development', DATABASE_URL: ownerUrl }).databaseOwnerUrl).toBeUndefined();
  });

  test.each<[reason: string, variables: Record<string, string>]>([
    ['production needs the role that migrates', { ...production, DATABASE_URL: url }],
    ['it has the role of DATABASE_URL', { ...production, DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl }],
    ['it has the role of DATABASE_URL', { DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: `${ownerUrl}?sslmode=require` }],
    ['DATABASE_URL, which is not set', { DATABASE_OWNER_URL: ownerUrl }],
    ['Invalid URL', { DATABASE_URL: url, DATABASE_OWNER_URL: 'mysql://alba:hunter2@db.example/alba' }],
  ])('are refused otherwise: %s', (reason, variables) => {
    const parse = () => parseEnvironment(variables);
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(/^DATABASE_OWNER_URL: /);
    expect(parse).toThrow(reason);
    expect(parse).not.toThrow(/hunter2|:two@/);
  });
});
