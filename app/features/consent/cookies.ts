import { domain } from './domain.at-build.ts';

/** How long a choice holds. */
export const daysKept = 365;

/** Whose hosts share it: those of the domain that is configured, where this is one of them. */
export const cookieDomain = domain !== null && `.${location.hostname}`.endsWith(`.${domain}`) ? domain : location.hostname;

/** Writes a cookie as the record itself is written: for as long, for as many hosts. */
export function writeCookie(name: string, value: string): void {
  // A host without a dot has no domain (`localhost`).
  const shared = location.hostname.includes('.') ? `; Domain=${cookieDomain}` : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  set(`${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${daysKept * 86_400}${shared}${secure}`);
}

/** What a cookie holds in JSON, of which nothing is known; null where there is none, or none that can be read. */
export function readCookie(name: string): Partial<Record<string, unknown>> | null {
  try {
    const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
    const held: unknown = JSON.parse(decodeURIComponent(value ?? 'null'));
    return typeof held === 'object' && held !== null ? Object.fromEntries(Object.entries(held)) : null;
  } catch {
    return null;
  }
}

/** Removes cookies by their name, whoever of this host or its domain has set them. */
export function eraseCookies(names: RegExp): void {
  for (const name of document.cookie.split(/; |=[^;]*/).filter((each) => names.test(each))) {
    for (const scope of ['', `; Domain=${location.hostname}`, `; Domain=${cookieDomain}`]) set(`${name}=; Path=/; Max-Age=0${scope}`);
  }
}

function set(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that the site is for.
  document.cookie = cookie;
}
