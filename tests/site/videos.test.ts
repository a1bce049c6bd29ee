import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';
import type { Answer } from './site.ts';

const { root, get, publish, write } = await openLibrary();

const titled = (text: string, title: string) => text.replace(/title: .*/, `title: ${title}`);
const fields = (text: string, lines: readonly string[]) => text.replace(/^publishedAt: /m, `${lines.join('\n')}\npublishedAt: `);
const cues = (locale: Locale) =>
  `WEBVTT\n\n00:00.000 --> 00:03.000\nSaid first in ${locale}\n\n00:03.000 --> 00:07.000\nSaid then in ${locale}\n`;

/** What a film of ours needs, under the names of its own files. */
async function film(id: string, lines: readonly string[], day: number): Promise<void> {
  const forMembers = lines.includes('membersOnly: true') ? 'membersOnly: true\n' : '';
  const asset = (name: string) => path.join(root, 'asset', name);
  await mkdir(path.join(root, 'asset'), { recursive: true });
  await copyFile('tests/fixtures/film.webm', asset(`${id}-webm.webm`));
  await writeFile(asset(`${id}-webm.yaml`), `${forMembers}en: { title: A film }\nes: { title: Un video }\n`);
  for (const locale of locales) {
    await writeFile(asset(`${id}-${locale}.vtt`), cues(locale));
    await writeFile(
      asset(`${id}-${locale}.yaml`),
      `${forMembers}language: ${locale}\nen: { title: Captions }\nes: { title: Subtítulos }\n`,
    );
  }
  await write('video', id, (text, locale) =>
    fields(titled(text, `${id} ${locale}`), [
      'duration: "0:08"',
      `files: [${id}-webm]`,
      `captions: [${locales.map((each) => `{ locale: ${each}, asset: ${id}-${each} }`).join(', ')}]`,
      'chapters: [{ at: "0:00", title: Begins }, { at: "0:03", title: Goes on }]',
      `description: Seen in ${locale}`,
      ...lines,
    ]).replaceAll('2026-11-20', `2026-11-${day}`),
  );
}

await write('page', 'videos', (text) => text.replace('slug: videos', 'screen: videos'));
for (const [position, id] of ['days', 'weeks', 'empty'].entries())
  await write('videoSeries', id, (text, locale) =>
    fields(titled(text, `${id} ${locale}`).replace(`slug: ${id}`, `slug: ${id}-${locale}`), [
      'section: videos',
      `sectionPosition: ${position + 1}`,
    ]),
  );
await film('open', ['series: days', 'caption: Music alone'], 11);
await film('kept', ['series: weeks', 'membersOnly: true', 'transcript: Told to members'], 12);
await write('video', 'elsewhere', (text, locale) =>
  fields(titled(text, `elsewhere ${locale}`), ['videoUrl: https://films.example/watch/1']),
);
await write('video', 'both', (text, locale) => fields(titled(text, `both ${locale}`), ['isPlaylist: true', 'videos: [kept, open]']));
await publish();

const pageOf = (slug: string, locale: Locale) => get(pathTo('videos.detail', locale, { slug }));
const seriesPath = (id: string, locale: Locale) => pathTo('videos.series', locale, { slug: `${id}-${locale}` });
const titlesIn = ({ document }: Answer, section: string) => document.querySelectorAll(`#${section} h3`).map((each) => each.text.trim());

describe.each(locales)('in %s', (locale) => {
  it('the landing lists the films, the newest first, and apart from them the playlists', async () => {
    const landing = await get(pathTo('videos', locale));
    expect(titlesIn(landing, 'videos')).toEqual(['elsewhere', 'kept', 'open'].map((each) => `${each} ${locale}`));
    expect(titlesIn(landing, 'playlists')).toEqual([`both ${locale}`]);
    const kinds = landing.document
      .querySelectorAll('nav .chips a')
      .map((link) => [link.getAttribute('href'), /\((\d+)\)/.exec(link.text)?.[1]]);
    expect(kinds).toEqual([
      [pathTo('videos', locale), '3'],
      [seriesPath('days', locale), '1'],
      [seriesPath('weeks', locale), '1'],
    ]);
    expect(landing.document.querySelectorAll('#videos li').map((each) => /members|miembros/.test(each.text))).toEqual([false, true, false]);
  });

  it('a series holds its own films, under a slug of its own in each language', async () => {
    const series = await get(seriesPath('days', locale));
    expect([series.status, titlesIn(series, 'videos')]).toEqual([200, [`open ${locale}`]]);
    const alternates = series.document.querySelectorAll('link[rel=alternate][hreflang]').map((link) => link.getAttribute('href') ?? '');
    for (const each of locales) expect(alternates.some((href) => href.endsWith(seriesPath('days', each)))).toBe(true);
  });

  it('a film has its files, captions in both languages, chapters and what is seen, and loads nothing by itself', async () => {
    const { document } = await pageOf('open', locale);
    const player = document.querySelector('main video');
    expect(player?.getAttribute('preload')).toBe('none');
    expect(player?.hasAttribute('controls') && player.hasAttribute('playsinline') && !player.hasAttribute('autoplay')).toBe(true);
    expect(player?.querySelectorAll('source').map((each) => each.getAttribute('type'))).toEqual(['video/webm']);
    expect(player?.querySelectorAll('track').map((each) => [each.getAttribute('kind'), each.getAttribute('srclang')])).toEqual([
      ['captions', 'en-US'],
      ['captions', 'es'],
    ]);
    const main = document.querySelector('main')?.text;
    for (const said of ['00:08', 'Music alone', 'Goes on', `Seen in ${locale}`, `days ${locale}`]) expect(main).toContain(said);
    const lines = document.querySelectorAll('main details ol a').map((each) => [each.getAttribute('data-seek'), each.text]);
    expect(lines).toEqual([
      ['0', `0:00 Said first in ${locale}`],
      ['3', `0:03 Said then in ${locale}`],
    ]);
    const others = document.querySelectorAll('#other-videos h3').map((each) => each.text.trim());
    expect(others).toEqual([`elsewhere ${locale}`, `kept ${locale}`]);
  });

  it('a film hosted elsewhere is a link, and nothing of its host is on the page', async () => {
    const { document } = await pageOf('elsewhere', locale);
    expect(document.querySelector('main a[href="https://films.example/watch/1"]')?.text).toContain('films.example');
    expect(document.querySelectorAll('main video, main iframe')).toEqual([]);
  });

  it('a film for members is told of to everybody, with the way to sign in and back; what is said in it is not', async () => {
    const { document, headers, text } = await pageOf('kept', locale);
    const path = pathTo('videos.detail', locale, { slug: 'kept' });
    expect(headers.get('Cache-Control')).toContain('public');
    const signIn = document.querySelector(`main [data-members-offer] a[href^="${pathTo('login', locale)}"]`);
    expect(signIn?.getAttribute('href')).toContain(encodeURIComponent(path));
    expect(document.querySelector('main [data-for-members] video')).not.toBeNull();
    expect(document.querySelector('main [data-members-offer] noscript')?.innerHTML).toContain('kept-webm.webm');
    const said = [`Seen in ${locale}`, 'Told to members', 'Said first', 'VideoObject'].map((words) => text.includes(words));
    expect(said).toEqual([true, false, false, false]);
  });

  it('the file and the captions of a film for members are refused to strangers', async () => {
    const { document } = await pageOf('kept', locale);
    const files = document.querySelectorAll('main video source, main video track').map((each) => each.getAttribute('src') ?? '');
    const answers = await Promise.all(files.map((file) => get(file)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('a playlist has one player, and each of its films as a link, in order', async () => {
    const { document } = await pageOf('both', locale);
    expect(document.querySelectorAll('main video').map((each) => each.getAttribute('aria-label'))).toEqual([`open ${locale}`]);
    const films = document.querySelectorAll('main [data-playlist-item]');
    expect(films.map((each) => each.querySelector('a')?.getAttribute('href'))).toEqual(
      ['kept', 'open'].map((slug) => pathTo('videos.detail', locale, { slug })),
    );
    expect(document.querySelector('main')?.text).toContain('00:16');
  });
});
