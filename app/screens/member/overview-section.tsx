import { lazy } from 'react';
import type { overview as onServer } from './overview-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const Overview = lazy(async () => ({ default: (await import('./overview/Overview.tsx')).Overview }));

export const overview = section<LoadedBy<typeof onServer>>({
  title: 'overview.title',
  lead: 'overview.lead',
  menu: 'overview.menu',
  pictureIn: ({ picture }) => picture,
  View: ({ loaded: { picture: _, ...told }, member }) => <Overview {...told} username={member.username} />,
});
