import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** Where the session leads to. The table of screens is too much to load for these paths. */
export const places: Record<Locale, { home: string; login: string; account: string; signOut: string }> = {
  en: placesIn('en'),
  es: placesIn('es'),
};

function placesIn(locale: Locale) {
  return {
    home: pathTo('home', locale),
    login: pathTo('login', locale),
    account: `${pathTo('profile', locale)}?section=my-account`,
    signOut: pathTo('sign-out', locale),
  };
}
