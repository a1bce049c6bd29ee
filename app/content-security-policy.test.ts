import { afterEach, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Prefetching is governed by `default-src` alone in Firefox; `worker-src` falls back on `child-src`. */
const first =
  "default-src 'self'; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org https://www.instagram.com; child-src 'none'; media-src 'self'";
const rest =
  "img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

test('says for each kind of answer what it may load and do', () => {
  vi.stubEnv('DEV', false);
  expect(contentSecurityPolicy('document')).toBe(`${first}; script-src 'self'; style-src 'self'; connect-src 'self'; ${rest}`);
  expect(contentSecurityPolicy('application', { nonce: 'n0nce' })).toBe(
    `${first}; script-src 'self' 'nonce-n0nce'; style-src 'self'; connect-src 'self'; ${rest}`,
  );
  expect(contentSecurityPolicy('drawing')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(contentSecurityPolicy('player')).toBe("default-src 'none'; media-src 'self'; style-src 'unsafe-inline'");
});

test('lets the answer to a form lead to the outside identity service, where there is one, and nothing else', () => {
  vi.stubEnv('DEV', false);
  const identityProvider = ['https://login.example.org', 'https://sso.example.org'];
  for (const kind of ['document', 'application'] as const) {
    const without = contentSecurityPolicy(kind, { nonce: 'n0nce' });
    expect(contentSecurityPolicy(kind, { nonce: 'n0nce', identityProvider })).toBe(
      without.replace("form-action 'self'", "form-action 'self' https://login.example.org https://sso.example.org"),
    );
  }
});

test('allows in development what Vite needs', () => {
  vi.stubEnv('DEV', true);
  expect(contentSecurityPolicy('document')).toBe(
    `${first}; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; ${rest}`,
  );
});

test.each(['document', 'drawing', 'player'] as const)('allows nothing beside what a directive of a %s refuses', (kind) => {
  for (const directive of contentSecurityPolicy(kind).split('; ')) expect(directive).not.toMatch(/'none'.+|.+ .+ 'none'/);
});
