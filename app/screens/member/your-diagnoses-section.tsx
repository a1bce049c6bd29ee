import { lazy } from 'react';
import { listOf, overviewFor, readingOf, shownRecord } from './records/record-cards.ts';
import { recordForms } from './records/record-forms.ts';
import { section } from './section.ts';

/** Loaded with the section alone. */
const Diagnoses = lazy(async () => ({ default: (await import('./records/Diagnoses.tsx')).Diagnoses }));

const kind = 'diagnosis';

export const yourDiagnoses = section({
  title: 'yourDiagnoses.title',
  lead: 'yourDiagnoses.lead',
  async load(request) {
    const overview = await overviewFor(request);
    const { diagnoses } = overview;
    const reading = await readingOf(
      request,
      diagnoses.flatMap(({ meaning }) => meaning.articles),
    );
    const records = diagnoses.map((card) => ({
      ...shownRecord(request, { kind, overview }, card),
      sentences: card.meaning.sentences,
      reading: card.meaning.articles.flatMap((id) => reading.find((entry) => entry.id === id) ?? []),
    }));
    return { ...listOf(request, { kind, overview }), records };
  },
  forms: Object.values(recordForms.diagnosis),
  View: ({ loaded }) => <Diagnoses {...loaded} />,
});
