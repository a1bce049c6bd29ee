import { accountProblems as problems } from '#app/screens/account/account-fields.ts';
import { connectIntent } from '#app/screens/account/provider-paths.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

/** Leads to the service, and back by an address of the site. */
export const connectForm = {
  intent: connectIntent,
  fields: {},
  submit: 'connectedService.connect',
  done: 'connectedService.connected',
  problems,
} as const satisfies MemberFormShape;

export const disconnectForm = {
  intent: 'disconnect-service',
  fields: {},
  submit: 'connectedService.disconnect',
  done: 'connectedService.disconnected',
  problems,
} as const satisfies MemberFormShape;

export const serviceForms = { connect: connectForm, disconnect: disconnectForm } as const;
