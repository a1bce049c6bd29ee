import { lazy } from 'react';
import type { Locale } from '#config/locale.ts';
import type { FactorState } from '#services/identity/shared.ts';
import { section } from './section.ts';
import { securityParts } from './security/security-parts.ts';
import { toldBy } from './told.ts';

/** Loaded with the section alone. */
const Security = lazy(async () => ({ default: (await import('./security/Security.tsx')).Security }));

export const security = section({
  title: 'security.title',
  lead: 'security.lead',
  parts: securityParts,
  async load(request) {
    const { alba, caller, locale } = request;
    return { factor: await shown(toldBy(await alba.identity.factorState(caller), request), locale) };
  },
  forms: securityParts.flatMap(({ forms }) => [...forms]),
  View: ({ member, loaded }) => <Security member={member} {...loaded} />,
});

/** Moments are put into words on the server: a browser's words may differ by a space, and its script is without them. */
async function shown({ since, goesAt, ...state }: FactorState, locale: Locale): Promise<FactorState> {
  const { momentIn } = await import('#services/moments/shared.ts');
  return { ...state, since: since && momentIn(locale, since), goesAt: goesAt && momentIn(locale, goesAt) };
}
