import { lazy } from 'react';
import { type LoadedBy, section } from './section.ts';
import { shownParts } from './settings/setting-parts.ts';
import type { settings as onServer } from './settings-section.server.ts';

/** Loaded with the section alone. */
const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }));

export const settings = section<LoadedBy<typeof onServer>>({
  title: 'settings.title',
  lead: 'settings.lead',
  parts: () => shownParts,
  View: ({ member, loaded }) => <Settings {...loaded} member={member} />,
});
