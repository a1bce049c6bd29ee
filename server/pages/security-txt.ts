import { locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { MakeFile } from './page.types.ts';

const dayMs = 86_400_000;
/** It should be less than a year, so that who finds it can tell that somebody stands behind it. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. It is made when it is asked for, and so never out of date. */
export function securityTxt(origin: string, now = Date.now): MakeFile {
  const path = '/.well-known/security.txt';
  return (asked) => {
    if (asked !== path) return null;
    const today = Math.floor(now() / dayMs);
    const fields = {
      Contact: `mailto:${organisation.email}`,
      Expires: new Date((today + validDays) * dayMs).toISOString(),
      'Preferred-Languages': locales.join(', '),
      Canonical: origin + path,
    };
    const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return new Response(text.join(''), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    });
  };
}
