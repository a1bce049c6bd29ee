import { lazy } from 'react';
import { myAccountParts } from './my-account-parts.ts';
import type { myAccount as onServer } from './my-account-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const MyAccount = lazy(async () => ({ default: (await import('./MyAccount.tsx')).MyAccount }));

export const myAccount = section<LoadedBy<typeof onServer>>({
  title: 'myAccount.title',
  lead: 'myAccount.lead',
  parts: () => myAccountParts,
  View: ({ member, loaded }) => <MyAccount member={member} {...loaded} />,
});
