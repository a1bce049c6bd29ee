import { entryPath } from '#app/addresses/entry-path.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import { faqPage } from '#app/structured-data/questions.ts';
import { jsonLd } from '#app/structured-data/thing.ts';
import type { Question } from '#services/content/library/store.ts';
import type { Route } from './+types/faq-screen.ts';
import { type AskedQuestion, type QuestionGroup, QuestionGroups } from './QuestionGroups.tsx';

export const loader = document(async (request): Promise<ShownEntry & { groups: QuestionGroup[] }> => {
  const { alba, match } = request;
  const [shown, questions] = await Promise.all([loadEntry(request), alba.content.questions(match.locale)]);
  const groups = groupsOf(questions);
  const answered = groups.flatMap((group) => group.questions);
  if (shown.kind === 'untranslated' || answered.length === 0) return { ...shown, groups };
  return { ...shown, page: { ...shown.page, structuredData: [jsonLd(faqPage(shown.page, answered))] }, groups };
});

/** Groups in the order of the first question of each; what has no group stands at the end, under no heading. */
function groupsOf(questions: readonly Question[]): QuestionGroup[] {
  const groups = Map.groupBy(questions, ({ group }) => group);
  return [...groups]
    .map(([title, asked]) => ({ title, questions: asked.flatMap(askedQuestion) }))
    .sort((one, other) => Number(one.title === null) - Number(other.title === null));
}

function askedQuestion(question: Question): AskedQuestion[] {
  const path = entryPath(question);
  return path === null ? [] : [{ id: question.id, question: question.title, answer: question.teaser, path }];
}

/** Every question by its group, before what to do with one that is not there. */
export default function FaqScreen({ loaderData }: Route.ComponentProps) {
  const { groups, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<QuestionGroups groups={groups} />} />;
}
