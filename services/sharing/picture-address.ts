import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Locale, locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { SharedPage } from './shared.ts';

/** What every picture shows. The number is counted up when they are drawn differently, so that every address is new. */
const design = createHash('sha256').update(`1 ${organisation.name}`).digest('hex').slice(0, 6);
/** In the place of the hash of an illustration. */
const none = '-';

/**
 * The file name of a page's picture: all that it shows, and a keyed hash (HMAC) of that. It is the same for as long as the picture is, and
 * nobody else can make one, so that no text is drawn that the site has not published.
 */
export function pictureName(secret: string, { locale, title, kicker, illustration }: SharedPage): string {
  const shown = [design, locale, illustration ?? none, escaped(kicker), escaped(title)].join('.');
  return `${signature(secret, shown)}.${shown}.jpg`;
}

/** What the picture of a name shows; null for a name that was made with none of these secrets. */
export function pageOfPicture(secrets: readonly string[], name: string): SharedPage | null {
  const [, given = '', shown = ''] = /^([\w-]{32})\.(.+)\.jpg$/.exec(name) ?? [];
  if (!secrets.some((secret) => isEqual(signature(secret, shown), given))) return null;
  const [, language, illustration = none, kicker = '', title = ''] = shown.split('.');
  const locale = locales.find((each): each is Locale => each === language);
  return locale ? { locale, title: read(title), kicker: read(kicker), illustration: illustration === none ? null : illustration } : null;
}

/** As in any address, but for the percent sign, which some proxies decode: the words stay words, as they stand on the page. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('.', '%2E').replaceAll('%', '~');
}

/** @throws URIError for what was never escaped */
function read(text: string): string {
  return decodeURIComponent(text.replaceAll('~', '%'));
}

function signature(secret: string, shown: string): string {
  return createHmac('sha256', secret).update(`sharing picture\0${shown}`).digest('base64url').slice(0, 32);
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
