import { isId, newKey } from './change-key.ts';
import { readingOf } from './records/record-cards.ts';
import { reminderAnswers } from './reminders/reminder-forms.server.ts';
import { reminderForms } from './reminders/reminder-forms.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';
import { visitAnswers } from './visits/visit-forms.server.ts';
import { visitForms } from './visits/visit-forms.ts';
import { visitsAsked } from './visits/visits-address.ts';

export const visits = sectionOnServer({
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { toCome, past, ...page } = toldBy(await alba.visits.page(caller, locale), request);
    const { medicines, rhythms } = toldBy(await alba.medicines.page(caller, locale), request);
    const saved = url.searchParams.get('saved');
    const editing = visitsAsked(url.searchParams).edit;
    /** What was removed by one of the forms, and can be brought back. */
    const removedBy = (intent: string | undefined, all: readonly { id: string }[]) => {
      const record = saved === intent ? (url.searchParams.get('record') ?? '') : '';
      return isId(record) && !all.some(({ id }) => id === record) ? { record, key: newKey() } : null;
    };
    const keyed = <Visit extends object>(visit: Visit) => ({ ...visit, key: newKey() });
    return {
      ...page,
      toCome: toCome.map(keyed),
      past: past.map(keyed),
      reading: await readingOf(request, [...new Set(toCome.flatMap(({ reading }) => reading))]),
      editing,
      removed: removedBy(visitForms.remove.intent, [...toCome, ...past]),
      addKey: newKey(),
      reminders: {
        rhythms,
        medicines: medicines.map(keyed),
        editing,
        wishes: toldBy(await alba.reminderMail.wishes(caller), request),
        removed: removedBy(reminderForms.remove.intent, medicines),
        addKey: newKey(),
      },
    };
  },
  forms: [...visitAnswers, ...reminderAnswers],
});
