import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type KnownSection, sectionText } from '#services/content/model/sections/sections.ts';
import { type Subject, warn } from './subject.ts';
import { fold, wordsOf } from './words.ts';

/** Words that say nothing of what somebody looks for. */
const little: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    (
      'a about after am an and are as at be before by can cant could did do does dont for from get got had has have how i if im in is it ' +
      'its me much my no not of on or out should so that the there they this to too up was what when where which who why will with'
    ).split(' '),
  ),
  es: new Set(
    (
      'a al algo antes como con cual cuando cuanto de del desde despues donde el ella en era es esta este esto fue ha hay la las le les lo ' +
      'los mas me mi mis mucho muy ni no o para pero por que quien se ser si sin sobre son su sus tengo tiene un una unas uno unos y ya yo'
    ).split(' '),
  ),
};

/** As much of a word as its endings leave: `nausea`, `nauseous`; `hinchado`, `hinchazón`. */
const stemLength = 5;

/** Searches that lead to an entry which does not speak of them: none of their words stands there, and they name no section that answers. */
export function unansweredSearches(subject: Subject): Problem[] {
  const { version, lines } = subject;
  const { searchWords, title, teaser } = version.frontMatter;
  const stems = new Set(wordsOf([title, teaser, ...version.sections.map(sectionText)].join('\n')).flatMap(stemsOf));
  const sections = sectionIds(version.sections);
  return searchWords.flatMap(({ words, section, at }) => {
    const line = lines.ofField('searchWords', at);
    if (section !== undefined)
      return sections.has(section) ? [] : [warn(subject, line, `“${words}” is answered in “${section}”, which is no section here`)];
    const telling = wordsOf(words).filter((word) => !little[version.locale].has(fold(word)));
    if (telling.some((word) => stemsOf(word).some((stem) => stems.has(stem)))) return [];
    return [warn(subject, line, `nothing here speaks of “${words}”: say it, name the section that answers it, or leave the search out`)];
  });
}

/** What follows a heading is one section to a reader, whatever its parts. */
function sectionIds(sections: readonly KnownSection[]): ReadonlySet<string> {
  return new Set(
    sections.flatMap((section) => {
      const items = section.kind === 'accordion' ? section.data.items.map(({ id }) => id) : [];
      return [section.id, section.id.replace(/-\d+$/, ''), ...items];
    }),
  );
}

/** A word, the parts of one with hyphens, and how they begin. */
function stemsOf(word: string): string[] {
  return [word, ...word.split(/[-‑/]/)].map((part) => fold(part).slice(0, stemLength)).filter((stem) => stem !== '');
}
