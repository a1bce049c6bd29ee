import { serialize } from 'hono/utils/cookie';

export type HostCookie = {
  /** The `Set-Cookie` line that stores a value, for `maxAge` seconds. */
  line(value: string, maxAge: number): string;
  /** All values of it in a request. */
  valuesIn(headers: Headers): string[];
  /** The line that clears it. */
  clear(): string;
};

/**
 * A cookie of the whole site, out of reach of scripts, and on https set by no other host (`__Host-`). `Strict` does not come along when another site leads
 * here, `Lax` does.
 */
export function hostCookie(origin: string, bareName: string, sameSite: 'Lax' | 'Strict'): HostCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? `__Host-${bareName}` : bareName;
  const line = (value: string, maxAge: number) => serialize(name, value, { path: '/', maxAge, sameSite, secure, httpOnly: true });
  return {
    line,
    valuesIn: (headers) => valuesOf(headers.get('cookie') ?? '', name),
    clear: () => line('', 0),
  };
}

/** All values of a name in a `Cookie` header: the same name may come more than once. */
export function valuesOf(header: string, name: string): string[] {
  return header.split(';').flatMap((pair) => {
    const text = pair.trim();
    return text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : [];
  });
}
