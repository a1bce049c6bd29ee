import { listOf, overviewFor, readingOf, shownRecord } from './records/record-cards.ts';
import { recordAnswers } from './records/record-forms.server.ts';
import { sectionOnServer } from './section.server.ts';

const kind = 'diagnosis';

export const yourDiagnoses = sectionOnServer({
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
  forms: recordAnswers(kind),
});
