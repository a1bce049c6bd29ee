import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import { summaryAddress } from './summary/summary-address.ts';
import type { visitSummary as onServer } from './summary-section.server.ts';

/** Loaded with the section alone. */
const Summary = lazy(async () => ({ default: (await import('./summary/Summary.tsx')).Summary }));

export const visitSummary = section<LoadedBy<typeof onServer>>({
  title: 'summary.title',
  lead: 'summary.lead',
  query: summaryAddress,
  View: ({ loaded }) => <Summary {...loaded} />,
});
