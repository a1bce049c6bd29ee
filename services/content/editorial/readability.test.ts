import { expect, test } from 'vitest';
import { fernandezHuerta, fleschKincaidGrade, measure, syllablesOf } from './readability.ts';
import { readingProblems } from './reading.ts';
import { sampleSubject } from './testing.ts';

test('an English passage, worked out by hand', () => {
  // Call your doc-tor at once. A fe-ver of [100.4 °F] is an e-mer-gen-cy dur-ing che-mo-ther-a-py.
  const measures = measure([{ text: 'Call your doctor at once. A fever of 100.4 °F is an emergency during chemotherapy.' }], 'en');
  expect(measures).toEqual({ words: 14, sentences: 2, syllables: 24 });
  // 0.39 × 7 + 11.8 × 24 / 14 − 15.59
  expect(fleschKincaidGrade(measures)).toBeCloseTo(7.3686, 4);
});

test('a Spanish passage, worked out by hand', () => {
  // Lla-me a su mé-di-co de in-me-dia-to. La fie-bre du-ran-te la qui-mio-te-ra-pia es u-na e-mer-gen-cia.
  const text = 'Llame a su médico de inmediato. La fiebre durante la quimioterapia es una emergencia.';
  const measures = measure([{ text }], 'es');
  expect(measures).toEqual({ words: 14, sentences: 2, syllables: 31 });
  // 206.84 − 60 × 31 / 14 − 1.02 × 7
  expect(fernandezHuerta(measures)).toBeCloseTo(66.8429, 4);
});

test('no sentence goes beyond its block', () => {
  expect(measure([{ text: 'What to ask' }, { text: 'How long' }, { text: '…' }], 'en')).toEqual({ words: 5, sentences: 2, syllables: 5 });
});

test('abbreviations and figures are one syllable, and so are they beside a hyphen', () => {
  expect(['HER2', 'MRI', 'MRIs', 'U.S.', '1,000', '25 %', 'HER2-positive', 'A', 'I'].map((word) => syllablesOf(word, 'en'))).toEqual([
    1, 1, 1, 1, 1, 1, 4, 1, 1,
  ]);
  expect(['ADN', 'a', 'BRCA1'].map((word) => syllablesOf(word, 'es'))).toEqual([1, 1, 1]);
});

const hard =
  'Multidisciplinary evaluation necessitates comprehensive immunohistochemical characterization of the histopathological specimen before individualized therapeutic recommendations.';
const easy = 'You can call us. We will help you find the words.';
const difficult = 'La caracterización inmunohistoquímica multidisciplinaria posibilita recomendaciones terapéuticas individualizadas.';
const times = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

test('hard prose is a warning at its longest sentence', () => {
  const subject = sampleSubject({ body: `## Easy {#easy}\n\n${easy}\n\n## Hard {#hard}\n\n${times(hard, 8)}` });
  expect(readingProblems(subject)).toEqual([
    {
      severity: 'warning',
      entry: 'sample',
      locale: 'en',
      file: 'sample.en.md',
      line: 15,
      message: expect.stringMatching(
        /^reads at grade \d\d\.\d \(Flesch-Kincaid\), not 9 or below \(.* words a sentence, .* syllables a word\); its longest sentence is this one, of 14 words$/,
      ),
    },
  ]);
  const [problem] = readingProblems(sampleSubject({ locale: 'es', body: times(difficult, 20) }));
  expect(problem?.message).toMatch(/^has a reading ease of -?\d+\.\d \(Fernández-Huerta\), not 60 or above/);
});

test('easy prose, little prose, and what is no prose are no problem', () => {
  const table = `:::table{#words title="Words"}\n| ${hard} | b |\n| --- | --- |\n| ${times(hard, 10)} | b |\n:::`;
  const links = `:::link-list{#more}\n- [${times(hard, 10)}](/contact)\n:::`;
  const alone = `[${times(hard, 10)}](/contact)`;
  expect(readingProblems(sampleSubject({ body: [times(easy, 20), table, links, alone].join('\n\n') }))).toEqual([]);
  expect(readingProblems(sampleSubject({ body: hard }))).toEqual([]);
});

test('accordions and callouts are prose', () => {
  const accordion = `::::accordion{#questions}\n:::item[Why?]{#why}\n${times(hard, 8)}\n:::\n::::`;
  const callout = `:::quote-callout{#now variation="general"}\n${times(hard, 8)}\n:::`;
  for (const body of [accordion, callout]) expect(readingProblems(sampleSubject({ body }))).toHaveLength(1);
});
