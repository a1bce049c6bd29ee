import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';
import type { SiteLinks } from '#services/mail/templates/render.ts';

/** Where mails in a language lead to. */
export function siteLinks(origin: string, locale: Locale): SiteLinks {
  return {
    home: origin + pathTo('home', locale),
    forgotPassword: origin + pathTo('forgot-password', locale),
    signIn: origin + pathTo('login', locale),
  };
}
