import type { Locale } from '#config/locale.ts';
import type { EntryType, FrontMatter } from './entry.ts';
import { linksIn } from './links.ts';
import { parseEntry } from './markdown/parse-entry.ts';
import type { Problem } from './problem.ts';
import type { EntryFolder, EntryText } from './read-folder.ts';
import type { KnownSection } from './sections/sections.ts';
import type { Site } from './site.ts';

/** One language of an entry, fit to publish. */
export type EntryVersion = {
  id: string;
  type: EntryType;
  locale: Locale;
  slug: string;
  screen: string | null;
  frontMatter: FrontMatter;
  sections: KnownSection[];
  file: string;
  hash: string;
};

export type CheckedEntry = { id: string; versions: EntryVersion[]; problems: Problem[] };

/**
 * Parses an entry in all its languages and holds it against the site. Where `problems` has an error, it must not be published.
 * @param knownIds every entry that links may lead to
 */
export function checkEntry(folder: EntryFolder, site: Site, knownIds: ReadonlySet<string>): CheckedEntry {
  const problems = [...folder.problems];
  const versions = folder.texts.flatMap((text) => {
    const checked = checkText(folder, text, site);
    problems.push(...checked.problems);
    if (checked.version) problems.push(...linkProblems(checked.version, site, knownIds));
    return checked.version ? [checked.version] : [];
  });
  const [first, second] = versions;
  if (first && second) problems.push(...translationProblems(first, second));
  return { id: folder.id, versions, problems };
}

export function hasErrors({ problems }: { problems: readonly Problem[] }): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function checkText(folder: EntryFolder, { locale, file, source, hash }: EntryText, site: Site) {
  const { frontMatter, sections, problems: found } = parseEntry(source);
  const problems: Problem[] = found.map(({ line, message }) => ({ severity: 'error', entry: folder.id, locale, file, line, message }));
  if (!frontMatter) return { version: null, problems };
  const address = addressOf(folder, frontMatter, locale, site);
  if ('problem' in address) {
    const line = source.split('\n').findIndex((each) => /^(screen|slug):/.test(each)) + 1;
    problems.push({ severity: 'error', entry: folder.id, locale, file, line: Math.max(line, 1), message: address.problem });
    return { version: null, problems };
  }
  return { version: { id: folder.id, type: folder.type, locale, frontMatter, sections, file, hash, ...address }, problems };
}

function addressOf(
  folder: EntryFolder,
  { screen, slug }: FrontMatter,
  locale: Locale,
  site: Site,
): { slug: string; screen: string | null } | { problem: string } {
  if (screen !== undefined) {
    const screenSlug = site.screenSlug(screen, locale);
    if (screenSlug === null) return { problem: `no screen is called “${screen}”` };
    if (folder.id !== screen.replaceAll('.', '-'))
      return { problem: `the entry of the screen “${screen}” is called ${screen.replaceAll('.', '-')}, not ${folder.id}` };
    return { slug: screenSlug, screen };
  }
  if (slug === undefined) return { problem: 'needs either a screen or a slug' };
  if (site.isReservedSlug(folder.type, slug, locale))
    return { problem: `the slug “${slug}” is the address of a screen, or a reserved word` };
  return { slug, screen: null };
}

function linkProblems(version: EntryVersion, site: Site, knownIds: ReadonlySet<string>): Problem[] {
  const warn = (message: string): Problem => ({
    severity: 'warning',
    entry: version.id,
    locale: version.locale,
    file: version.file,
    line: 1,
    message,
  });
  const { entries, paths } = linksIn(version.sections);
  return [
    ...entries.filter((id) => !knownIds.has(id)).map((id) => warn(`links to an entry that does not exist: ${id}`)),
    ...version.frontMatter.topics.filter((id) => !knownIds.has(id)).map((id) => warn(`has a topic that does not exist: ${id}`)),
    ...paths.filter((path) => !site.isPath(path)).map((path) => warn(`links to a path that does not exist: ${path}`)),
  ];
}

function translationProblems(first: EntryVersion, second: EntryVersion): Problem[] {
  const problem = (severity: Problem['severity'], message: string): Problem => ({
    severity,
    entry: second.id,
    locale: second.locale,
    file: second.file,
    line: 1,
    message,
  });
  const shape = ({ sections }: EntryVersion) => sections.map(({ id, kind }) => `${id} (${kind})`);
  const [here, there] = [shape(second), shape(first)];
  const differs = there.find((each, index) => here[index] !== each) ?? here[there.length];
  return [
    ...(first.screen !== second.screen ? [problem('error', `its screen is not that of ${first.file}`)] : []),
    ...(differs ? [problem('warning', `its sections are not those of ${first.file}, from ${differs} on`)] : []),
  ];
}
