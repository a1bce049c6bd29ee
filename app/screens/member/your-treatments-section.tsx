import { lazy } from 'react';
import { flowPath } from '#app/screens/asking/flow-address.ts';
import { listOf, overviewFor, shownRecord } from './records/record-cards.ts';
import { recordForms } from './records/record-forms.ts';
import { section } from './section.ts';

/** Loaded with the section alone. */
const Treatments = lazy(async () => ({ default: (await import('./records/Treatments.tsx')).Treatments }));

const kind = 'treatment';

export const yourTreatments = section({
  title: 'yourTreatments.title',
  lead: 'yourTreatments.lead',
  async load(request) {
    const overview = await overviewFor(request);
    const records = overview.treatments.map((card) => shownRecord(request, { kind, overview }, card));
    const addDiagnosis = flowPath('diagnosis', request.locale, { recordId: null, at: null, isCheck: false });
    return { ...listOf(request, { kind, overview }), records, addDiagnosis };
  },
  forms: Object.values(recordForms.treatment),
  View: ({ loaded }) => <Treatments {...loaded} />,
});
