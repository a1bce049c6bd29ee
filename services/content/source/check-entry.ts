import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { calendarDate } from '#services/content/model/calendar.ts';
import { changeFields } from '#services/content/model/entries/common-fields.ts';
import { referencesOfEntry } from '#services/content/model/entries/entry-references.ts';
import { addressSpace, type EntryType, typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import type { FrontMatter } from '#services/content/model/entries/front-matter-schema.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { References } from '#services/content/model/references.ts';
import type { KnownSection } from '#services/content/model/sections/sections.ts';
import { callBoxLines, noSigns, type SignTable } from '#services/content/model/signs.ts';
import type { WrittenFields } from './markdown/front-matter.ts';
import { parseEntry } from './markdown/parse-entry.ts';
import type { EntryFolder, EntryText, Origin } from './read-folder.ts';

/** One language of an entry, fit to publish. */
export type EntryVersion = {
  id: string;
  type: EntryType;
  /** The address space that its slug is unique in. */
  space: string;
  locale: Locale;
  slug: string;
  screen: string | null;
  /** Whether search may lead to it. */
  isFound: boolean;
  frontMatter: FrontMatter;
  /** Card and type fields, as written. */
  fields: WrittenFields;
  sections: KnownSection[];
  file: string;
  hash: string;
  /** The file as it was read. */
  source: string;
  origin: Origin;
};

export type CheckedEntry = { id: string; versions: EntryVersion[]; problems: Problem[] };

/** What an entry is held against: the website, and what there is to link to and to show. */
export type Surroundings = {
  site: Site;
  entryIds: ReadonlySet<string>;
  assetIds: ReadonlySet<string>;
  /** What call boxes are made from; without it, none has a sign. */
  signs?: SignTable;
};

/** Parses an entry in all its languages and holds it against its surroundings. Where `problems` has an error, it must not be published. */
export function checkEntry(folder: EntryFolder, surroundings: Surroundings): CheckedEntry {
  const problems = [...folder.problems];
  const versions = folder.texts.flatMap((text) => {
    const checked = checkText(folder, text, surroundings);
    problems.push(...checked.problems);
    if (checked.version) problems.push(...linkProblems(checked.version, surroundings), ...futureChanges(checked.version));
    return checked.version ? [checked.version] : [];
  });
  const [first, second] = versions;
  if (first && second) problems.push(...translationProblems(first, second));
  return { id: folder.id, versions, problems };
}

export function hasErrors({ problems }: { problems: readonly Problem[] }): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function checkText(folder: EntryFolder, { locale, file, source, raw, hash }: EntryText, { site, signs = noSigns }: Surroundings) {
  const { id, type } = folder;
  const { parsed, sections, problems: found } = parseEntry(source, type, callBoxLines(signs, locale));
  const problems: Problem[] = found.map(({ line, message }) => ({ severity: 'error', entry: id, locale, file, line, message }));
  if (!parsed) return { version: null, problems };
  const address = addressOf(folder, parsed.frontMatter, locale, site);
  if ('problem' in address) {
    const line = source.split('\n').findIndex((each) => /^(screen|slug):/.test(each)) + 1;
    problems.push({ severity: 'error', entry: id, locale, file, line: Math.max(line, 1), message: address.problem });
    return { version: null, problems };
  }
  const isFound = address.screen === null || site.isFound(address.screen);
  const place = { id, type, space: addressSpace(type), locale, ...address, isFound, origin: folder.origin ?? 'files' };
  const version: EntryVersion = { ...place, ...parsed, sections, file, hash, source: raw };
  return { version, problems };
}

function addressOf(
  folder: EntryFolder,
  { screen, slug = folder.id }: FrontMatter,
  locale: Locale,
  site: Site,
): { slug: string; screen: string | null } | { problem: string } {
  if (screen !== undefined) {
    const screenSlug = site.screenSlug(screen, locale);
    if (screenSlug === null) return { problem: `no screen is called “${screen}”` };
    const expected = screen.replaceAll('.', '-');
    if (folder.id !== expected) return { problem: `the entry of the screen “${screen}” is called ${expected}, not ${folder.id}` };
    return { slug: screenSlug, screen };
  }
  const hasAddress = typeDefinitions[folder.type].shown !== 'inside';
  if (hasAddress && site.isReservedSlug(folder.type, slug, locale)) {
    return { problem: `the slug “${slug}” is the address of a screen, or a reserved word` };
  }
  return { slug, screen: null };
}

/** All that an entry refers to, where it leads when it is withdrawn too. Its topics are not among it: they are what lists are made by. */
export function referencesOfVersion(version: Pick<EntryVersion, 'type' | 'sections' | 'fields' | 'frontMatter'>): References {
  const references = referencesOfEntry(version);
  const { movedTo } = version.frontMatter;
  return { ...references, entries: [...new Set([...references.entries, ...(movedTo ? [movedTo] : [])])] };
}

function linkProblems(version: EntryVersion, { site, entryIds, assetIds }: Surroundings): Problem[] {
  const { id: entry, locale, file, source, frontMatter } = version;
  const lines = source.split('\n');
  const warn = (words: string, message: string): Problem => {
    const line = lines.findIndex((each) => each.includes(words)) + 1;
    return { severity: 'warning', entry, locale, file, line: Math.max(line, 1), message };
  };
  const { entries, assets, paths } = referencesOfVersion(version);
  return [
    ...entries.filter((id) => !entryIds.has(id)).map((id) => warn(id, `links to an entry that does not exist: ${id}`)),
    ...frontMatter.topics.filter((id) => !entryIds.has(id)).map((id) => warn(id, `has a topic that does not exist: ${id}`)),
    ...assets.filter((id) => !assetIds.has(id)).map((id) => warn(id, `shows an asset that does not exist: ${id}`)),
    ...paths
      .filter((path) => !site.isScreenPath(path))
      .map((path) => warn(path, `links to ${path}, which is no screen: link to an entry as entry:id`)),
  ];
}

/** A note tells of what was done. */
function futureChanges({ id: entry, locale, file, source, fields }: EntryVersion): Problem[] {
  const today = calendarDate(new Date().toISOString());
  const { changes } = z.object(changeFields).parse(fields);
  if (!changes.some(({ date }) => date > today)) return [];
  const line = source.split('\n').findIndex((each) => each.startsWith('changes:')) + 1;
  return [{ severity: 'warning', entry, locale, file, line: Math.max(line, 1), message: 'changes: one is in the future' }];
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
  const place = ({ fields: { section, sectionPosition } }: EntryVersion) => `${section} ${sectionPosition}`;
  return [
    ...(first.screen !== second.screen ? [problem('error', `its screen is not that of ${first.file}`)] : []),
    ...(place(first) !== place(second) ? [problem('error', `its section, or its position there, is not that of ${first.file}`)] : []),
    ...(differs ? [problem('warning', `its sections are not those of ${first.file}, from ${differs} on`)] : []),
  ];
}
