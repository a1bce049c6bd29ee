import { readingOf } from './records/record-cards.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';
import { memberTrialsAnswers } from './trials/member-trials-forms.server.ts';

const entries = ['treatment-clinical-trials', 'treatment-featured-trials', 'types-metastatic-trials-tool', 'getting-a-second-opinion'];

export const clinicalTrials = sectionOnServer({
  async load(request) {
    const kept = toldBy(await request.alba.memberTrials.list(request.caller), request);
    const reading = await readingOf(request, entries);
    return { ...kept, reading };
  },
  forms: memberTrialsAnswers,
});
