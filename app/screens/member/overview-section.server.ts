import { pathTo } from '#app/addresses/paths.ts';
import { flowPath } from '#app/screens/asking/flow-address.ts';
import type { Locale } from '#config/locale.ts';
import { type NextStep, nextStepOf } from './overview/next-step.ts';
import { overviewFor, readingOf } from './records/record-cards.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';

/** What there is to read for somebody whose diagnosis names nothing. */
const forEverybody = ['about-you', 'treatment-side-effects'] as const;

export const overview = sectionOnServer({
  async load(request) {
    const { diagnoses, treatments, profile, begun, timeline, ...told } = await overviewFor(request);
    const next = nextStepOf({ diagnoses, treatments, profile, begun, ...told });
    const [reading = null] = next.kind === 'read' ? await readingOf(request, [...next.articles, ...forEverybody]) : [];
    return {
      step: { next, href: reading?.path ?? placeOf(next, request.locale), reading },
      diagnoses: diagnoses.map(({ id, title }) => ({ id, title })),
      treatments: treatments.map(({ id, title }) => ({ id, title })),
      profile,
      timeline,
      hasPage: toldBy(await request.alba.publicPages.isThere(request.caller), request),
      picture: toldBy(await request.alba.avatars.own(request.caller), request),
    };
  },
  forms: [],
});

/** Where a step is taken. */
function placeOf(next: NextStep, locale: Locale): string {
  const place = { recordId: null, at: null, isCheck: false };
  switch (next.kind) {
    case 'go-on':
      return flowPath(next.flow, locale, { ...place, recordId: next.recordId });
    case 'begin':
      return pathTo('update-profile.intro', locale);
    case 'diagnosis':
    case 'treatment':
      return flowPath(next.kind, locale, place);
    case 'profile':
      return flowPath('wizard', locale, place);
    case 'read':
      return pathTo('topics', locale);
    default:
      return next satisfies never;
  }
}
