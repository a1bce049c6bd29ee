import { defineForm } from '#app/forms/define-form.ts';
import { accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { connectIntent } from '#app/screens/account/provider-paths.ts';
import type { Answer } from '#services/identity/shared.ts';

/** Where there is no such service, none of them is shown. */
const none: Answer<never> = { ok: false, problems: [{ field: null, code: 'provider-away' }], setCookies: [] };

/** Leads to the service, and back by an address of the site. */
export const connectForm = defineForm({
  intent: connectIntent,
  fields: {},
  submit: 'connectedService.connect',
  done: 'connectedService.connected',
  problems,
  async send({ alba, caller }: AccountRequest) {
    const { provider } = alba.identity;
    const answer = provider ? await provider.begin({ purpose: 'connect', target: null, save: null }, caller) : none;
    return answer.ok ? { ok: true, setCookies: answer.setCookies, next: answer.data } : answer;
  },
});

export const disconnectForm = defineForm({
  intent: 'disconnect-service',
  fields: {},
  submit: 'connectedService.disconnect',
  done: 'connectedService.disconnected',
  problems,
  send: async ({ alba, caller }: AccountRequest) => (await alba.identity.provider?.disconnect(caller)) ?? none,
});

export const serviceForms = [connectForm, disconnectForm] as const;
