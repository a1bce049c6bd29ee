import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import type { yourDiagnoses as onServer } from './your-diagnoses-section.server.ts';

/** Loaded with the section alone. */
const Diagnoses = lazy(async () => ({ default: (await import('./records/Diagnoses.tsx')).Diagnoses }));

export const yourDiagnoses = section<LoadedBy<typeof onServer>>({
  title: 'yourDiagnoses.title',
  lead: 'yourDiagnoses.lead',
  View: ({ loaded }) => <Diagnoses {...loaded} />,
});
