import { lazy } from 'react';
import { myDataParts } from './my-data/my-data-parts.ts';
import type { myData as onServer } from './my-data-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const MyData = lazy(async () => ({ default: (await import('./my-data/MyData.tsx')).MyData }));

export const myData = section<LoadedBy<typeof onServer>>({
  title: 'myData.title',
  lead: 'myData.lead',
  parts: () => myDataParts,
  View: ({ member, loaded }) => <MyData {...loaded} username={member.username} />,
});
