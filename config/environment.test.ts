import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';

const production = {
  ENVIRONMENT: 'production',
  ORIGIN: 'https://alba.example',
  SECRET: 'a secret of the tests, and of nothing else',
  MEMBER_KEYS: '2026-11:2027-11-22:a-member-key-of-the-tests-and-of-nothing-else',
};
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

describe('A site that others can reach', () => {
  const outside: Record<string, string>[] = [
    { ORIGIN: 'https://alba.example' },
    { ORIGIN: 'http://alba.example' },
    { ORIGIN: 'https://127.0.0.1:3000' },
    { ORIGIN: 'http://192.168.1.7:3000' },
    { ORIGIN: 'http://127.0.0.1.alba.example' },
    { ORIGIN: 'http://localhost.alba.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'alba.example' },
    { HOST: '0.0.0.0', ORIGIN: 'http://127.0.0.1:3000' },
    { HOST: '192.168.1.7', ORIGIN: 'http://localhost:3000' },
  ];

  test.each(outside)('does not start but as production, and says so: %j', (variables) => {
    for (const name of [{}, { ENVIRONMENT: '' }, { ENVIRONMENT: 'local' }, { ENVIRONMENT: 'development' }]) {
      const parse = () => parseEnvironment({ ...name, ...variables });
      expect(parse).toThrow(EnvironmentError);
      expect(parse).toThrow(/^ENVIRONMENT: (ORIGIN|HOST) is .*Set ENVIRONMENT=production, with SECRET and an https ORIGIN/);
    }
    expect(parseEnvironment({ ...production, ...(variables.HOST ? { HOST: variables.HOST } : {}) }).name).toBe('production');
  });

  test.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { ORIGIN: 'http://localhost:4000' },
    { ORIGIN: 'http://[::1]:3000' },
    { ORIGIN: 'http://alba.localhost' },
  ])('is none that is this machine’s own: %j', (variables) => {
    for (const name of [{}, { ENVIRONMENT: 'development' }]) expect(() => parseEnvironment({ ...name, ...variables })).not.toThrow();
  });
});

test('browsers are told of this host’s https alone, unless more is asked for', () => {
  expect(parseEnvironment({}).hsts).toBe('host');
  expect(parseEnvironment({ HSTS: 'subdomains' }).hsts).toBe('subdomains');
  expect(() => parseEnvironment({ HSTS: 'yes' })).toThrow(/^HSTS: /);
});

describe('Containers of analytics', () => {
  const one = { name: 'One', script: 'https://one.example/a.js' };

  test('are none unless they are listed, and none where the site is developed', () => {
    expect(parseEnvironment({}).analytics).toEqual([]);
    const ANALYTICS = JSON.stringify([one]);
    expect(parseEnvironment({ ...production, ANALYTICS }).analytics).toEqual([{ ...one, sources: [] }]);
    expect(parseEnvironment({ ENVIRONMENT: 'development', ANALYTICS }).analytics).toEqual([]);
  });

  test.each([
    'one',
    '{}',
    JSON.stringify([one, one, one, one]),
    JSON.stringify([{ ...one, script: 'http://one.example/a.js' }]),
    JSON.stringify([{ ...one, sources: ["https://one.example 'unsafe-inline'"] }]),
    JSON.stringify([{ ...one, category: 'necessary' }]),
  ])('are refused otherwise: %s', (ANALYTICS) => {
    expect(() => parseEnvironment({ ANALYTICS })).toThrow(/^ANALYTICS: /);
  });
});

describe('An outside identity service', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.example.org/realm/',
    OIDC_CLIENT_ID: 'alba',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
  };

  test('is none unless it is named, and then beside local passwords, under the name of its host', () => {
    expect(parseEnvironment({}).identityProvider).toBeUndefined();
    expect(parseEnvironment({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', LOCAL_PASSWORDS: '' }).identityProvider).toBeUndefined();
    expect(parseEnvironment(whole).identityProvider).toEqual({
      issuer: 'https://login.example.org/realm',
      clientId: 'alba',
      clientSecret: 'a-secret-of-the-tests',
      name: 'login.example.org',
      screens: [],
      localPasswords: 'beside',
    });
    const more = { OIDC_NAME: 'Casa', LOCAL_PASSWORDS: 'off', OIDC_SCREENS: 'https://a.example,https://b.example:8443' };
    expect(parseEnvironment({ ...whole, ...more }).identityProvider).toMatchObject({
      name: 'Casa',
      localPasswords: 'off',
      screens: ['https://a.example', 'https://b.example:8443'],
    });
    expect(parseEnvironment({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:4140' }).identityProvider?.issuer).toBe('http://127.0.0.1:4140');
  });

  test.each<[names: string, variables: Record<string, string>]>([
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: whole.OIDC_ISSUER }],
    ['OIDC_CLIENT_SECRET', { ...whole, OIDC_CLIENT_SECRET: '' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'http://login.example.org' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'login.example.org' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'https://login.example.org/?realm=1' }],
    ['OIDC_CLIENT_SECRET', { ...whole, OIDC_CLIENT_SECRET: 'short' }],
    ['OIDC_SCREENS', { ...whole, OIDC_SCREENS: "https://a.example 'unsafe-inline'" }],
    ['OIDC_SCREENS', { ...whole, OIDC_SCREENS: 'https://a.example/path' }],
    ['LOCAL_PASSWORDS', { ...whole, LOCAL_PASSWORDS: 'no' }],
    ['LOCAL_PASSWORDS', { LOCAL_PASSWORDS: 'off' }],
    ['OIDC_NAME', { OIDC_NAME: 'Casa' }],
  ])('stops the start with one line where it is wrong or only a part of one: %s', (names, variables) => {
    const parse = () => parseEnvironment(variables);
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(new RegExp(`^${names}: [^\n]+$`));
    expect(parse).not.toThrow(/a-secret-of-the-tests|short/);
  });
});

describe('A wrong value is refused in one line that names it', () => {
  const secret = 'a secret that is long enough to be one';

  test.each<[name: string, variables: Record<string, string>]>([
    ['PORT', { PORT: 'many' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['ORIGIN', { ORIGIN: 'nonsense' }],
    ['ORIGIN', { ORIGIN: 'ftp://alba.example' }],
    ['ENVIRONMENT', { ENVIRONMENT: 'staging' }],
    ['ENVIRONMENT', { ORIGIN: 'https://alba.example' }],
    ['ENVIRONMENT', { ENVIRONMENT: 'development', HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://alba.example/alba' }],
    ['DATABASE_URL', { DATABASE_URL: 'nonsense' }],
    ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://owner@127.0.0.1/alba' }],
    ['DATABASE_OWNER_URL', { ...production, DATABASE_URL: 'postgres://alba@127.0.0.1/alba' }],
    ['SECRET', { SECRET: 'short' }],
    ['FORMER_SECRETS', { FORMER_SECRETS: `${secret}, short` }],
    ['FORMER_SECRETS', { FORMER_SECRETS: `${secret},${secret}` }],
    ['FORMER_SECRETS', { SECRET: secret, FORMER_SECRETS: secret }],
    ['MAINTENANCE', { MAINTENANCE: 'maybe' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_PORT', { METRICS_PORT: 'many' }],
    ['METRICS_PORT', { METRICS_PORT: '65536' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'loopback, 10.0.0.0/33' }],
    ['PURGE_URL', { PURGE_URL: 'cdn.example/purge' }],
    ['PURGE_URL', { PURGE_URL: 'ftp://cdn.example/purge', PURGE_TOKEN: 'token' }],
    ['PAGE_CACHE_MB', { PAGE_CACHE_MB: '0' }],
    ['PAGE_CACHE_MB', { PAGE_CACHE_MB: '1.5' }],
    ['PAGE_CACHE_MB', { PAGE_CACHE_MB: 'much' }],
    ['SECRET', { ENVIRONMENT: 'production', ORIGIN: 'https://alba.example' }],
    ['ORIGIN', { ENVIRONMENT: 'production', SECRET: secret }],
    ['MEMBER_KEYS', { ...production, MEMBER_KEYS: '' }],
    ['MEMBER_KEYS', { MEMBER_KEYS: 'hunter2' }],
    ['ORIGIN', { ...production, ORIGIN: 'http://alba.example' }],
  ])('%s in %j', (name, variables) => {
    const parse = () => parseEnvironment(variables);
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`));
  });
});
