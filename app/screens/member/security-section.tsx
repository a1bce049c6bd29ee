import { lazy } from 'react';
import { section } from './section.ts';
import { loadPasskeys } from './security/load-passkeys.ts';
import { securityParts } from './security/security-parts.ts';

/** Loaded with the section alone. */
const Security = lazy(async () => ({ default: (await import('./security/Security.tsx')).Security }));

export const security = section({
  title: 'security.title',
  lead: 'security.lead',
  parts: securityParts,
  load: async (request) => ({ passkeys: await loadPasskeys(request) }),
  forms: securityParts.flatMap(({ forms }) => [...forms]),
  View: ({ loaded }) => <Security {...loaded} />,
});
