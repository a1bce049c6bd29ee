import { lazy } from 'react';
import type { forYou as onServer } from './for-you-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const ForYou = lazy(async () => ({ default: (await import('./for-you/ForYou.tsx')).ForYou }));

export const forYou = section<LoadedBy<typeof onServer>>({
  title: 'forYou.title',
  lead: 'forYou.lead',
  View: ({ loaded }) => <ForYou {...loaded} />,
});
