import { expect, test } from 'vitest';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { checkLibrary } from './check-library.ts';
import type { LibraryAsset } from './ports.ts';

const asset = (id: string, fields: Partial<LibraryAsset>): LibraryAsset => ({
  ...{ id, file: `asset/${id}`, mediaType: 'video/webm', durationSeconds: null, lastWords: null, language: null, membersOnly: false },
  ...fields,
});
const still = (id: string, membersOnly = false) => asset(id, { mediaType: 'image/svg+xml', membersOnly });
const words = (id: string, language: 'en' | 'es', fields: Partial<LibraryAsset> = {}) =>
  asset(id, { mediaType: 'text/vtt', language, lastWords: 20, ...fields });

const film = {
  slug: 'film',
  files: ['film-webm', 'film-mp4'],
  duration: '0:25',
  captions: [
    { locale: 'en', asset: 'words-en' },
    { locale: 'es', asset: 'words-es' },
  ],
  description: 'A hand takes a thermometer from a drawer.',
};
const right = [
  asset('film-webm', { durationSeconds: 24.6 }),
  asset('film-mp4', { mediaType: 'video/mp4', durationSeconds: 25.4 }),
  words('words-en', 'en'),
  words('words-es', 'es'),
];

async function problemsOf(entries: Record<string, string>, assets: readonly LibraryAsset[]) {
  const { root } = await library(entries);
  const read = async () => ({ assets: [...assets], problems: [] });
  const { problems } = await checkLibrary({ root, ...testPublishing, assets: { read } });
  return problems.filter(({ severity }) => severity === 'error').map(({ line, message }) => `${line}: ${message}`);
}
const ofFilm = (assets: readonly LibraryAsset[], fields: object = {}) =>
  problemsOf({ 'video/film/en.md': entryText({ ...film, ...fields }) }, assets);
const instead = (...others: LibraryAsset[]) => right.map((each) => others.find(({ id }) => id === each.id) ?? each);

test('a film agrees with its files', async () => {
  expect(await ofFilm(right)).toEqual([]);
});

test.each<[string, LibraryAsset, RegExp]>([
  ['is longer', asset('film-webm', { durationSeconds: 27 }), /^\d+: duration: film-webm is 0:27 long, not 0:25$/],
  ['is no film', asset('film-webm', { mediaType: 'audio/ogg' }), /film-webm is audio\/ogg, and video is needed here/],
  ['is in another language', words('words-es', 'en'), /words-es is in the language en, not es/],
  ['has words when the film is over', words('words-es', 'es', { lastWords: 25 }), /words-es has words at 0:25, when the recording is over/],
  ['is no captions', still('words-es'), /words-es is image\/svg\+xml, and captions are WebVTT/],
  [
    'is for members',
    asset('film-webm', { durationSeconds: 25, membersOnly: true }),
    /film-webm is for members only, and this shows it to everyone/,
  ],
])('a file that %s is an error', async (_, other, message) => {
  expect((await ofFilm(instead(other))).join('\n')).toMatch(message);
});

test('every file of a film for members is for members, and its still is not', async () => {
  const members = right.map((each) => ({ ...each, membersOnly: true }));
  expect(await ofFilm([...members, still('poster')], { membersOnly: true, image: 'poster' })).toEqual([]);
  expect(
    (
      await ofFilm(instead({ ...right[0], ...asset('film-webm', { durationSeconds: 25, membersOnly: true }) }), { membersOnly: true })
    ).join(),
  ).toMatch(/film-mp4 is shown to members only, and its file is everyone’s/);
  expect((await ofFilm([...members, still('poster', true)], { membersOnly: true, image: 'poster' })).join()).toContain(
    'this shows it to everyone',
  );
});

test('so are the pictures of a gallery for members, wherever it stands', async () => {
  const gallery = ':::image-gallery{#weeks members-only}\n- ![Hands](asset:hands)\n:::';
  const page = { 'page/weeks/en.md': entryText({ slug: 'weeks', body: gallery }) };
  expect(await problemsOf(page, [still('hands', true)])).toEqual([]);
  expect((await problemsOf(page, [still('hands')])).join()).toContain('hands is shown to members only');
});

test('an episode agrees with its sound', async () => {
  const episode = { 'podcast/talk/en.md': entryText({ slug: 'talk', audio: 'talk-sound', captions: 'talk-words', duration: '3:00' }) };
  const sound = (durationSeconds: number) => asset('talk-sound', { mediaType: 'audio/mpeg', durationSeconds });
  const about = (seconds: number, said = words('talk-words', 'en')) => problemsOf(episode, [sound(seconds), said]);
  expect(await about(180.4)).toEqual([]);
  expect((await about(176)).join()).toContain('talk-sound is 2:56 long, not 3:00');
  expect((await about(180, words('talk-words', 'en', { lastWords: 181 }))).join()).toContain('talk-words has words at 3:01');
  expect((await about(180, words('talk-words', 'es'))).join()).toContain('talk-words is in the language es, not en');
});
