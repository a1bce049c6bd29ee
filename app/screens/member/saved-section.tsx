import { lazy } from 'react';
import { listAddress } from './saved/list-address.ts';
import type { saved as onServer } from './saved-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const SavedList = lazy(async () => ({ default: (await import('./saved/SavedList.tsx')).SavedList }));

export const saved = section<LoadedBy<typeof onServer>>({
  title: 'saved.title',
  lead: 'saved.lead',
  query: listAddress,
  View: ({ loaded }) => <SavedList {...loaded} />,
});
