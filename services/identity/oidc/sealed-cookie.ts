import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { encryption } from '#services/encryption/encryption.ts';

export type SealedCookie<Value> = {
  set(value: Value): string;
  /** What a browser brings; null for nothing, and for what is over or none of ours. */
  in(headers: Headers): Value | null;
  clear(): string;
};

/** What browsers keep of one cookie, in bytes. */
const longest = 4_000;

/**
 * A cookie that only this site makes and reads: sealed (AES-256-GCM), out of reach of scripts, and on https set by no other host
 * (`__Host-`). It comes along when another site leads here, since the identity service does.
 * @param keptFor in seconds
 */
export function sealedCookie<Value>(
  { origin, secret }: { origin: string; secret: string },
  { name, keptFor, schema }: { name: string; keptFor: number; schema: z.ZodType<Value> },
): SealedCookie<Value> {
  const secure = origin.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const cipher = encryption(secret, `cookie ${name}`);
  const sealed = z.object({ until: z.number(), value: schema });
  const line = (value: string, maxAge: number) =>
    serialize(fullName, value, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });

  return {
    set(value) {
      const text = cipher.encrypt(name, JSON.stringify({ until: Date.now() + keptFor * 1000, value }));
      if (text.length > longest) throw new Error(`the cookie ${name} is longer than browsers keep`);
      return line(text, keptFor);
    },
    in(headers) {
      const { [fullName]: text } = parse(headers.get('cookie') ?? '', fullName);
      if (!text) return null;
      try {
        const { until, value } = sealed.parse(JSON.parse(cipher.decrypt(name, text)));
        return Date.now() < until ? value : null;
      } catch {
        return null;
      }
    },
    clear: () => line('', 0),
  };
}
