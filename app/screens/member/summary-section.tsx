import { lazy } from 'react';
import { section } from './section.ts';
import { summaryAddress, summaryAsked } from './summary/summary-address.ts';
import { toldBy } from './told.ts';

/** Loaded with the section alone. */
const Summary = lazy(async () => ({ default: (await import('./summary/Summary.tsx')).Summary }));

export const visitSummary = section({
  title: 'summary.title',
  lead: 'summary.lead',
  query: summaryAddress,
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { language, parts } = summaryAsked(url.searchParams, locale);
    const sheet = toldBy(await alba.visitSummaries.page(caller, { locale: language, own: locale, parts }), request);
    return { sheet, parts };
  },
  forms: [],
  View: ({ loaded }) => <Summary {...loaded} />,
});
