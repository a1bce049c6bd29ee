import { flowPath } from '#app/screens/asking/flow-address.ts';
import { listOf, overviewFor, shownRecord } from './records/record-cards.ts';
import { recordAnswers } from './records/record-forms.server.ts';
import { sectionOnServer } from './section.server.ts';

const kind = 'treatment';

export const yourTreatments = sectionOnServer({
  async load(request) {
    const overview = await overviewFor(request);
    const records = overview.treatments.map((card) => shownRecord(request, { kind, overview }, card));
    const addDiagnosis = flowPath('diagnosis', request.locale, { recordId: null, at: null, isCheck: false });
    return { ...listOf(request, { kind, overview }), records, addDiagnosis };
  },
  forms: recordAnswers(kind),
});
