import { writeFileSync } from 'node:fs';
import { runTool } from './tools.ts';

/** Chords by the numbers of their notes in MIDI (60 is middle C), two beats each. */
const pieces = {
  calm: [
    [50, 57, 62, 66],
    [47, 54, 59, 62],
    [43, 50, 55, 59],
    [45, 52, 57, 61],
  ],
  warm: [
    [48, 55, 60, 64],
    [45, 52, 57, 60],
    [41, 48, 53, 57],
    [43, 50, 55, 59],
  ],
} as const;
export type Piece = keyof typeof pieces;
export const pieceNames = ['calm', 'warm'] as const satisfies readonly Piece[];

const ticksPerBeat = 480;
const microsecondsPerBeat = 1_000_000;
/** Debian's package fluid-soundfont-gm. */
const soundFont = '/usr/share/sounds/sf2/FluidR3_GM.sf2';

/** Plays a piece over and over for so many seconds: a piano that goes through each chord, and strings below it. */
export function playMusic(piece: Piece, seconds: number, midiFile: string, waveFile: string): void {
  writeFileSync(midiFile, midi(pieces[piece], seconds));
  runTool('fluidsynth', ['-ni', '-g', '0.6', '-r', '48000', '-F', waveFile, soundFont, midiFile]);
}

type Event = { at: number; bytes: readonly number[] };

function midi(chords: readonly (readonly number[])[], seconds: number): Buffer {
  const beats = (seconds * 1_000_000) / microsecondsPerBeat;
  const events: Event[] = [
    { at: 0, bytes: [0xff, 0x51, 3, (microsecondsPerBeat >> 16) & 255, (microsecondsPerBeat >> 8) & 255, microsecondsPerBeat & 255] },
    { at: 0, bytes: [0xc0, 0] }, // piano
    { at: 0, bytes: [0xc1, 48] }, // strings
  ];
  const note = (channel: number, key: number, strength: number, from: number, to: number) => {
    events.push({ at: from, bytes: [0x90 | channel, key, strength] }, { at: to, bytes: [0x80 | channel, key, 0] });
  };
  for (let beat = 0, index = 0; beat < beats; beat += 2, index++) {
    const chord = chords[index % chords.length] ?? [];
    const [lowest = 48] = chord;
    for (const key of chord.slice(1)) note(1, key, 34, beat, beat + 2);
    note(0, lowest, 50, beat, beat + 2);
    for (const [step, key] of [...chord.slice(1), (chord[2] ?? lowest) + 12].entries())
      note(0, key + 12, 58 - step * 4, beat + step / 2, beat + 2);
  }
  return file(events);
}

function file(events: readonly Event[]): Buffer {
  const track: number[] = [];
  let now = 0;
  for (const { at, bytes } of events.toSorted((one, other) => one.at - other.at)) {
    const ticks = Math.round(at * ticksPerBeat);
    track.push(...variableLength(ticks - now), ...bytes);
    now = ticks;
  }
  track.push(0, 0xff, 0x2f, 0);
  const header = Buffer.from([0, 0, 0, 6, 0, 0, 0, 1, ticksPerBeat >> 8, ticksPerBeat & 255]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(track.length);
  return Buffer.concat([Buffer.from('MThd'), header, Buffer.from('MTrk'), length, Buffer.from(track)]);
}

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}
