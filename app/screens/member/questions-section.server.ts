import { entryPath } from '#app/addresses/entry-path.ts';
import { isId, newKey } from './change-key.ts';
import { questionsAsked } from './questions/questions-address.ts';
import { questionAnswers } from './questions/questions-forms.server.ts';
import { questionForms } from './questions/questions-forms.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';

export const questions = sectionOnServer({
  async load(request) {
    const { alba, caller, locale, url } = request;
    const asked = questionsAsked(url.searchParams);
    const page = toldBy(await alba.questions.page(caller, { locale, asked: asked.about }), request);
    const saved = url.searchParams.get('saved');
    const record = saved === questionForms.remove.intent ? (url.searchParams.get('record') ?? '') : '';
    const { visits } = page;
    const aboutOf = (entry: string | null) => {
      const teaser = entry === null ? undefined : page.about.get(entry);
      return teaser ? { entry: teaser.id, title: teaser.title, locale: teaser.locale, path: entryPath(teaser) } : null;
    };
    const shown = page.questions.map(({ id, version, fields }) => ({
      ...{ id, version, text: fields.text, answer: fields.answer, isTicked: fields.isTicked, key: newKey() },
      about: aboutOf(fields.about),
      visit: visits.find((visit) => visit.id === fields.visit) ?? null,
    }));
    return {
      open: shown.filter(({ isTicked }) => !isTicked),
      ticked: shown.filter(({ isTicked }) => isTicked),
      visits,
      starters: page.starters,
      asked: aboutOf(asked.about),
      editing: asked.edit,
      removed: isId(record) && !shown.some(({ id }) => id === record) ? { record, key: newKey() } : null,
      keys: { add: newKey(), addStarters: newKey() },
    };
  },
  forms: questionAnswers,
});
