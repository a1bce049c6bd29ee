import { lazy } from 'react';
import { section } from './section.ts';
import { toldBy } from './told.ts';
import { memberTrialsForms } from './trials/member-trials-forms.ts';

/** Loaded with the section alone. */
const MemberTrials = lazy(async () => ({ default: (await import('./trials/MemberTrials.tsx')).MemberTrials }));

export const clinicalTrials = section({
  title: 'clinicalTrials.title',
  lead: 'clinicalTrials.lead',
  load: async (request) => toldBy(await request.alba.memberTrials.list(request.caller), request),
  forms: Object.values(memberTrialsForms),
  View: ({ loaded }) => <MemberTrials {...loaded} />,
});
