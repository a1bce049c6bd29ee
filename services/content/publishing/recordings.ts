import type { Locale } from '#config/locale.ts';
import { type TypedFields, typedFieldsSchema } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { referencesInSections } from '#services/content/model/sections/sections.ts';
import { type EntryVersion, referencesOfVersion } from '#services/content/source/check-entry.ts';
import type { LibraryAsset } from './ports.ts';

type Version = Pick<EntryVersion, 'id' | 'type' | 'locale' | 'file' | 'source' | 'fields' | 'sections' | 'frontMatter'>;
type Assets = ReadonlyMap<string, LibraryAsset>;
type Complaint = { words: string; message: string };

/** Files and entries may round to a second, each its own way. */
const roundedSeconds = 1;

/** Films, episodes and galleries, held against the files that they show. */
export function recordingProblems(versions: readonly Version[], files: readonly LibraryAsset[]): Problem[] {
  const assets: Assets = new Map(files.map((file) => [file.id, file]));
  return versions.flatMap((version): Problem[] => {
    const { id: entry, locale, file, source } = version;
    const lines = source.split('\n');
    const lineOf = (words: string) => Math.max(1, lines.findIndex((line) => line.includes(words)) + 1);
    const found = [...complaintsOfFiles(version, assets), ...complaintsOfAccess(version, assets)];
    return found.map(({ words, message }) => ({ severity: 'error', entry, locale, file, line: lineOf(words), message }));
  });
}

function fieldsOf({ type, fields }: Version): TypedFields | null {
  return typedFieldsSchema.safeParse({ type, fields }).data ?? null;
}

/** What a recording is played from, and the words that go with it. */
type Recording = {
  kind: 'audio' | 'video';
  files: readonly string[];
  captions: readonly { locale?: string; asset: string }[];
  duration: number | undefined;
};

function recordingOf(typed: TypedFields | null, locale: Locale): Recording | null {
  if (typed?.type === 'video') return { kind: 'video', ...typed.fields, duration: typed.fields.duration };
  if (typed?.type !== 'podcast') return null;
  const { audio, captions, duration } = typed.fields;
  return {
    kind: 'audio',
    files: audio === undefined ? [] : [audio],
    captions: captions === undefined ? [] : [{ locale, asset: captions }],
    duration,
  };
}

function* complaintsOfFiles(version: Version, assets: Assets): Generator<Complaint> {
  const recording = recordingOf(fieldsOf(version), version.locale);
  if (!recording) return;
  const { kind, files, captions, duration } = recording;
  let shortest = Number.POSITIVE_INFINITY;
  for (const id of files) {
    const file = assets.get(id);
    if (!file) continue; // said where links are checked
    if (!file.mediaType.startsWith(`${kind}/`)) yield { words: id, message: `${id} is ${file.mediaType}, and ${kind} is needed here` };
    const seconds = file.durationSeconds;
    if (seconds === null) continue;
    shortest = Math.min(shortest, seconds);
    if (duration !== undefined && Math.abs(duration - seconds) > roundedSeconds)
      yield { words: 'duration:', message: `duration: ${id} is ${clock(seconds)} long, not ${clock(duration)}` };
  }
  for (const { locale, asset: id } of captions) {
    const file = assets.get(id);
    if (!file) continue;
    if (file.lastWords === null) yield { words: id, message: `${id} is ${file.mediaType}, and captions are WebVTT` };
    else if (file.lastWords >= shortest)
      yield { words: id, message: `${id} has words at ${clock(file.lastWords)}, when the recording is over` };
    if (locale !== undefined && file.language !== locale)
      yield { words: id, message: `${id} is in the language ${file.language}, not ${locale}` };
  }
}

/** Bytes that a page of everyone shows are everyone's, and the others are not: each file says itself which it is. */
function* complaintsOfAccess(version: Version, assets: Assets): Generator<Complaint> {
  const forMembers = new Set(shownToMembers(version, fieldsOf(version)));
  for (const id of referencesOfVersion(version).assets) {
    const file = assets.get(id);
    if (!file || file.membersOnly === forMembers.has(id)) continue;
    yield file.membersOnly
      ? { words: id, message: `${id} is for members only, and this shows it to everyone` }
      : { words: id, message: `${id} is shown to members only, and its file is everyone’s: its description needs membersOnly: true` };
  }
}

function shownToMembers({ sections }: Version, typed: TypedFields | null): string[] {
  if (typed?.type === 'gallery' && typed.fields.membersOnly) return referencesInSections(sections).assets;
  const galleries = sections.filter((section) => section.kind === 'imageGallery' && section.data.membersOnly);
  const pictures = referencesInSections(galleries).assets;
  if (typed?.type !== 'video' || !typed.fields.membersOnly) return pictures;
  const { files, captions } = typed.fields;
  return [...pictures, ...files, ...captions.map(({ asset }) => asset)];
}

/** Seconds as entries write them. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
