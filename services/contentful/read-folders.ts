import { type Locale, locales } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema, notAName } from '#services/content/model/references.ts';
import type { EntryFolder } from '#services/content/source/read-folder.ts';
import { localeProblems } from './locales.ts';
import { mappingFile, own } from './mapping.ts';
import { problemOf } from './place.ts';
import { isWrittenIn, type ReadText, readEntry } from './read-entry.ts';
import type { SpaceEntry } from './space.ts';
import type { SpaceView } from './space-view.ts';
import { stateOf } from './states.ts';

/** What stayed in the space, by why. */
export type LeftBehind = {
  /** Drafts, where they were not asked for, and what is archived. */
  drafts: number;
  archived: number;
  /** Entries of types that the mapping leaves out, or that are parts of others. */
  leftOut: number;
  parts: number;
  /** Content types that the mapping does not name, with how many entries there are of each. */
  unplaced: Map<string, number>;
};

type ReadFolders = {
  folders: EntryFolder[];
  /** The ids, here, of all entries that come along, whether they were read or not. */
  ids: ReadonlySet<string>;
  leftBehind: LeftBehind;
  /** About the whole space; those of entries are with their folders. */
  problems: Problem[];
  /** Puts the place in the space to a problem that was found in the Markdown of an entry. */
  placed(problem: Problem): Problem;
};

/** Reads every entry of a space that the mapping makes an entry here; with `only`, those among them. */
export function readFolders(view: SpaceView, only?: ReadonlySet<string>): ReadFolders {
  const leftBehind: LeftBehind = { drafts: 0, archived: 0, leftOut: 0, parts: 0, unplaced: new Map() };
  const texts = new Map<string, { entry: SpaceEntry; read: ReadText }>();
  const folders: EntryFolder[] = [];
  const coming = [...view.space.entries.values()].filter((entry) => comesAlong(view, entry, leftBehind));
  const claims = Map.groupBy(coming, ({ sys }) => view.idOf(sys.id));
  for (const entry of coming) {
    if (only && !only.has(entry.sys.id)) continue;
    const folder = folderOf(view, entry, (locale, read) => void texts.set(`${view.idOf(entry.sys.id)}/${locale}`, { entry, read }));
    if (!folder) continue;
    const claiming = claims.get(folder.id) ?? [];
    if (claiming.length > 1) folder.problems.push(sameId(view, entry, claiming));
    folders.push(folder);
  }
  const placed = (problem: Problem): Problem => {
    const found = problem.place === undefined && problem.locale ? texts.get(`${problem.entry}/${problem.locale}`) : undefined;
    if (!found) return problem;
    const { entry, read } = found;
    const named = { name: view.nameOf(entry), type: entry.sys.contentType.sys.id };
    const line = read.lines()[problem.line - 1]?.trim() ?? '';
    const near = problem.line > 1 && line !== '' ? ` (at “${line.length > 60 ? `${line.slice(0, 60)}…` : line}”)` : '';
    return problemOf(
      entry,
      named,
      { mapping: view.mapping, ...read.placeOf(problem), ours: problem.locale },
      { ...problem, message: inPlainWords(problem.message) + near },
    );
  };
  // What could not be read is there all the same.
  const ids = new Set([...claims.keys(), ...[...view.space.unreadIds].map((id) => view.idOf(id))]);
  return { folders, ids, leftBehind, problems: problemsOfSpace(view, leftBehind), placed };
}

function sameId(view: SpaceView, entry: SpaceEntry, claiming: readonly SpaceEntry[]): Problem {
  const named = { name: view.nameOf(entry), type: entry.sys.contentType.sys.id };
  const ids = claiming.map(({ sys }) => sys.id).join(' and ');
  const message = `${ids} would both be “${view.idOf(entry.sys.id)}” here: give one another under ids in ${mappingFile}`;
  return problemOf(entry, named, { mapping: view.mapping }, { severity: 'error', message });
}

/** A problem of our text as one of theirs: who wrote it there knows our fields by the mapping alone. */
function inPlainWords(message: string): string {
  return message
    .replace(
      /^(\w+): Invalid input: expected \w+, received undefined$/,
      '$1: is missing: nothing that contentful.yaml names for $1 has a value',
    )
    .replace(/^teaser: /, 'teaser, the words below the title in lists: ')
    .replace(/or a reserved word$/, 'or a reserved word: name the screen under screens in contentful.yaml, or give it another slug')
    .replace(/Too big: expected string to have <=(\d+) characters$/, 'has more than $1 characters')
    .replace(/Too small: expected string to have >=(\d+) characters$/, 'has fewer than $1 characters');
}

function comesAlong(view: SpaceView, entry: SpaceEntry, leftBehind: LeftBehind): boolean {
  const type = entry.sys.contentType.sys.id;
  const state = stateOf(entry.sys);
  if (view.mapping.leaveOut.includes(type)) leftBehind.leftOut += 1;
  else if (state === 'archived') leftBehind.archived += 1;
  else if (!view.takes(state)) leftBehind.drafts += 1;
  else if (view.typeOf(entry)) return true;
  else if (view.sectionOf(entry)) leftBehind.parts += 1;
  else leftBehind.unplaced.set(type, (leftBehind.unplaced.get(type) ?? 0) + 1);
  return false;
}

function folderOf(view: SpaceView, entry: SpaceEntry, keep: (locale: Locale, read: ReadText) => void): EntryFolder | null {
  const mapping = view.typeOf(entry);
  if (!mapping) return null;
  const id = view.idOf(entry.sys.id);
  const problems: Problem[] = [];
  const say = (severity: Problem['severity'], message: string) =>
    problems.push(
      problemOf(entry, { name: view.nameOf(entry), type: entry.sys.contentType.sys.id }, { mapping: view.mapping }, { severity, message }),
    );
  if (!nameSchema.safeParse(id).success) say('error', `its id “${id}” ${notAName}: give it another under ids in ${mappingFile}`);
  if (stateOf(entry.sys) === 'changed')
    say(
      'warning',
      'was changed since it was published, and nobody published the changes: they come along all the same. Publish them there, or put them back',
    );
  const written = locales.filter((locale) => {
    const theirs = view.mapping.locales[locale];
    return theirs !== undefined && isWrittenIn(view, entry, mapping, theirs);
  });
  let headings: readonly string[] = [];
  const texts = written.map((locale) => {
    const read = readEntry(view, entry, mapping, locale, headings);
    headings = read.headings;
    problems.push(...read.problems);
    keep(locale, read);
    return read.text;
  });
  const [only, another] = written;
  if (only && !another && hasBoth(view))
    say(
      'warning',
      `there is no translation: it says nothing in ${locales
        .filter((each) => each !== only)
        .map((each) => view.mapping.locales[each])
        .join(', ')}`,
    );
  if (!only) say('error', 'none of its fields has a value in a language of this site');
  return { id, type: mapping.type, texts, problems: unique(problems), origin: 'contentful' };
}

/** Whether the space has every language of the site, as far as it says. */
function hasBoth({ mapping, space }: SpaceView): boolean {
  const has = (code: string | undefined) =>
    code !== undefined && (space.locales.length === 0 || space.locales.some((each) => each.code === code));
  return locales.every((each) => has(mapping.locales[each]));
}

/** A part that stands in both languages, or twice, is named once. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.place} ${problem.message}`, problem])).values()];
}

function problemsOfSpace(view: SpaceView, { unplaced }: LeftBehind): Problem[] {
  const { space, mapping } = view;
  const about = (message: string): Problem => ({
    severity: 'warning',
    entry: '',
    locale: undefined,
    file: mappingFile,
    line: 1,
    message,
    place: mappingFile,
  });
  const missing = locales.filter((each) => space.locales.length > 0 && !space.locales.some(({ code }) => code === mapping.locales[each]));
  const unknown = [...Object.keys(mapping.types), ...Object.keys(mapping.sections)].filter(
    (type) => space.contentTypes.size > 0 && !space.contentTypes.has(type),
  );
  return [
    ...space.unread.map(about),
    ...localeProblems(space.locales).map(about),
    ...missing.map((each) =>
      about(
        `the space has no locale ${mapping.locales[each] ?? `for ${each}`}: nothing comes along in that language. It has ${space.locales.map(({ code }) => code).join(', ')}: name one for ${each} under locales in contentful.yaml, or leave it so`,
      ),
    ),
    ...unknown.map((type) => about(`the space has no content type ${type}`)),
    ...[...unplaced].map(([type, count]) =>
      about(`${count} of the type ${type} stay there: name it under types or sections, or under leaveOut`),
    ),
    ...droppedFields(view).map(about),
  ];
}

/** Fields of theirs that hold something and that nothing of the mapping takes: none is dropped in silence. */
function droppedFields({ space, mapping }: SpaceView): string[] {
  const dropped = new Map<string, number>();
  for (const { sys, fields } of space.entries.values()) {
    const type = sys.contentType.sys.id;
    const taken = takenFields(mapping, type);
    for (const name of taken ? Object.keys(fields) : []) {
      const key = `${type}.${name}`;
      if (!taken?.has(name)) dropped.set(key, (dropped.get(key) ?? 0) + 1);
    }
  }
  return [...dropped].map(
    ([field, count]) => `the field ${field} stays there (${count} have a value): name it under fields or body, or under leaveOut`,
  );
}

function takenFields({ types, sections }: SpaceView['mapping'], type: string): Set<string> | null {
  const [entry, section] = [own(types, type), own(sections, type)];
  const paths = entry
    ? [...Object.values(entry.fields).flatMap((source) => source ?? []), ...entry.body, ...entry.leaveOut]
    : section && [
        ...Object.values(section.attributes).flat(),
        ...[
          section.words,
          section.text,
          section.items,
          section.links?.from,
          section.links?.url,
          section.links?.label,
          section.pictures,
        ].flatMap((source) => source ?? []),
        ...section.leaveOut,
      ];
  return paths ? new Set(paths.map((path) => path.split('.', 1)[0] ?? '')) : null;
}
