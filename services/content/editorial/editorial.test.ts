import { expect, test } from 'vitest';
import { printProblem } from '#services/content/model/problem.ts';
import { editorialProblems } from './editorial.ts';
import { sampleVersion, sampleWords } from './testing.ts';

const today = '2026-11-20';
const check = (versions: ReturnType<typeof sampleVersion>[]) =>
  editorialProblems(versions, { today, sources: new Map(versions.map(({ file, source }) => [file, source])) });

test('a correct entry in both languages has no problem', () => {
  expect(check([sampleVersion(), sampleVersion({ locale: 'es' })])).toEqual([]);
});

test('every check is made, and all are warnings with entry, language, file and line, in the order of the files', () => {
  const text = 'You may ask for somebody to hold your hand while they do the biopsy.';
  const hard = 'Multidisciplinary evaluation necessitates comprehensive histopathological characterization. '.repeat(20);
  const problems = check([
    sampleVersion({ id: 'biopsy', type: 'glossaryTerm', title: 'Biopsy' }),
    sampleVersion({ id: 'b', body: `${text}\n\n${sampleWords(400)}\n\n${hard}`, topics: ['topic-risk'], searchWords: ['cmf'] }),
    sampleVersion({ id: 'b', locale: 'es', body: 'Vea [aquí](http://example.org/).', updatedAt: '2026-11-02' }),
    sampleVersion({ id: 'a', body: text, image: 'dawn', imageAlt: 'Photo of dawn' }),
  ]);
  expect(problems.every(({ severity, line }) => severity === 'warning' && line > 0)).toBe(true);
  expect(problems.map(printProblem).map((line) => line.replace(' warning:', '').slice(0, 45))).toEqual([
    'a.en.md:8: has an alternative text that begin',
    'a.en.md:11: shares 100 % of its eight-word ru',
    'b.en.md:1: has 534 words and no kind of secti',
    'b.en.md:7: has the medical topic topic-risk a',
    'b.en.md:7: has the medical topic topic-risk, ',
    'b.en.md:8: nothing here speaks of “cmf”: say ',
    'b.en.md:11: reads at grade 14.5 (Flesch-Kinca',
    'b.en.md:11: uses words of the glossary and ne',
    'b.es.md:1: has 2 words, 0 % of the 534 of b.e',
    'b.es.md:6: was updated on 2026-11-02, before ',
    'b.es.md:9: a link says “aquí”: say where it l',
    'b.es.md:9: leads to http://example.org/: use ',
  ]);
});

test('what is withdrawn is left alone, and a file whose text is not given has its problems on line 1', () => {
  const version = sampleVersion({ body: 'Go [here](https://example.org/).' });
  expect(editorialProblems([version], { today, sources: new Map() }).map(({ line }) => line)).toEqual([1]);
  expect(check([sampleVersion({ status: 'withdrawn', body: 'Go [here](https://example.org/).' })])).toEqual([]);
});
