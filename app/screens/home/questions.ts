import { entryPath } from '#app/addresses/entry-path.ts';
import type { Alba } from '#app/context.ts';
import type { MessageId } from '#app/i18n/catalogue.ts';
import type { Locale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';

/** What people ask, where it is answered, and the section that does where the page begins with something else. */
const questions = [
  { asked: 'home.questions.report', entry: 'pathology-report' },
  { asked: 'home.questions.stage', entry: 'types', section: 'stages' },
  { asked: 'home.questions.visit', entry: 'questions-for-the-first-visit' },
  { asked: 'home.questions.signs', entry: 'signs-symptoms', section: 'when-to-call' },
  { asked: 'home.questions.fever', entry: 'infection-and-fever' },
  { asked: 'home.questions.hair', entry: 'hair-loss' },
  { asked: 'home.questions.work', entry: 'work-and-money' },
  { asked: 'home.questions.uninsured', entry: 'being-uninsured' },
  { asked: 'home.questions.family', entry: 'family-testing' },
  { asked: 'home.questions.children', entry: 'telling-children' },
  { asked: 'home.questions.help', entry: 'about-you-caring-for-someone' },
  { asked: 'home.questions.dense', entry: 'dense-breasts-explained' },
] as const satisfies { asked: MessageId; entry: string; section?: string }[];

export type Question = { asked: (typeof questions)[number]['asked']; path: string };

/** The questions whose answers are there. */
export async function loadQuestions({ content }: Alba, locale: Locale): Promise<Question[]> {
  const found = await content.teasers(
    questions.map(({ entry }) => entry),
    locale,
  );
  return questions.flatMap((question) => {
    const path = pathOf(found.find(({ id }) => id === question.entry));
    const section = 'section' in question ? `#${question.section}` : '';
    return path === null ? [] : [{ asked: question.asked, path: `${path}${section}` }];
  });
}

function pathOf(entry: EntryTeaser | undefined): string | null {
  return entry ? entryPath(entry) : null;
}
