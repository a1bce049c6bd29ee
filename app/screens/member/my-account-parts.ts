import type { SectionPart } from './section.ts';

/** The parts of my account, from the top. */
export const myAccountParts = [
  { id: 'details', title: 'myAccount.details' },
  { id: 'username', title: 'myAccount.username' },
  { id: 'email', title: 'myAccount.email' },
  { id: 'password', title: 'myAccount.password' },
  { id: 'sessions', title: 'myAccount.sessions' },
] as const satisfies readonly SectionPart[];

export type MyAccountPart = (typeof myAccountParts)[number]['id'];
