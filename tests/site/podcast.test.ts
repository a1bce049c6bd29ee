import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { podcastFeedPath } from '#app/addresses/files.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { type Locale, languageTags, locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';
import { type Answer, origin } from './site.ts';

const { root, get, publish, write, edit } = await openLibrary();

/** Of tests/fixtures/episode.mp3. */
const seconds = 40;
const cues = `WEBVTT

00:00.000 --> 00:04.000
<v Ana>Welcome, everybody.

00:04.000 --> 00:09.000
<v Ana>We talk about ports &amp; <i>needles</i>.

00:09.000 --> 00:30.000
<v Ruth>Thank you for having me.
`;

const titled = (text: string, title: string) => text.replace(/title: .*/, `title: ${title}`);
const fields = (text: string, lines: readonly string[]) => text.replace(/^publishedAt: /m, `${lines.join('\n')}\npublishedAt: `);
const toRead = 'transcript: "Name: …"';
const transcript = 'transcript: |\n  Ana: Welcome.\n  Ruth: Thank you.\n  I am glad.';
const heard = [
  'audio: episode-sound',
  'captions: episode-captions',
  'computerVoice: true',
  'chapters: [{ at: "0:00", title: Hello }, { at: "0:09", title: The <port> }]',
];

await mkdir(path.join(root, 'asset'), { recursive: true });
await copyFile('tests/fixtures/episode.mp3', path.join(root, 'asset', 'episode-sound.mp3'));
await writeFile(path.join(root, 'asset', 'episode-sound.yaml'), 'language: en\nen: { title: Sound }\nes: { title: Audio }\n');
await writeFile(path.join(root, 'asset', 'episode-captions.vtt'), cues);
await writeFile(path.join(root, 'asset', 'episode-captions.yaml'), 'language: en\nen: { title: Captions }\nes: { title: Subtítulos }\n');
await write('page', 'podcast', (text) => text.replace('slug: podcast', 'screen: podcast'));
await write('person', 'ruth', (text, locale) => titled(text, `Ruth ${locale}`));
await write('bio', 'about-ruth', (text) => text.replace('sample-person', 'ruth'));
for (const [position, id] of ['care', 'life', 'empty'].entries())
  await write('podcastCategory', id, (text, locale) =>
    fields(titled(text, `${id} ${locale}`).replace(`slug: ${id}`, `slug: ${id}-${locale}`), [
      'section: podcast',
      `sectionPosition: ${position + 1}`,
    ]),
  );
/** In English it is heard, in Spanish it is to be read. */
await write('podcast', 'port', (text, locale) =>
  fields(titled(text, `port ${locale}`).replace('"30:00"', `"0:${seconds}"`).replace(toRead, ''), [
    ...(locale === 'en' ? heard : [transcript]),
    'category: care',
    'guests: [ruth]',
    'questions: [{ question: May I swim?, answer: Once it has healed. }]',
  ]),
);
await write('podcast', 'sleep', (text, locale) =>
  fields(titled(text, `sleep ${locale}`), ['category: life']).replaceAll('2026-11-20', '2026-11-12'),
);
await publish();

const pageOf = (slug: string, locale: Locale) => get(pathTo('podcast.detail', locale, { slug }));
const titlesIn = ({ document }: Answer, section: string) => document.querySelectorAll(`#${section} h3`).map((each) => each.text.trim());

describe.each(locales)('in %s', (locale) => {
  it('the landing lists the episodes, the newest first, and the categories that hold one', async () => {
    const landing = await get(pathTo('podcast', locale));
    expect(titlesIn(landing, 'episodes')).toEqual([`port ${locale}`, `sleep ${locale}`]);
    expect(landing.document.querySelectorAll('nav .chips a').map((link) => link.getAttribute('href'))).toEqual([
      pathTo('podcast', locale),
      ...['care', 'life'].map((id) => pathTo('podcast.category', locale, { slug: `${id}-${locale}` })),
    ]);
  });

  it('a category holds its own episodes', async () => {
    const answer = await get(pathTo('podcast.category', locale, { slug: `life-${locale}` }));
    expect([answer.status, titlesIn(answer, 'episodes')]).toEqual([200, [`sleep ${locale}`]]);
  });

  it('an episode has its guests, with their page, its questions and the others', async () => {
    const { document } = await pageOf('port', locale);
    expect(document.querySelector(`main a[href="${pathTo('bio.detail', locale, { slug: 'about-ruth' })}"]`)?.text).toContain('Ruth');
    expect(document.querySelector('#questions')?.text).toContain('Once it has healed.');
    expect(titlesIn(await pageOf('port', locale), 'other-episodes')).toEqual([`sleep ${locale}`]);
    expect(document.querySelector('#transcript')?.text).toContain('Thank you');
  });
});

it('what is heard has a player that loads nothing by itself, chapters, and each line by who says it, as links into the file', async () => {
  const { document, text } = await pageOf('port', 'en');
  const audio = document.querySelector('main audio');
  expect([audio?.getAttribute('preload'), audio?.hasAttribute('controls')]).toEqual(['none', true]);
  const file = audio?.getAttribute('src') ?? '';
  const linksIn = (selector: string) => document.querySelectorAll(`${selector} a[data-seek]`).map((link) => link.getAttribute('href'));
  expect(linksIn('nav')).toEqual([`${file}#t=0`, `${file}#t=9`]);
  expect(linksIn('#transcript')).toEqual([`${file}#t=0`, `${file}#t=4`, `${file}#t=9`]);
  const turns = document.querySelectorAll('#transcript li');
  expect(turns.map((turn) => turn.querySelector('p')?.text)).toEqual(['Ana', 'Ruth']);
  expect(turns[0]?.text).toContain('We talk about ports & needles.');
  expect(document.querySelector('main [role=note]')?.text).toContain('computer');
  expect(text).toContain('"@type":"PodcastEpisode"');
  expect((await get(file)).headers.get('Content-Type')).toBe('audio/mpeg');
});

it('what is to be read says so, leads to where it is heard, and names who speaks', async () => {
  const { document } = await pageOf('port', 'es');
  expect(document.querySelector('main audio')).toBeNull();
  const link = document.querySelector('main [role=note] a');
  expect(link?.getAttribute('href')).toBe(pathTo('podcast.detail', 'en', { slug: 'port' }));
  expect(document.querySelectorAll('#transcript li').map((turn) => turn.querySelectorAll('p').map((each) => each.text))).toEqual([
    ['Ana', 'Welcome.'],
    ['Ruth', 'Thank you.', 'I am glad.'],
  ]);
});

it('the feed is one that apps read: the file as it is, what is said, chapters and guests', async () => {
  const answer = await get(podcastFeedPath('en'));
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  new SaxesParser({ xmlns: true }).write(answer.text).close();
  const feed = parseFeed(answer.text);
  expect([feed.meta.type, feed.language, feed.items.length]).toEqual(['rss', languageTags.en, 1]);
  const [item] = feed.items;
  expect([item?.title, item?.url]).toEqual(['port en', origin + pathTo('podcast.detail', 'en', { slug: 'port' })]);
  expect(item?.id).toBe('tag:alba.example,2026:en/port');
  expect(item?.description).toContain('computer');
  const [media] = item?.media ?? [];
  const file = await get(new URL(media?.url ?? '').pathname);
  expect([media?.mimeType, media?.length]).toEqual(['audio/mpeg', Number(file.headers.get('Content-Length'))]);
  expect(answer.text).toContain(`<itunes:duration>${seconds}</itunes:duration>`);
  const addressOf = (tag: string) => new RegExp(`<${tag}[^>]* (?:url|href)="([^"]+)"`).exec(answer.text)?.[1] ?? '';
  expect((await get(new URL(addressOf('podcast:transcript')).pathname)).text).toBe(cues);
  const chapters = await get(new URL(addressOf('podcast:chapters')).pathname);
  expect(chapters.headers.get('Content-Type')).toBe('application/json+chapters');
  expect(JSON.parse(chapters.text).chapters).toEqual([
    { startTime: 0, title: 'Hello' },
    { startTime: 9, title: 'The <port>' },
  ]);
  expect(answer.text).toContain('<podcast:person role="guest">Ruth en (sample person)</podcast:person>');
});

it('a feed without episodes is none, and nothing leads to it, until one is heard', async () => {
  const landing = async (locale: Locale) => {
    const { document } = await get(pathTo('podcast', locale));
    const address = podcastFeedPath(locale);
    return [document.querySelector(`head link[href="${origin}${address}"]`), document.querySelector(`main a[href="${address}"]`)];
  };
  expect((await landing('en')).every(Boolean)).toBe(true);
  expect((await landing('es')).some(Boolean)).toBe(false);
  expect((await get(podcastFeedPath('es'))).status).toBe(404);
  await edit('podcast', 'port', (text, locale) => (locale === 'en' ? text : fields(text.replace(transcript, ''), heard)));
  await publish();
  const feed = parseFeed((await get(podcastFeedPath('es'))).text);
  expect([feed.language, feed.items.map(({ title }) => title)]).toEqual([languageTags.es, ['port es']]);
  expect((await landing('es')).every(Boolean)).toBe(true);
});

it.each(['/podcast/sleep.chapters.json', '/podcast/nothing.chapters.json', '/videos.rss', '/podcast.rss.rss'])(
  '%s is no file',
  async (each) => {
    expect((await get(each)).status).toBe(404);
  },
);
