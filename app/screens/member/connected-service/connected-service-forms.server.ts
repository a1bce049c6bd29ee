import { answering } from '#app/screens/member/section.server.ts';
import type { Answer } from '#services/identity/shared.ts';
import { serviceForms } from './connected-service-forms.ts';

/** Where there is no such service, none of them is shown. */
const none: Answer<never> = { ok: false, problems: [{ field: null, code: 'provider-away' }], setCookies: [] };

/** How the forms of the connected service are sent. */
export const serviceAnswers = answering(serviceForms, {
  async connect({ alba, caller }) {
    const { provider } = alba.identity;
    const answer = provider ? await provider.begin({ purpose: 'connect', target: null, save: null }, caller) : none;
    return answer.ok ? { ok: true, setCookies: answer.setCookies, next: answer.data } : answer;
  },
  disconnect: async ({ alba, caller }) => (await alba.identity.provider?.disconnect(caller)) ?? none,
});
