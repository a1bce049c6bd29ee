import { sectionOnServer } from './section.server.ts';
import { summaryAsked } from './summary/summary-address.ts';
import { toldBy } from './told.ts';

export const visitSummary = sectionOnServer({
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { language, parts } = summaryAsked(url.searchParams, locale);
    const sheet = toldBy(await alba.visitSummaries.page(caller, { locale: language, own: locale, parts }), request);
    return { sheet, parts };
  },
  forms: [],
});
