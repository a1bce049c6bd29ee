import { lazy } from 'react';
import { isId, newKey } from './change-key.ts';
import { readingOf } from './records/record-cards.ts';
import { reminderForms } from './reminders/reminder-forms.ts';
import { section } from './section.ts';
import { toldBy } from './told.ts';
import { visitForms } from './visits/visit-forms.ts';
import { visitsAddress, visitsAsked } from './visits/visits-address.ts';

/** Loaded with the section alone. */
const Visits = lazy(async () => ({ default: (await import('./visits/Visits.tsx')).Visits }));
const Reminders = lazy(async () => ({ default: (await import('./reminders/Reminders.tsx')).Reminders }));

export const visits = section({
  title: 'visits.title',
  lead: 'visits.lead',
  parts: [
    { id: 'to-come', title: 'visits.part.toCome' },
    { id: 'write', title: 'visits.part.write' },
    { id: 'medicines', title: 'reminders.medicines' },
    { id: 'mail', title: 'reminders.mail' },
  ],
  query: visitsAddress,
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { toCome, past, ...page } = toldBy(await alba.visits.page(caller, locale), request);
    const { medicines, rhythms } = toldBy(await alba.medicines.page(caller, locale), request);
    const saved = url.searchParams.get('saved');
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
      editing: saved === visitForms.change.intent ? null : visitsAsked(url.searchParams).edit,
      removed: removedBy(visitForms.remove.intent, [...toCome, ...past]),
      addKey: newKey(),
      reminders: {
        rhythms,
        medicines: medicines.map(keyed),
        wishes: toldBy(await alba.reminderMail.wishes(caller), request),
        removed: removedBy(reminderForms.remove.intent, medicines),
        addKey: newKey(),
      },
    };
  },
  forms: [...Object.values(visitForms), ...Object.values(reminderForms)],
  View: ({ loaded: { reminders, ...list } }) => (
    <>
      <Visits {...list} />
      <Reminders {...reminders} zones={list.zones} timeZone={list.timeZone} />
    </>
  ),
});
