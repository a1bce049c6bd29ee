import { entryPath } from '#app/addresses/entry-path.ts';
import { defaultPodcastPicture } from '#app/content/cards/pictures.ts';
import type { Chapter } from '#app/content/film/film.ts';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import type { Locale } from '#config/locale.ts';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';
import type { Cue } from '#services/media/captions.ts';
import type { Asset } from '#services/media/store.ts';

/** What one person says without a break; `at` of a line is in seconds, and null where nothing is heard. */
export type Turn = { voice: string | null; lines: { at: number | null; text: string }[] };

/** An episode of the podcast as a page shows it. */
export type Episode = {
  id: string;
  title: string;
  picture: Asset;
  /** What is heard; undefined of an episode that is there to be read. */
  audio: Asset | undefined;
  /** In seconds. */
  duration: number;
  chapters: readonly Chapter[];
  turns: Turn[];
  isComputerVoice: boolean;
  /** Where the one that is read can be heard, in the other language. */
  heardAt: { path: string; locale: Locale } | null;
};

export type EpisodeEntry = Extract<Entry, { type: 'podcast' }>;

/** The episode of an entry; `assets` are the entry's own, `cues` those of its captions, `heard` the entry in a language with audio. */
export function episodeOf(entry: EpisodeEntry, assets: LinkedAssets, cues: readonly Cue[], heard: EntryAddress | null): Episode {
  const { id, title, fields } = entry;
  const audio = assets[fields.audio ?? ''];
  const path = heard && entryPath(heard);
  return {
    id,
    title,
    picture: assets[fields.image ?? ''] ?? defaultPodcastPicture,
    audio,
    duration: audio?.durationSeconds ?? fields.duration,
    chapters: fields.chapters,
    turns: audio ? turnsOf(cues) : conversationOf(fields.transcript ?? ''),
    isComputerVoice: fields.computerVoice,
    heardAt: !audio && heard && path ? { path, locale: heard.locale } : null,
  };
}

/** Cues that one voice says after each other are one turn. */
export function turnsOf(cues: readonly Pick<Cue, 'start' | 'voice' | 'text'>[]): Turn[] {
  const turns: Turn[] = [];
  for (const { start, voice, text } of cues) {
    const last = turns.at(-1);
    const line = { at: start, text };
    if (last && (voice === null || last.voice === voice)) last.lines.push(line);
    else turns.push({ voice, lines: [line] });
  }
  return turns;
}

/** A conversation as it is written: `Name: words`, a line for each turn; a line without a name goes on with what is said. */
export function conversationOf(transcript: string): Turn[] {
  const turns: Turn[] = [];
  for (const line of transcript.split(/\n+/)) {
    const said = /^(\p{Lu}[^:]{0,40}):\s+(.+)$/u.exec(line.trim());
    const text = said?.[2] ?? line.trim();
    const last = turns.at(-1);
    if (text === '') continue;
    if (last && !said) last.lines.push({ at: null, text });
    else turns.push({ voice: said?.[1] ?? null, lines: [{ at: null, text }] });
  }
  return turns;
}
