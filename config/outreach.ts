import { organisation } from './organisation.ts';

/**
 * Who of the staff reads what visitors send: each desk with the address that is told when something came in. An organisation with one
 * mailbox leaves them all the same.
 */
export const desks = {
  general: organisation.email,
  accounts: organisation.email,
  privacy: organisation.email,
  content: organisation.email,
  press: organisation.email,
  giving: organisation.email,
  partners: organisation.email,
} as const;

export type Desk = keyof typeof desks;

/** For how many days spam is kept, so that what was taken for it by mistake can be brought back. */
export const spamDays = 30;
