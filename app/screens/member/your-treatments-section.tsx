import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import type { yourTreatments as onServer } from './your-treatments-section.server.ts';

/** Loaded with the section alone. */
const Treatments = lazy(async () => ({ default: (await import('./records/Treatments.tsx')).Treatments }));

export const yourTreatments = section<LoadedBy<typeof onServer>>({
  title: 'yourTreatments.title',
  lead: 'yourTreatments.lead',
  View: ({ loaded }) => <Treatments {...loaded} />,
});
