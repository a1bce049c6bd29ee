import { pathTo } from '#app/addresses/paths.ts';
import { answering } from '#app/screens/member/section.server.ts';
import { deleteForm, exportForm } from './my-data-forms.ts';

/** What the file is called that a member takes along: nothing in it tells what the site is about. */
const fileNames = { en: 'my-data', es: 'mis-datos' } as const;

/** How the forms of my data are sent. */
export const myDataAnswers = answering(
  { export: exportForm, delete: deleteForm },
  {
    async export({ alba, caller, locale }) {
      const answer = await alba.myData.export(caller);
      if (answer.ok) {
        const name = `${fileNames[locale]}-${new Date().toISOString().slice(0, 10)}.zip`;
        alba.deliver({ name, mediaType: 'application/zip', body: answer.data });
      }
      return answer;
    },
    async delete({ alba, caller, locale }, filled) {
      const answer = await alba.identity.deleteAccount(filled, caller);
      if (!answer.ok) return answer;
      return { ...answer, next: `${pathTo('goodbye', locale)}${filled.when === 'now' ? '' : '?later=1'}` };
    },
  },
);
