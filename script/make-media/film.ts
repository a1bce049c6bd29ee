import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { type Cue, webVtt } from './captions.ts';
import { drainDrawings } from './drain.ts';
import { filmPage } from './film-page.ts';
import { pieceNames, playMusic } from './music.ts';
import { levelled, pipeToFfmpeg, runTool } from './tools.ts';

const sceneSchema = z
  .strictObject({
    seconds: z.number().positive(),
    /** The id of an illustration of the library. */
    picture: z.string().optional(),
    drawing: z.enum(['thermometer', 'quarter-hour', ...drainDrawings]).optional(),
    /** Whether a tick is drawn before the words. */
    ticked: z.boolean().default(false),
    en: z.string(),
    es: z.string(),
  })
  .refine(({ picture, drawing }) => (picture === undefined) !== (drawing === undefined), 'a scene has a picture or a drawing');
const filmSchema = z.strictObject({ music: z.enum(pieceNames), scenes: z.array(sceneSchema).min(1) });
export type Scene = z.output<typeof sceneSchema>;
export type Film = z.output<typeof filmSchema>;

/** Enough for pictures that move slowly; a film of forty seconds stays near one megabyte. */
const framesPerSecond = 15;
const size = { width: 1280, height: 720 };
const loudness = -16;
const music: Record<Locale, string> = { en: '[Soft piano music]', es: '[Música suave de piano]' };

/** Draws a film frame by frame in Chromium, and writes its WebM, MP4 and captions in each of these languages. */
export async function makeFilm(
  id: string,
  { to, projectFolder }: { to: string; projectFolder: string },
  languages: readonly Locale[] = locales,
): Promise<void> {
  const film = filmSchema.parse(parse(readFileSync(path.join(projectFolder, 'script/make-media/films', `${id}.yaml`), 'utf8')));
  const seconds = film.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const work = mkdtempSync(path.join(tmpdir(), 'film-'));
  const wave = path.join(work, 'music.wav');
  playMusic(film.music, seconds, path.join(work, 'music.mid'), wave);
  for (const locale of languages) {
    const still = path.join(work, `${locale}.mkv`);
    await draw(filmPage(film, locale, projectFolder), seconds, still);
    const sound = `${levelled(wave, loudness)},atrim=0:${seconds},afade=t=in:d=1,afade=t=out:st=${seconds - 2}:d=2`;
    encode(still, { wave, sound, seconds }, path.join(to, `${id}-${locale}`));
    writeFileSync(path.join(to, `${id}-captions-${locale}.vtt`), webVtt(captionsOf(film, locale)));
  }
  rmSync(work, { recursive: true });
}

function captionsOf({ scenes }: Film, locale: Locale): Cue[] {
  let from = 0;
  return scenes.map((scene, index) => {
    const cue = { from, to: from + scene.seconds - 0.1, text: index === 0 ? `${music[locale]}\n${scene[locale]}` : scene[locale] };
    from += scene.seconds;
    return cue;
  });
}

async function draw(html: string, seconds: number, file: string): Promise<void> {
  const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {});
  try {
    const page = await browser.newPage({ viewport: size });
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'mjpeg', '-i', '-'];
    await pipeToFfmpeg([...input, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '6', file], framesOf(page, seconds));
  } finally {
    await browser.close();
  }
}

async function* framesOf(page: Page, seconds: number): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    await page.evaluate(
      (milliseconds) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = milliseconds;
        }
      },
      (frame * 1000) / framesPerSecond,
    );
    // However busy the machine is: a frame that comes late is as good as any, and one that is given up loses the film.
    yield await page.screenshot({ type: 'jpeg', quality: 95, timeout: 0 });
  }
}

type Sound = { wave: string; sound: string; seconds: number };

function encode(still: string, { wave, sound, seconds }: Sound, name: string): void {
  const input = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-i',
    still,
    '-i',
    wave,
    '-af',
    sound,
    '-t',
    String(seconds),
    '-map_metadata',
    '-1',
  ];
  const webm = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '44',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '5',
    '-row-mt',
    '1',
    '-g',
    '240',
  ];
  runTool('ffmpeg', [...input, ...webm, '-c:a', 'libopus', '-b:a', '48k', `${name}-webm.webm`]);
  const mp4 = [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '30',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ];
  runTool('ffmpeg', [...input, ...mp4, '-c:a', 'aac', '-b:a', '64k', `${name}-mp4.mp4`]);
}
