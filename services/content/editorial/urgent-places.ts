import type { Problem } from '#services/content/model/problem.ts';
import { plainText } from '#services/content/model/rich-text.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';
import { SourceLines } from './source-lines.ts';
import { urgenciesIn } from './urgency-words.ts';

/** Where what is urgent does not stand, or look, as it must: a callout that sends to an emergency room as a note does, and a page about an emergency that begins with something else. */
export function placeProblems(versions: readonly EntryVersion[], table: SignTable): Problem[] {
  return versions
    .filter(({ frontMatter }) => frontMatter.status !== 'withdrawn')
    .flatMap((each) => [...calloutProblems(each), ...headProblems(each, table)]);
}

function calloutProblems(version: EntryVersion): Problem[] {
  const lines = new SourceLines(version.source);
  return version.sections.flatMap((section) => {
    if (section.kind !== 'quoteCallout' || section.data.level) return [];
    const text = plainText(section.data.quote);
    if (!urgenciesIn(text, version.locale).includes('emergency') && !/\b988\b/.test(text)) return [];
    return [
      problem(
        version,
        lines.ofWords(text, section.id),
        `the callout “${section.id}” names an emergency: it needs level="emergency" or level="urgent", or is a call box`,
      ),
    ];
  });
}

function headProblems(version: EntryVersion, { sentences }: SignTable): Problem[] {
  const [first] = version.sections;
  return Object.entries(sentences)
    .filter(([, { pages }]) => pages.includes(version.id))
    .filter(([, { lines }]) => first?.kind !== 'callBox' || first.data.shows?.english[0] !== lines[0]?.en)
    .map(([id]) => problem(version, 1, `is about an emergency: it begins with a call box with shows="${id}"`));
}

function problem({ id, locale, file }: EntryVersion, line: number, message: string): Problem {
  return { severity: 'error', entry: id, locale, file, line, message };
}
