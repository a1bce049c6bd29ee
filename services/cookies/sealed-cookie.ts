import { z } from 'zod';
import { encryption } from '#services/encryption/encryption.ts';
import { hostCookie } from './host-cookie.ts';

export type SealedCookie<Value> = {
  /** @throws where it is longer than browsers keep */
  set(value: Value): string;
  /** What a browser brings; null for nothing, and for what is over or none of ours. */
  in(headers: Headers): Value | null;
  clear(): string;
  /** The lines that clear it, where a browser brings one. */
  forget(headers: Headers): string[];
};

/** What the site is known by, and what it seals with; `now` in milliseconds since 1970. */
export type Sealing = { origin: string; secret: string; formerSecrets?: readonly string[] | undefined; now?: (() => number) | undefined };

type Options<Value> = {
  name: string;
  /** In seconds. */
  keptFor: number;
  schema: z.ZodType<Value>;
  /** `Lax` where another site leads back here, as an identity service does. */
  sameSite: Parameters<typeof hostCookie>[2];
};

/** What browsers keep of one cookie, in bytes. */
const longest = 4_000;

/** A cookie that only this site makes and reads: sealed (AES-256-GCM) under a key of its own, for its time. */
export function sealedCookie<Value>(
  { origin, secret, formerSecrets = [], now = Date.now }: Sealing,
  { name, keptFor, schema, sameSite }: Options<Value>,
): SealedCookie<Value> {
  const cookie = hostCookie(origin, name, sameSite);
  const cipher = encryption(secret, `cookie ${name}`, { former: formerSecrets });
  const sealed = z.object({ until: z.number(), value: schema });

  function opened(text: string): Value | null {
    try {
      const { until, value } = sealed.parse(JSON.parse(cipher.decrypt(name, text)));
      const left = until - now();
      // Of a clock that was set back none lives longer.
      return left > 0 && left <= keptFor * 1000 ? value : null;
    } catch {
      return null;
    }
  }

  return {
    set(value) {
      const text = cipher.encrypt(name, JSON.stringify({ until: now() + keptFor * 1000, value }));
      if (text.length > longest) throw new Error(`the cookie ${name} is longer than browsers keep`);
      return cookie.line(text, keptFor);
    },
    in(headers) {
      for (const text of cookie.valuesIn(headers)) {
        const value = opened(text);
        if (value !== null) return value;
      }
      return null;
    },
    clear: cookie.clear,
    forget: (headers) => (cookie.valuesIn(headers).length === 0 ? [] : [cookie.clear()]),
  };
}
