import { expect, test } from 'vitest';
import { otherYaml, pictureYaml, problemsOf, svg, vtt, wav } from './testing.ts';

const pictureWith = async (yaml: string | Uint8Array) => problemsOf({ 'asset/a.svg': svg(), 'asset/a.yaml': yaml });
const soundWith = async (yaml: string) => problemsOf({ 'asset/a.wav': wav(1), 'asset/a.yaml': yaml });

test.each([
  ['nothing at all', '', ['1: error: en: is missing', '1: error: es: is missing']],
  ['one language', 'en: { title: A, alt: B }', ['1: error: es: is missing']],
  ['no title', 'en: { alt: B }\nes: { title: A, alt: "" }', ['1: error: en.title: is missing']],
  ['an empty title', 'en: { title: " ", alt: B }\nes: { title: A, alt: B }', ['1: error: en.title: is empty']],
  ['a title that is a number', 'en: { title: 1, alt: B }\nes: { title: A, alt: B }', ['1: error: en.title: is not text: put it in quotes']],
  ['words in place of a language', 'en: A\nes: { title: A, alt: B }', ['1: error: en: needs a title of its own']],
  [
    'no alt',
    'credit: A\nen: { title: A, alt: B }\nes: { title: A }',
    ['3: error: es.alt: is missing: what a reader who cannot see the picture should know'],
  ],
  [
    'an empty alt',
    'en: { title: A, alt: "" }\nes: { title: A, alt: B }',
    ['1: error: en.alt: is empty, which only a picture with decorative: true may be'],
  ],
  [
    'an alt in one language',
    'decorative: true\nen: { title: A, alt: "" }\nes: { title: A, alt: B }',
    ['2: error: en.alt: is empty, and in the other language it is not'],
  ],
  ['a field that is unknown', `${pictureYaml}fr: { title: A }`, ['4: error: fr: there is no such field']],
  ['a field twice', `${pictureYaml}credit: B`, ['4: error: Map keys must be unique']],
  ['another language', `${pictureYaml}language: fr`, ['4: error: language: Invalid option: expected one of "en"|"es"']],
  ['no YAML', 'en: { title: A', ['1: error: Flow map in block collection must be sufficiently indented and end with a }']],
  ['an alias', 'en: *a\nes: { title: A, alt: B }', ['1: error: text that begins with * goes in quotes: "*a"']],
])('the description of a picture must not have %s', async (_, yaml, problems) => {
  expect((await pictureWith(yaml)).map((problem) => problem.replace('asset/a.yaml:', ''))).toEqual(problems);
});

test('a description may say that a picture only decorates', async () => {
  expect(await pictureWith('decorative: true\nen: { title: A, alt: "" }\nes: { title: A, alt: "" }')).toEqual([]);
});

test('a description of what is no picture has no alt', async () => {
  expect(await soundWith(pictureYaml)).toEqual([
    'asset/a.yaml:2: error: en.alt: only a picture has one',
    'asset/a.yaml:3: error: es.alt: only a picture has one',
  ]);
  expect(await soundWith(`decorative: true\n${otherYaml}`)).toEqual(['asset/a.yaml:1: error: decorative: only a picture is']);
});

test('a description of captions says their language', async () => {
  expect(await problemsOf({ 'asset/a.vtt': vtt, 'asset/a.yaml': otherYaml })).toEqual([
    'asset/a.yaml:1: error: language: is missing: captions are in one language',
  ]);
});

test('a description is UTF-8', async () => {
  expect(await pictureWith(Buffer.from(pictureYaml.replace('Manos', 'Mañana'), 'latin1'))).toEqual([
    'asset/a.yaml:1: error: is not UTF-8 text',
  ]);
});
