import { accessTo, pathTo, screenAt } from '#app/addresses/paths.ts';
import { pathnameOf, withTarget } from '#app/addresses/target.ts';
import { defineForm } from '#app/forms/define-form.ts';
import { languageTags } from '#config/locale.ts';
import { providerPaths } from '#services/identity/provider/shared.ts';
import { accountProblems as problems } from './account-fields.ts';
import type { AccountRequest } from './account-request.ts';

/** Also where nobody is signed in any more. Then home, or to a target that anybody may see. */
export const signOutForm = defineForm({
  fields: {},
  submit: 'signOut.submit',
  problems,
  async send({ alba, caller, target, locale }: AccountRequest) {
    const answer = await alba.identity.signOut(caller);
    if (!answer.ok || !answer.data.leadsOn) return answer;
    // Whoever came in by the identity service signs out there, too.
    return { ...answer, next: withTarget(providerPaths.signOut, target, { locale: languageTags[locale] }) };
  },
  next({ target, locale }) {
    const screen = target === null ? undefined : screenAt(pathnameOf(target))?.screen;
    return target !== null && screen && accessTo(screen) === 'public' ? target : pathTo('home', locale);
  },
});
