import { pathTo } from '#app/addresses/paths.ts';
import { defineForm } from '#app/forms/define-form.ts';
import { accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';

/** What the file is called that a member takes along: nothing in it tells what the site is about. */
const fileNames = { en: 'my-data', es: 'mis-datos' } as const;

/** Its answer is the file itself: it is sent by the browser, and not by the router. */
export const exportForm = defineForm({
  intent: 'export',
  fields: {},
  submit: 'myData.export.submit',
  done: 'myData.export.done',
  problems,
  async send({ alba, caller, locale }: AccountRequest) {
    const answer = await alba.myData.export(caller);
    if (answer.ok) {
      const name = `${fileNames[locale]}-${new Date().toISOString().slice(0, 10)}.zip`;
      alba.deliver({ name, mediaType: 'application/zip', body: answer.data });
    }
    return answer;
  },
});

/** The page that it leads to is for anybody, and is loaded anew: nothing of the member's stays in the browser. */
export const deleteForm = defineForm({
  intent: 'delete-account',
  fields: { when: { kind: 'told' } },
  submit: 'myData.delete.submit',
  done: 'myData.delete.done',
  problems,
  async send({ alba, caller, locale }: AccountRequest, filled) {
    const answer = await alba.identity.deleteAccount(filled, caller);
    if (!answer.ok) return answer;
    return { ...answer, next: `${pathTo('goodbye', locale)}${filled.when === 'now' ? '' : '?later=1'}` };
  },
});
