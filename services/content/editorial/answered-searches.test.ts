import { expect, test } from 'vitest';
import { unansweredSearches } from './answered-searches.ts';
import { sampleSubject } from './testing.ts';

const problems = (sample: Parameters<typeof sampleSubject>[0]) =>
  unansweredSearches(sampleSubject(sample)).map(({ line, message }) => `${line}: ${message}`);
const unanswered = (words: string) =>
  expect.stringContaining(`nothing here speaks of “${words}”: say it, name the section that answers it, or leave the search out`);

test('a search none of whose words the entry says is told, with its line', () => {
  const body = 'AC-T is doxorubicin, then paclitaxel. [Nausea](entry:nausea) is common.';
  expect(problems({ body, searchWords: ['nauseous after chemo', 'CMF', 'paclitaxel', 'what is ac'] })).toEqual([unanswered('CMF')]);
  expect(problems({ body, searchWords: ['cmf'] })[0]).toMatch(/^7: /);
  expect(problems({ body: `${body} CMF is older.`, searchWords: ['cmf'] })).toEqual([]);
});

test('little words answer nothing, in either language; accents and endings do not matter', () => {
  expect(problems({ body: 'How it is done, and what you can do.', searchWords: ['how can it be'] })).toEqual([unanswered('how can it be')]);
  expect(problems({ locale: 'es', body: 'Cómo se hace, y por qué.', searchWords: ['por qué a mí'] })).toEqual([unanswered('por qué a mí')]);
  expect(problems({ locale: 'es', body: 'La hinchazón baja.', searchWords: ['brazo hinchado'] })).toEqual([]);
});

test('words of a title, a table, a label and the signs of a call box count', () => {
  expect(problems({ title: 'Chemotherapy', searchWords: ['chemo day'] })).toEqual([]);
  expect(problems({ body: ':::table{#t title="Drugs"}\n| Drug |\n| --- |\n| Eribulin |\n:::', searchWords: ['eribulin'] })).toEqual([]);
  expect(problems({ body: ':::call-box{#call-now}\n- chest-pain\n:::', searchWords: ['tight chest'] })).toEqual([]);
});

test('other words name the section that answers them: of a heading, or a question', () => {
  const body =
    '## What helps {#what-helps}\n\nSmall meals.\n\n::::accordion{#questions}\n:::item[Does ginger work?]{#ginger}\nPerhaps.\n:::\n::::';
  expect(problems({ body, searchWords: [{ 'what-helps': ['puking', 'barf'] }, { ginger: ['sea bands'] }] })).toEqual([]);
  expect(problems({ body, searchWords: ['small bites', { elsewhere: ['puking'] }] })).toEqual([
    '7: “puking” is answered in “elsewhere”, which is no section here',
  ]);
});
