import type { Organization } from 'schema-dts';
import { locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';

type Organisation = Exclude<Organization, string>;

/** https://schema.org/Organization: who publishes the site, as far as its pages say. */
export function publisher(origin: string) {
  return {
    '@type': 'Organization',
    name: organisation.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  } as const satisfies Organisation;
}

/** The same with how to reach it: for the pages that are about it. */
export function aboutOrganization(origin: string) {
  return { ...publisher(origin), email: organisation.email, knowsLanguage: [...locales] } as const satisfies Organisation;
}
