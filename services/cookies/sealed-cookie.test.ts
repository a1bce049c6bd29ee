import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sealing, sealedCookie } from './sealed-cookie.ts';

const site: Sealing = { origin: 'https://alba.example', secret: 'a secret of the site' };
const value = { who: 'somebody', what: 'a code' };
const cookieOf = (sealing: Partial<Sealing> = {}, name = 'waiting') =>
  sealedCookie({ ...site, ...sealing }, { name, keptFor: 60, schema: z.object({ who: z.string(), what: z.string() }), sameSite: 'Strict' });

/** What a browser sends of a `Set-Cookie` line. */
const brought = (...lines: string[]) => new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') });

describe('A sealed cookie', () => {
  const line = cookieOf().set(value);

  it('comes back as it was, and says nothing to who reads it', () => {
    expect(cookieOf().in(brought(line))).toEqual(value);
    expect(line).not.toContain('somebody');
    expect(Buffer.from(line.slice(line.indexOf('=') + 1), 'base64url').toString()).not.toContain('somebody');
  });

  it('is out of reach of scripts and other hosts', () => {
    expect(line.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Strict', 'Secure']);
    expect(line).toMatch(/^__Host-waiting=/);
    expect(cookieOf({ origin: 'http://localhost:3000' }).set(value)).toMatch(/^waiting=(?!.*Secure)/);
  });

  it.each([
    ['another secret', () => cookieOf({ secret: 'another' }).set(value)],
    ['another cookie', () => cookieOf({}, 'other').set(value).replace('__Host-other', '__Host-waiting')],
    ['another time', () => cookieOf({ now: () => Date.now() - 61_000 }).set(value)],
    ['a clock that was ahead', () => cookieOf({ now: () => Date.now() + 61_000 }).set(value)],
    ['somebody who changed it', () => `${line.slice(0, 60)}${line[60] === 'A' ? 'B' : 'A'}${line.slice(61)}`],
    ['nobody', () => '__Host-waiting='],
  ])('is nothing from %s', (_, made) => {
    expect(cookieOf().in(brought(made()))).toBeNull();
  });

  it('is read with a former secret where that is said', () => {
    const after = { secret: 'the next' };
    expect(cookieOf(after).in(brought(line))).toBeNull();
    expect(cookieOf({ ...after, formerSecrets: ['a secret of the site'] }).in(brought(line))).toEqual(value);
  });

  it('is found among others of its name', () => {
    expect(cookieOf().in(brought('__Host-waiting=of-another', line))).toEqual(value);
  });

  it('is cleared where there is one', () => {
    expect(cookieOf().forget(brought('something=else'))).toEqual([]);
    expect(cookieOf().forget(brought(line))).toEqual([expect.stringContaining('Max-Age=0')]);
  });

  it('is never longer than browsers keep', () => {
    expect(() => cookieOf().set({ who: 'somebody', what: 'a'.repeat(4_000) })).toThrow('waiting');
  });
});
