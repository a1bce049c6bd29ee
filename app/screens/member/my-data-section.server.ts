import { myDataAnswers } from './my-data/my-data-forms.server.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';

export const myData = sectionOnServer({
  async load(request) {
    const { alba, caller, locale, url } = request;
    return {
      tables: toldBy(await alba.myData.shown(caller, locale), request),
      picture: toldBy(await alba.avatars.own(caller), request),
      isBack: url.searchParams.has('back'),
    };
  },
  forms: myDataAnswers,
});
