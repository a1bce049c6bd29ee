import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import { visitsAddress } from './visits/visits-address.ts';
import type { visits as onServer } from './visits-section.server.ts';

/** Loaded with the section alone. */
const Visits = lazy(async () => ({ default: (await import('./visits/Visits.tsx')).Visits }));
const Reminders = lazy(async () => ({ default: (await import('./reminders/Reminders.tsx')).Reminders }));

export const visits = section<LoadedBy<typeof onServer>>({
  title: 'visits.title',
  lead: 'visits.lead',
  parts: () => [
    { id: 'to-come', title: 'visits.part.toCome' },
    { id: 'write', title: 'visits.part.write' },
    { id: 'medicines', title: 'reminders.medicines' },
    { id: 'mail', title: 'reminders.mail' },
  ],
  query: visitsAddress,
  View: ({ loaded: { reminders, ...list } }) => (
    <>
      <Visits {...list} />
      <Reminders {...reminders} zones={list.zones} timeZone={list.timeZone} />
    </>
  ),
});
