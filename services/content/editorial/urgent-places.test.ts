import { expect, test } from 'vitest';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { sampleVersion } from './testing.ts';
import { placeProblems } from './urgent-places.ts';

const found = (body: string, { locale = 'en' as 'en' | 'es', table = sampleSigns, ...fields } = {}) =>
  placeProblems([sampleVersion({ body, locale, ...fields })], table).map(({ line, message }) => `${line > 1} ${message}`);

const callout = (words: string, more = '') => `Text.\n\n:::quote-callout{#now variation="general"${more}}\n${words}\n:::`;
const tooQuiet = 'true the callout “now” names an emergency: it needs level="emergency" or level="urgent", or is a call box';

test.each([
  ['a note', 'Write it down.', 'en', []],
  ['what is for today', 'Ask your team today.', 'en', []],
  ['911', 'In danger, call 911.', 'en', [tooQuiet]],
  ['988', 'Call or text **988**.', 'en', [tooQuiet]],
  ['an emergency room', 'Go to the emergency room.', 'en', [tooQuiet]],
  ['the Spanish of it', 'Vaya a emergencias.', 'es', [tooQuiet]],
] as const)('a callout without a level holds %s', (_, words, locale, problems) => {
  expect(found(callout(words), { locale })).toEqual(problems);
});

test('with a level it may name an emergency', () => {
  expect(found(callout('Call 911.', ' level="emergency"'))).toEqual([]);
  expect(found(callout('Call your team, or 911.', ' level="urgent"'))).toEqual([]);
});

test('a page about an emergency begins with a call box that shows its sentence', () => {
  const pageOf = (id: string): SignTable => {
    const table = structuredClone(sampleSigns);
    const sentence = table.sentences['on-chemo'] ?? expect.unreachable('it is in the sample');
    sentence.pages = [id];
    return table;
  };
  const box = (attributes: string) => `:::call-box{#c${attributes}}\n- chest-pain\n:::`;
  const { id } = sampleVersion({ body: 'Text.' });
  const table = pageOf(id);
  const misses = ['false is about an emergency: it begins with a call box with shows="on-chemo"'];
  expect(found(`${box(' shows="on-chemo"')}\n\nText.`, { table })).toEqual([]);
  expect(found(`Text.\n\n${box(' shows="on-chemo"')}`, { table })).toEqual(misses);
  expect(found(box(''), { table })).toEqual(misses);
  expect(found('Text.', { table: pageOf('another') })).toEqual([]);
});
