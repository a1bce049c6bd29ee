import { expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { places } from './places.ts';

it.each(locales)('places are those of the table of screens: %s', (locale) => {
  const account = `${pathTo('profile', locale)}?section=my-account`;
  expect(places[locale]).toEqual({
    home: pathTo('home', locale),
    login: pathTo('login', locale),
    account,
    signOut: pathTo('sign-out', locale),
  });
});
