import { pathTo } from '#app/addresses/paths.ts';
import { answering } from '#app/screens/member/section.server.ts';
import { passkeyForms } from './passkey-forms.ts';
import { factorForms } from './security-forms.ts';

/** How the forms of the second factor are sent. */
export const factorAnswers = answering(factorForms, {
  begin: ({ alba, caller }) => alba.identity.beginFactor(caller),
  async finish({ alba, caller, locale }, filled) {
    const answer = await alba.identity.finishFactor(filled, caller);
    return answer.ok ? { ...answer, next: pathTo('recovery-codes', locale) } : answer;
  },
  leave: ({ alba, caller }) => alba.identity.leaveFactor(caller),
  remove: ({ alba, caller }) => alba.identity.removeFactor(caller),
  keep: ({ alba, caller }) => alba.identity.keepFactor(caller),
});

/** How the forms of passkeys are sent. */
export const passkeyAnswers = answering(passkeyForms, {
  add: ({ alba, caller }, filled) => alba.identity.passkeys.add(filled, caller),
  rename: ({ alba, caller }, { passkey = '', name = '' }) => alba.identity.passkeys.rename(passkey, { name }, caller),
  remove: ({ alba, caller }, { passkey = '' }) => alba.identity.passkeys.remove(passkey, caller),
  async setPassword({ alba, caller }) {
    const session = await alba.identity.session(caller.headers);
    if (!session) return { ok: false, problems: [{ field: null, code: 'not-signed-in' }], setCookies: [] } as const;
    return alba.identity.requestPasswordReset({ email: session.member.email }, caller);
  },
});
