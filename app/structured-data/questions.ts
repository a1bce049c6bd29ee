import type { FAQPage } from 'schema-dts';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import { sectionText } from '#services/content/model/sections/sections.ts';
import { textOn } from './thing.ts';

type Answered = { question: string; answer: string };

/** https://schema.org/FAQPage: questions with their answers, as they stand on a page. */
export function faqPage(page: Page, answered: readonly Answered[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    ...textOn(page),
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The question that an entry is. */
export function questionOf({ title, sections }: Pick<Entry, 'title' | 'sections'>): Answered[] {
  const answer = sections.map(sectionText).filter(Boolean).join('\n');
  return answer === '' ? [] : [{ question: title, answer }];
}
