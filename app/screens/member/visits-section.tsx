import { lazy } from 'react';
import { isId, newKey } from './change-key.ts';
import { readingOf } from './records/record-cards.ts';
import { section } from './section.ts';
import { toldBy } from './told.ts';
import { visitForms } from './visits/visit-forms.ts';
import { visitsAddress, visitsAsked } from './visits/visits-address.ts';

/** Loaded with the section alone. */
const Visits = lazy(async () => ({ default: (await import('./visits/Visits.tsx')).Visits }));

export const visits = section({
  title: 'visits.title',
  lead: 'visits.lead',
  parts: [
    { id: 'to-come', title: 'visits.part.toCome' },
    { id: 'write', title: 'visits.part.write' },
  ],
  query: visitsAddress,
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { toCome, past, ...page } = toldBy(await alba.visits.page(caller, locale), request);
    const saved = url.searchParams.get('saved');
    const record = saved === visitForms.remove.intent ? (url.searchParams.get('record') ?? '') : '';
    const isThere = [...toCome, ...past].some(({ id }) => id === record);
    const keyed = <Visit extends object>(visit: Visit) => ({ ...visit, key: newKey() });
    return {
      ...page,
      toCome: toCome.map(keyed),
      past: past.map(keyed),
      reading: await readingOf(request, [...new Set(toCome.flatMap(({ reading }) => reading))]),
      editing: saved === visitForms.change.intent ? null : visitsAsked(url.searchParams).edit,
      removed: isId(record) && !isThere ? { record, key: newKey() } : null,
      addKey: newKey(),
    };
  },
  forms: Object.values(visitForms),
  View: ({ loaded }) => <Visits {...loaded} />,
});
