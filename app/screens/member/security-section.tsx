import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import { partsBeside } from './security/security-parts.ts';
import type { security as onServer } from './security-section.server.ts';

/** Loaded with the section alone. */
const Security = lazy(async () => ({ default: (await import('./security/Security.tsx')).Security }));

export const security = section<LoadedBy<typeof onServer>>({
  title: 'security.title',
  lead: 'security.lead',
  parts: ({ service }) => partsBeside(service),
  View: ({ member, loaded }) => <Security member={member} {...loaded} />,
});
