import path from 'node:path';
import { expect, test } from 'vitest';
import { loudnessProblems } from './loudness.ts';
import { readAssets } from './read-assets.ts';
import { mediaLibrary, otherYaml, picture, pictureYaml, problemsOf, wav } from './testing.ts';

const sound = wav(2);

/** What is said of a recording with this in its description, in which HASH is that of its bytes. */
async function saidOf(loudness: string): Promise<string[]> {
  const { root, write } = await mediaLibrary({ 'asset/talk.wav': sound, 'asset/talk.yaml': otherYaml });
  const { assets } = await readAssets(root);
  await write('asset/talk.yaml', otherYaml + loudness.replace('HASH', assets[0]?.hash ?? ''));
  const problems = loudnessProblems((await readAssets(root)).assets);
  return problems.map(({ file, severity, message }) => `${path.relative(root, path.resolve(file))}: ${severity}: ${message}`);
}

test.each([
  ['', /^asset\/talk\.yaml: warning: loudness: is not measured/],
  [`loudness: { lufs: -16, peak: -2, of: ${'a'.repeat(64)} }`, /of another file/],
  ['loudness: { lufs: -18.1, peak: -2, of: HASH }', /too quiet/],
  ['loudness: { lufs: -13.9, peak: -2, of: HASH }', /too loud/],
  ['loudness: { lufs: -16, peak: -0.9, of: HASH }', /peaks reach -0\.9 dB/],
])('an editor is warned of %s', async (loudness, said) => {
  expect(await saidOf(loudness)).toEqual([expect.stringMatching(said)]);
});

test('a recording as loud as others is fine, and a picture has none', async () => {
  expect(await saidOf('loudness: { lufs: -16.4, peak: -1, of: HASH }')).toEqual([]);
  const { root } = await mediaLibrary({ 'asset/hands.png': await picture('png'), 'asset/hands.yaml': pictureYaml });
  expect(loudnessProblems((await readAssets(root)).assets)).toEqual([]);
});

test('what is no measurement, or of no recording, is refused with its line', async () => {
  const of = 'a'.repeat(64);
  expect(
    await problemsOf({ 'asset/talk.wav': sound, 'asset/talk.yaml': `${otherYaml}loudness: { lufs: -16, peak: -2, of: abc }` }),
  ).toEqual(['asset/talk.yaml:3: error: loudness.of: is no SHA-256']);
  const yaml = `${pictureYaml}loudness: { lufs: -16, peak: -2, of: ${of} }`;
  expect(await problemsOf({ 'asset/hands.png': await picture('png'), 'asset/hands.yaml': yaml })).toEqual([
    'asset/hands.yaml:4: error: loudness: only a recording has one',
  ]);
});

test('what is measured is of no account for what is published', async () => {
  const hashWith = async (loudness: string) => {
    const { root } = await mediaLibrary({ 'asset/talk.wav': sound, 'asset/talk.yaml': otherYaml + loudness });
    return (await readAssets(root)).assets[0]?.sourceHash;
  };
  expect(await hashWith(`loudness: { lufs: -16, peak: -2, of: ${'a'.repeat(64)} }`)).toBe(await hashWith(''));
});
