import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import type { SharedPage } from './shared.ts';

/** Counted up when pictures are drawn differently, so that every address is new. */
const design = 1;

const shownSchema = z.tuple([z.literal(design), z.enum(locales), z.string(), z.string(), z.string().nullable()]);

/**
 * The file name of a page's picture: all that it shows, and a keyed hash (HMAC) of that. It is the same for as long as the picture is, and
 * nobody else can make one, so that no text is drawn that the site has not published. The first secret signs; each of them is honored.
 */
export function pictureName(secret: string, { locale, title, kicker, illustration }: SharedPage): string {
  const shown = Buffer.from(JSON.stringify([design, locale, title, kicker, illustration] satisfies z.input<typeof shownSchema>)).toString(
    'base64url',
  );
  return `${signature(secret, shown)}.${shown}.jpg`;
}

/** What the picture of a name shows; null for a name that was not made here. */
export function pageOfPicture(secrets: readonly string[], name: string): SharedPage | null {
  const [, given = '', shown = ''] = /^([\w-]{32})\.([\w-]+)\.jpg$/.exec(name) ?? [];
  if (!secrets.some((secret) => isEqual(signature(secret, shown), given))) return null;
  const parsed = shownSchema.safeParse(JSON.parse(Buffer.from(shown, 'base64url').toString()));
  if (!parsed.success) return null;
  const [, locale, title, kicker, illustration] = parsed.data;
  return { locale, title, kicker, illustration };
}

function signature(secret: string, shown: string): string {
  return createHmac('sha256', secret).update(`sharing picture\0${shown}`).digest('base64url').slice(0, 32);
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
