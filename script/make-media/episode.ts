import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Cue, webVtt } from './captions.ts';
import { lengthOf, levelled, runTool } from './tools.ts';

const voices = ['slt', 'rms'] as const;
type Voice = (typeof voices)[number];

const episodeSchema = z.strictObject({
  /** Which voice speaks for whom. */
  speakers: z.record(z.string(), z.enum(voices)),
  /** How a voice has to be written to what it would read wrongly. */
  spoken: z.record(z.string(), z.string()).default({}),
  chapters: z.array(z.strictObject({ title: z.string(), lines: z.array(z.record(z.string(), z.string())).min(1) })).min(1),
});
type Episode = z.output<typeof episodeSchema>;

const sampleRate = 32_000;
/** What podcast directories ask of one channel would be -19; of most players, and of two channels, it is -16. */
const loudness = -16;
/** Seconds of silence before the first word, between sentences, between speakers, and between chapters. */
const pause = { start: 0.4, sentence: 0.4, speaker: 0.75, chapter: 1.5, end: 0.8 };

/**
 * Speaks an episode sentence by sentence, so that each is timed exactly, and writes it as an MP3 with its captions.
 * @returns its duration and where its chapters begin, for its entry
 */
export function makeEpisode(id: string, { to, projectFolder }: { to: string; projectFolder: string }): string {
  const episode = episodeSchema.parse(parse(readFileSync(path.join(projectFolder, 'script/make-media/episodes', `${id}.yaml`), 'utf8')));
  const work = mkdtempSync(path.join(tmpdir(), 'episode-'));
  const { cues, chapters, pieces, seconds } = speak(episode, work);
  const whole = path.join(work, 'whole.wav');
  runTool('sox', [...pieces, whole]);
  const mp3 = path.join(to, `${id}-en.mp3`);
  const sound = [
    '-af',
    `${levelled(whole, loudness)},aresample=${sampleRate}`,
    '-map_metadata',
    '-1',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-write_xing',
    '1',
  ];
  runTool('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', '-i', whole, ...sound, mp3]);
  writeFileSync(path.join(to, `${id}-captions-en.vtt`), webVtt(cues));
  rmSync(work, { recursive: true });
  return [
    `duration: "${clock(seconds)}"`,
    'chapters:',
    ...chapters.map(({ at, title }) => `  - { at: "${clock(at)}", title: "${title}" }`),
  ].join('\n');
}

/** Long enough to be measured, which a sentence of one word is not. */
const measured = 'This sentence tells how loud this voice is, and it is long enough to be measured well.';

type Spoken = { cues: Cue[]; chapters: { at: number; title: string }[]; pieces: string[]; seconds: number };

function speak({ speakers, spoken, chapters }: Episode, work: string): Spoken {
  const levels = Object.fromEntries(voices.map((voice) => [voice, levelOf(voice, path.join(work, `${voice}.wav`))]));
  const result: Spoken = { cues: [], chapters: [], pieces: [], seconds: 0 };
  const add = (file: string, length: number) => {
    result.pieces.push(file);
    result.seconds += length;
  };
  const wait = (length: number) => add(silence(length, path.join(work, `${result.pieces.length}.wav`)), length);
  wait(pause.start);
  for (const [index, { title, lines }] of chapters.entries()) {
    if (index > 0) wait(pause.chapter);
    result.chapters.push({ at: index === 0 ? 0 : Math.floor(result.seconds), title });
    for (const [number, line] of lines.entries()) {
      if (number > 0) wait(pause.speaker);
      for (const [speaker, words] of Object.entries(line)) {
        for (const [place, text] of sentencesOf(words).entries()) {
          if (place > 0) wait(pause.sentence);
          const file = path.join(work, `${result.pieces.length}.wav`);
          const voice = voiceOf(speaker, speakers);
          say(asSpoken(text, spoken), voice, file, levels[voice]);
          const from = result.seconds;
          add(file, lengthOf(file));
          result.cues.push({ from, to: result.seconds, voice: speaker, text });
        }
      }
    }
  }
  wait(pause.end);
  return result;
}

function voiceOf(speaker: string, speakers: Episode['speakers']): Voice {
  const voice = speakers[speaker];
  if (voice === undefined) throw new Error(`${speaker} has no voice`);
  return voice;
}

/** `100.4` is not the end of a sentence: one ends before a space. */
function sentencesOf(words: string): string[] {
  return words.trim().split(/(?<=[.?!])\s+/);
}

function asSpoken(text: string, spoken: Episode['spoken']): string {
  return Object.entries(spoken).reduce((result, [written, said]) => result.replaceAll(written, said), text);
}

function levelOf(voice: Voice, file: string): string {
  say(measured, voice, file);
  return levelled(file, loudness);
}

/** One sentence in one voice, without silence around it. */
function say(text: string, voice: Voice, file: string, level = 'anull'): void {
  const [words, raw, cut] = [`${file}.txt`, `${file}.raw.wav`, `${file}.cut.wav`];
  writeFileSync(words, text);
  if (voice === 'slt') runTool('text2wave', ['-eval', '(begin (voice_cmu_us_slt_arctic_hts))', words, '-o', raw]);
  else runTool('flite', ['-voice', 'rms', '--setf', 'duration_stretch=1.08', '-f', words, '-o', raw]);
  const trim = ['silence', '1', '0.02', '0.2%', 'reverse'];
  runTool('sox', [raw, '-r', String(sampleRate), '-c', '1', '-b', '16', cut, ...trim, ...trim, 'pad', '0', '0.08']);
  runTool('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', '-i', cut, '-af', level, '-ar', String(sampleRate), file]);
}

function silence(seconds: number, file: string): string {
  runTool('sox', ['-n', '-r', String(sampleRate), '-c', '1', '-b', '16', file, 'trim', '0', String(seconds)]);
  return file;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
