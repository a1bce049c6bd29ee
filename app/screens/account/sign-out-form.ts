import { accessTo, pathTo, screenAt } from '#app/addresses/paths.ts';
import { pathnameOf } from '#app/addresses/target.ts';
import { defineForm } from '#app/forms/define-form.ts';
import { accountProblems as problems } from './account-fields.ts';
import type { AccountRequest } from './account-request.ts';

/** Also where nobody is signed in any more. Then home, or to a target that anybody may see. */
export const signOutForm = defineForm({
  fields: {},
  submit: 'signOut.submit',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.signOut(caller),
  next({ target, locale }) {
    const screen = target === null ? undefined : screenAt(pathnameOf(target))?.screen;
    return target !== null && screen && accessTo(screen) === 'public' ? target : pathTo('home', locale);
  },
});
