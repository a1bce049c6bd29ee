import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { turnedAwayBy } from '#server/load/turned-away.ts';
import { isFromHere, sameSite } from './same-site.ts';

const origin = 'https://alba.example';

/** What browsers send with a form, by where it stands. */
const fromHere: Record<string, Record<string, string>> = {
  'a browser of today': { 'Sec-Fetch-Site': 'same-origin', Origin: origin },
  'one whose page tells nobody where it stands': { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  'Safari 15.4, which knows no Sec-Fetch-Site': { Origin: origin, Referer: `${origin}/login` },
  'one that asks again after a restart': { 'Sec-Fetch-Site': 'none', Origin: origin },
  'one that sends no more than a Referer': { Referer: `${origin}/es/iniciar-sesion?target=%2F` },
};
const fromElsewhere: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'another host of the same site': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.alba.example' },
  'another site, in a browser without Sec-Fetch-Site': { Origin: 'https://evil.example', Referer: `${origin}/login` },
  'a frame without an origin': { Origin: 'null' },
  'a frame without an origin, of today': { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  'another site that has it sent on from here': { 'Sec-Fetch-Site': 'cross-site', Origin: origin },
  'the same host, unencrypted': { Origin: 'http://alba.example' },
  'the same host, at another port': { Origin: 'https://alba.example:8443' },
  'a host whose name begins like ours': { Origin: 'https://alba.example.evil.example' },
  'a page whose address holds ours': { Referer: 'https://evil.example/https://alba.example/' },
  'a page whose user is called like us': { Referer: 'https://alba.example@evil.example/' },
  'what is no address': { Referer: 'alba.example' },
  'two origins': { Origin: `${origin}, https://evil.example` },
  'nobody knows where': {},
  'no known kind of place': { 'Sec-Fetch-Site': 'here' },
  'an address that was typed': { 'Sec-Fetch-Site': 'none' },
};

describe('a request', () => {
  test.each(Object.entries(fromHere))('of %s is one of this site', (_, headers) => {
    expect(isFromHere(new Headers(headers), origin)).toBe(true);
  });

  test.each(Object.entries(fromElsewhere))('from %s is none', (_, headers) => {
    expect(isFromHere(new Headers(headers), origin)).toBe(false);
  });
});

describe('from elsewhere', async () => {
  const app = new Hono().use(sameSite(origin)).all('*', ({ text }) => text('yes'));
  app.onError((error) => new Response('no', { status: turnedAwayBy(error)?.status ?? 500 }));
  const ask = async (method: string, headers: Record<string, string>) => (await app.fetch(new Request(origin, { method, headers }))).status;

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is refused', async (method) => {
    for (const headers of Object.values(fromElsewhere)) expect(await ask(method, headers)).toBe(403);
    for (const headers of Object.values(fromHere)) expect(await ask(method, headers)).toBe(200);
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s is answered: it changes nothing', async (method) => {
    for (const headers of Object.values(fromElsewhere)) expect(await ask(method, headers)).toBe(200);
  });
});
