import { lazy } from 'react';
import { readingOf } from './records/record-cards.ts';
import { section } from './section.ts';
import { toldBy } from './told.ts';
import { memberTrialsForms } from './trials/member-trials-forms.ts';

/** Loaded with the section alone. */
const MemberTrials = lazy(async () => ({ default: (await import('./trials/MemberTrials.tsx')).MemberTrials }));

const entries = ['treatment-clinical-trials', 'treatment-featured-trials', 'types-metastatic-trials-tool', 'getting-a-second-opinion'];

export const clinicalTrials = section({
  title: 'clinicalTrials.title',
  lead: 'clinicalTrials.lead',
  async load(request) {
    const kept = toldBy(await request.alba.memberTrials.list(request.caller), request);
    const reading = await readingOf(request, entries);
    return { ...kept, reading };
  },
  forms: Object.values(memberTrialsForms),
  View: ({ loaded }) => <MemberTrials {...loaded} />,
});
