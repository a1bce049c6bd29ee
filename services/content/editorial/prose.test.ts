import { expect, test } from 'vitest';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { blocksOf, proseOf } from './prose.ts';
import { sampleSubject } from './testing.ts';

const roles = (body: string) => sampleSubject({ body }).blocks.map(({ section, role, text }) => `${section} ${role}: ${text}`);

test('headings, paragraphs and items are blocks of their own; a link alone is a label', () => {
  expect(roles('One **two** [three](/contact).\n\n## Four {#four}\n\n- five\n- [six](/contact)\n\n> seven')).toEqual([
    'introduction text: One two three.',
    'four heading: Four',
    'four text: five',
    'four label: six',
    'four text: seven',
  ]);
});

test('an accordion, a callout, a subheader and calls to action are prose, their buttons are labels', () => {
  const body = [
    '::::accordion{#a title="A"}\n:::item[Why?]{#why}\nSo.\n:::\n::::',
    ':::quote-callout{#b variation="general"}\nNow.\n:::',
    '::subheader[C]{#c text="More."}',
    ':::take-action{#d title="D" href="/contact" label="Go"}\nDo it.\n:::',
    ':::call-to-action{#e title="E"}\nTalk.\n\n- [Call](/contact)\n:::',
  ].join('\n\n');
  expect(roles(body)).toEqual([
    'a heading: A',
    'a heading: Why?',
    'a text: So.',
    'b text: Now.',
    'c heading: C',
    'c text: More.',
    'd heading: D',
    'd text: Do it.',
    'd label: Go',
    'e heading: E',
    'e text: Talk.',
    'e label: Call',
  ]);
});

test('a table has cells; what somebody else said is no prose', () => {
  const table = ':::table{#a title="A"}\n| B | C |\n| --- | --- |\n| d | [e](/contact) |\n:::';
  expect(roles(table)).toEqual(['a heading: A', 'a cell: B', 'a cell: C', 'a cell: d', 'a cell: e']);
  expect(roles(':::quotation{#a}\nShe said so.\n:::')).toEqual(['a other: She said so.']);
});

test.each(knownKinds)('the example of %s is cut into blocks with words, and those of references and signs have none', (kind) => {
  const { version } = sampleSubject({ body: sectionDefinitions[kind].example.en });
  const blocks = blocksOf(version.sections);
  expect(blocks.every(({ text }) => text.trim() !== '')).toBe(true);
  expect(proseOf(blocks).length).toBeLessThanOrEqual(blocks.length);
  const isReference = ['recirculationModule', 'video', 'podcast', 'personalStory', 'featuredArticle', 'callBox'].includes(kind);
  expect(blocks.length > 0).toBe(!isReference);
});
