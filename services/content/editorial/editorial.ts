import { locales } from '#config/locale.ts';
import type { FigureTable } from '#services/content/model/figures.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';
import { alternativeTextProblems } from './alternative-texts.ts';
import { unansweredSearches } from './answered-searches.ts';
import { foreignPhrases } from './foreign-phrases.ts';
import { glossaryOf, unlinkedTerms } from './glossary-terms.ts';
import { linkWordProblems } from './link-words.ts';
import { medicalTopics } from './medical-topics.ts';
import { newsYearProblems } from './news-years.ts';
import { preferredWords } from './preferred-words.ts';
import { readingProblems } from './reading.ts';
import { figureTableWarnings, repeatedFigureProblems } from './repeated-figures.ts';
import { reviewProblems } from './reviews.ts';
import { varietyProblems } from './section-variety.ts';
import { sharedSentences } from './shared-sentences.ts';
import { sourceProblems } from './sources.ts';
import { type Subject, subjectOf } from './subject.ts';
import { survivalProblems } from './survival-figures.ts';
import { shortTranslations, staleTranslations } from './translations.ts';

type Options = {
  /** YYYY-MM-DD */
  today: string;
  /** Each file's text, for the lines of problems. Where one is missing, its problems are on line 1. */
  sources: ReadonlyMap<string, string>;
  /** What several entries say. */
  figures?: FigureTable;
};

/**
 * What an editor should look at before the library is published, in all languages of all entries: warnings only, by
 * file and line. What makes an entry unfit to publish, `checkEntry` says; entries that are withdrawn are left alone.
 */
export function editorialProblems(entries: readonly EntryVersion[], { today, sources, figures = {} }: Options): Problem[] {
  const shown = entries.filter(({ frontMatter }) => frontMatter.status !== 'withdrawn');
  const subjects = shown.map((version) => subjectOf(version, sources.get(version.file) ?? ''));
  const topics = medicalTopics(shown);
  const problems = [
    ...subjects.flatMap((subject) => [
      ...sourceProblems(subject, topics, today),
      ...reviewProblems(subject, topics, today),
      ...readingProblems(subject),
      ...survivalProblems(subject),
      ...repeatedFigureProblems(subject, figures),
      ...varietyProblems(subject),
      ...alternativeTextProblems(subject),
      ...linkWordProblems(subject),
      ...newsYearProblems(subject),
      ...foreignPhrases(subject),
      ...preferredWords(subject),
    ]),
    ...figureTableWarnings(subjects, figures, today),
    ...languagesOf(subjects).flatMap((languages) => [...shortTranslations(languages), ...staleTranslations(languages)]),
    ...locales.flatMap((locale) =>
      acrossEntries(
        subjects.filter(({ version }) => version.locale === locale),
        topics,
      ),
    ),
  ];
  return problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

function acrossEntries(subjects: readonly Subject[], medical: ReadonlySet<string>): Problem[] {
  const isMedical = ({ version: { frontMatter } }: Subject) =>
    frontMatter.sources.length > 0 || frontMatter.topics.some((topic) => medical.has(topic));
  const glossary = glossaryOf(subjects.map(({ version }) => version));
  return [
    ...sharedSentences(subjects),
    ...subjects.filter(isMedical).flatMap((subject) => [...unlinkedTerms(subject, glossary), ...unansweredSearches(subject)]),
  ];
}

/** The languages of each entry. */
function languagesOf(subjects: readonly Subject[]): Subject[][] {
  return [...Map.groupBy(subjects, ({ version }) => version.id).values()];
}
