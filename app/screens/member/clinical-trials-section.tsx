import { lazy } from 'react';
import type { clinicalTrials as onServer } from './clinical-trials-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const MemberTrials = lazy(async () => ({ default: (await import('./trials/MemberTrials.tsx')).MemberTrials }));

export const clinicalTrials = section<LoadedBy<typeof onServer>>({
  title: 'clinicalTrials.title',
  lead: 'clinicalTrials.lead',
  View: ({ loaded }) => <MemberTrials {...loaded} />,
});
