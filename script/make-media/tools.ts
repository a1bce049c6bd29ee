import { spawn, spawnSync } from 'node:child_process';
import { UsageError } from '../usage-error.ts';

/**
 * Runs a program to its end.
 * @returns what it printed on both outputs
 * @throws UsageError where it is not installed or fails
 */
export function runTool(name: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new UsageError(`${name} cannot be run (${error.message}): is it installed?`);
  if (status !== 0) throw new UsageError(`${name} failed:\n${stderr.slice(-2000)}`);
  return stdout + stderr;
}

/** Writes each piece to the input of ffmpeg, one after the other, and waits until it has ended. */
export async function pipeToFfmpeg(args: readonly string[], pieces: AsyncIterable<Buffer>): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', resolve);
  });
  for await (const piece of pieces) {
    if (!ffmpeg.stdin.write(piece)) await new Promise<void>((resolve) => void ffmpeg.stdin.once('drain', () => resolve()));
  }
  ffmpeg.stdin.end();
  if ((await ended) !== 0) throw new UsageError('ffmpeg failed');
}

/** How long a recording lasts, in seconds. */
export function lengthOf(file: string): number {
  return Number(runTool('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]).trim());
}

/** Whether a recording has a track of sound. */
export function hasSound(file: string): boolean {
  return runTool('ffprobe', ['-v', 'error', '-select_streams', 'a', '-show_entries', 'stream=index', '-of', 'csv=p=0', file]).trim() !== '';
}

/** How loud the first track of sound is, by EBU R 128: integrated in LUFS, and its true peak in dB of full scale. */
export function loudnessOf(file: string): { lufs: number; peak: number } {
  const filter = 'ebur128=peak=true:framelog=verbose';
  const report = runTool('ffmpeg', ['-hide_banner', '-nostats', '-i', file, '-map', '0:a:0', '-af', filter, '-f', 'null', '-']);
  const found = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS[\s\S]*True peak:\s+Peak:\s+(-?[\d.]+) dBFS/.exec(report);
  if (!found) throw new UsageError(`the loudness of ${file} cannot be measured: is it silent?`);
  return { lufs: Number(found[1]), peak: Number(found[2]) };
}

/** The filter that brings a recording to a loudness, and keeps peaks 1.5 dB below full scale. */
export function levelled(file: string, target: number): string {
  return `volume=${(target - loudnessOf(file).lufs).toFixed(2)}dB,alimiter=limit=0.84:level=false`;
}
