import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import type { Locale } from '#config/locale.ts';
import { typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { slug } from '#services/content/model/slug.ts';
import { printMarkdown } from '#services/content/source/markdown/syntax.ts';
import type { EntryText } from '#services/content/source/read-folder.ts';
import { EntryValues } from './entry-values.ts';
import { convert, excerpt, formOf } from './field-value.ts';
import { valueWithLocale } from './locales.ts';
import { own, type Source, type TypeMapping } from './mapping.ts';
import { type Place, webAddress } from './place.ts';
import { readBody } from './read-body.ts';
import type { SpaceEntry } from './space.ts';
import type { SpaceView } from './space-view.ts';
import { isPublishedIn, stateOf } from './states.ts';

const teaserLetters = { least: 40, most: 200 };

export type ReadText = {
  text: EntryText;
  problems: Problem[];
  placeOf(problem: Pick<Problem, 'line' | 'message'>): Place;
  headings: readonly string[];
  /** The lines of its Markdown. */
  lines(): readonly string[];
};

/** Whether an entry says anything in this language of the space: a fallback from another language is no translation. */
export function isWrittenIn(view: SpaceView, entry: SpaceEntry, { fields, body }: TypeMapping, theirs: string): boolean {
  if (stateOf(entry.sys) !== 'draft' && !isPublishedIn(entry.sys, theirs)) return false;
  const language = (code: string) => code.split('-', 1)[0]?.toLowerCase();
  const names = [...Object.values(fields).flatMap((source) => source ?? []), ...body].map((path) => path.split('.', 1)[0] ?? '');
  return names.some((name) => {
    const found = valueWithLocale(own(entry.fields, name), theirs, view.space.locales);
    return found !== null && found.value !== null && found.value !== '' && language(found.locale) === language(theirs);
  });
}

/**
 * Reads one language of an entry as the Markdown that an editor of files would have written. `shared` are the ids of the headings of the
 * language before, which this one shares where it has as many.
 */
export function readEntry(
  view: SpaceView,
  entry: SpaceEntry,
  mapping: TypeMapping,
  locale: Locale,
  shared: readonly string[] = [],
): ReadText {
  const values = new EntryValues(view, entry, locale);
  const yaml = stringify(frontMatterOf(values, mapping), { lineWidth: 0, schema: 'core' });
  const { blocks, headings } = readBody(values, mapping.body, shared);
  const body = blocks.length > 0 ? `\n${printMarkdown({ type: 'root', children: blocks })}` : '';
  const source = `---\n${yaml}---\n${body}`;
  const hash = createHash('sha256').update(mapping.type).update(source).digest('hex');
  const file = webAddress(entry, view.mapping, { locale: values.theirs });
  let split: string[] | undefined;
  const lines = () => {
    split ??= source.split('\n');
    return split;
  };
  const placeOf = (problem: Pick<Problem, 'line' | 'message'>): Place => ({
    // Of an entry that is linked to, the link.
    field: fieldOf(problem, { lines, bodyLine: yaml.split('\n').length + 1 }, mapping)?.split('.', 1)[0],
    locale: values.theirs,
  });
  return { text: { locale, file, source, raw: source, hash }, problems: values.problems, placeOf, headings, lines };
}

/** The field of theirs that a problem of the Markdown is of, where that can be told. */
function fieldOf(
  { line, message }: Pick<Problem, 'line' | 'message'>,
  { lines, bodyLine }: { lines(): readonly string[]; bodyLine: number },
  { fields, body }: TypeMapping,
): string | undefined {
  const named = fields[/^(\w+)[.:]/.exec(message)?.[1] ?? '']?.[0];
  if (line > bodyLine) return named ?? body[0];
  const above = lines().slice(0, line);
  const [key = ''] = above.findLast((each) => /^\w+:/.test(each))?.split(':', 1) ?? [];
  return line > 1 ? (fields[key]?.[0] ?? named) : named;
}

function frontMatterOf(values: EntryValues, { type, fields, constants }: TypeMapping): Record<string, unknown> {
  const { sys } = values.entry;
  const written = Object.entries(fields).flatMap(([name, source]): [string, unknown][] => {
    const value = source ? fieldIn(values, formOf(type, name), name, source) : null;
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
  });
  const given: Record<string, unknown> = { ...constants, ...Object.fromEntries(written) };
  const screen = own(values.view.mapping.screens, sys.id);
  const title = given.title ?? values.view.nameOf(values.entry);
  const hasAddress = typeDefinitions[type].shown !== 'inside' && screen === undefined && given.screen === undefined;
  const publishedAt = given.publishedAt ?? dayOf(sys.firstPublishedAt ?? sys.publishedAt ?? sys.createdAt);
  const updated = String(given.updatedAt ?? dayOf(sys.updatedAt) ?? publishedAt);
  return {
    title,
    ...(screen === undefined ? {} : { screen }),
    ...(hasAddress && { slug: slug(String(title)) || slug(sys.id) }),
    ...given,
    ...(stateOf(sys) === 'draft' && { status: 'draft' }),
    publishedAt,
    updatedAt: updated < String(publishedAt) ? publishedAt : updated,
  };
}

/** The first of the source that has a value, as our field has it: of a teaser, one that is not too short, if there is one. */
function fieldIn(values: EntryValues, form: ReturnType<typeof formOf>, name: string, source: Source): unknown {
  let short: string | null = null;
  for (const path of source) {
    const { value, problem } = convert(values.at(values.entry, path), form, (link) => values.idOfLink(link));
    if (problem !== undefined) values.say('warning', problem, path);
    if (value === null || value === '') continue;
    if (name !== 'teaser' || typeof value !== 'string') return value;
    if (value.length < teaserLetters.least) short ??= value;
    else return teaserOf(values, value, path);
  }
  return short;
}

function teaserOf(values: EntryValues, value: string, path: string): string {
  if (value.length <= teaserLetters.most) return value;
  values.say('warning', `teaser: is longer than ${teaserLetters.most} characters, and was cut at the end of a sentence or a word`, path);
  return excerpt(value, teaserLetters.most);
}

function dayOf(moment: string | undefined): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(moment ?? '')?.[0];
}
