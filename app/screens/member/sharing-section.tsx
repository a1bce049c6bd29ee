import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import type { sharing as onServer } from './sharing-section.server.ts';

/** Loaded with the section alone. */
const Sharing = lazy(async () => ({ default: (await import('./sharing/Sharing.tsx')).Sharing }));

export const sharing = section<LoadedBy<typeof onServer>>({
  title: 'sharing.title',
  lead: 'sharing.lead',
  parts: () => [
    { id: 'new-link', title: 'sharing.part.new' },
    { id: 'links', title: 'sharing.part.links' },
  ],
  View: ({ loaded }) => <Sharing {...loaded} />,
});
