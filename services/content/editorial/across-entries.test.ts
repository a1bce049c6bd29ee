import { expect, test } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { glossaryOf, unlinkedTerms } from './glossary-terms.ts';
import { sharedSentences } from './shared-sentences.ts';
import { sampleSubject, sampleVersion, sampleWords } from './testing.ts';

const shared = 'You may ask for somebody to hold your hand while they do the biopsy.';

test('a sentence that two entries share is one warning, on the smaller, with the lines of both', () => {
  const small = sampleSubject({
    id: 'small',
    body: `${sampleWords(60, 1)}\n\nFirst of all: you may **ask** for somebody to hold\nyour hand while they do the biópsy. Then rest.`,
  });
  const large = sampleSubject({ id: 'large', body: `${sampleWords(300, 2)}\n\n## Help {#help}\n\n${shared}` });
  expect(sharedSentences([large, small])).toEqual([
    {
      severity: 'warning',
      entry: 'small',
      locale: 'en',
      file: 'small.en.md',
      line: 11,
      message:
        'shares 11 % of its eight-word runs with large (large.en.md:13), the longest of 14 words: “you may ask for somebody to hold your hand while they do the biópsy”',
    },
  ]);
});

test('a share of 3 % or less is no problem', () => {
  // The 7 shared runs are of 7 + 226 = 233 in the smaller: 3.004 %; then of 234: 2.99 %.
  const entries = (words: number) => [
    sampleSubject({ id: 'small', body: `${sampleWords(words, 1)}\n\n${shared}` }),
    sampleSubject({ id: 'large', body: `${sampleWords(1000, 2)}\n\n${shared}` }),
  ];
  expect(sharedSentences(entries(233))).toHaveLength(1);
  expect(sharedSentences(entries(234))).toEqual([]);
});

test('labels of links, and runs that begin in one block and end in the next, are not shared', () => {
  const links = `:::link-list{#more}\n- [${shared}](/contact)\n:::`;
  const [first, second] = [shared.slice(0, 30), shared.slice(30)];
  const whole = sampleSubject({ id: 'whole', body: shared });
  expect(sharedSentences([whole, sampleSubject({ id: 'links', body: links })])).toEqual([]);
  expect(sharedSentences([whole, sampleSubject({ id: 'parts', body: `${first}\n\n${second}` })])).toEqual([]);
  const table = `:::table{#words title="Words"}\n| A | B |\n| --- | --- |\n| ${shared} | b |\n:::`;
  expect(sharedSentences([whole, sampleSubject({ id: 'table', body: table })])).toHaveLength(1);
});

test('three entries with the same sentence are three pairs', () => {
  expect(sharedSentences(['a', 'b', 'c'].map((id) => sampleSubject({ id, body: shared })))).toHaveLength(3);
});

test('a thousand entries of a thousand words take no minutes', async () => {
  const subjects = Array.from({ length: 1000 }, (_, index) => ({
    ...sampleSubject({ id: `entry-${index}` }),
    blocks: Array.from({ length: 20 }, (_, block) => {
      const text = sampleWords(50, index * 20 + block + 1);
      return { section: 'a', role: 'text' as const, text, own: text };
    }),
  }));
  const first = subjects[0]?.blocks[0];
  subjects.at(-1)?.blocks.push(...(first ? [first] : []));
  let problems: ReturnType<typeof sharedSentences> = [];
  const work = await cpuTime(() => {
    problems = sharedSentences(subjects);
  });
  expect(work).toBeLessThan(60_000);
  expect(problems).toEqual([expect.objectContaining({ entry: 'entry-0', message: expect.stringContaining('the longest of 50 words') })]);
});

const term = (id: string, title: string, alsoCalled: string[] = []) => sampleVersion({ id, type: 'glossaryTerm', title, alsoCalled });
const glossary = glossaryOf([
  term('biopsy', 'Biopsy'),
  term('sentinel', 'Sentinel node biopsy', ['SLNB']),
  term('node', 'Lymph node', ['Node']),
  term('estrogen-receptor', 'Estrogen receptor', ['ER']),
]);
const unlinked = (body: string) => unlinkedTerms(sampleSubject({ body }), glossary).map(({ line, message }) => `${line}: ${message}`);
const says = (list: string) => `uses words of the glossary and never links to them: ${list}`;

test('words of the glossary that a page never links to are one warning, at the first', () => {
  expect(unlinked('Hello.\n\nTwo **biopsies** of the lymph nodes, and one biopsy.')).toEqual([
    `11: ${says('“biopsies” (entry:biopsy), “lymph nodes” (entry:node)')}`,
  ]);
  expect(unlinked('A biopsy. [What a biopsy is](entry:biopsy).')).toEqual([]);
  expect(unlinked('A biopsy.\n\n:::link-list{#more}\n- [Biopsy](entry:biopsy)\n:::')).toEqual([]);
});

test('a page that links to five terms need not link to the others', () => {
  const names = ['Biopsy', 'Grade', 'Stage', 'Margin', 'Node', 'Graft'];
  const many = glossaryOf(names.map((name) => term(name.toLowerCase(), name)));
  const links = (count: number) => names.slice(0, count).map((name) => `[${name}](entry:${name.toLowerCase()})`);
  const problems = (count: number) => unlinkedTerms(sampleSubject({ body: `A graft. ${links(count).join(', ')}.` }), many);
  expect(problems(4)).toHaveLength(1);
  expect(problems(5)).toEqual([]);
});

test('the longest term counts, and an abbreviation only as it is written', () => {
  expect(unlinked('A sentinel node biopsy.')).toEqual([`9: ${says('“sentinel node biopsy” (entry:sentinel)')}`]);
  expect(unlinked('Two SLNBs were done.')).toEqual([`9: ${says('“SLNBs” (entry:sentinel)')}`]);
  expect(unlinked('Go to the ER now.')).toEqual([`9: ${says('“ER” (entry:estrogen-receptor)')}`]);
  expect(unlinked('Er, what?')).toEqual([]);
});

test('headings, labels, and the terms themselves are left alone', () => {
  expect(unlinked('## Biopsy {#biopsy}\n\nText.\n\n:::link-list{#more}\n- [A biopsy](/contact)\n:::')).toEqual([]);
  expect(unlinkedTerms(sampleSubject({ id: 'other', type: 'glossaryTerm', body: 'A biopsy.' }), glossary)).toEqual([]);
});

test('plurals in Spanish, and many terms in one warning', () => {
  const spanish = ['Tumor', 'Biopsia', 'Lesión', 'Célula', 'Ganglio', 'Mama'].map((title, index) =>
    sampleVersion({ id: `term-${index}`, type: 'glossaryTerm', locale: 'es', title, alsoCalled: [] }),
  );
  const subject = sampleSubject({ locale: 'es', body: 'Tumores, biopsias, lesiones, células, ganglios y mamas.' });
  const [problem] = unlinkedTerms(subject, glossaryOf(spanish));
  expect(problem?.message).toMatch(
    /“Tumores” \(entry:term-0\), “biopsias” .*, “lesiones” .*, “células” .*, “ganglios” \(entry:term-4\) and 1 more$/,
  );
  expect(unlinkedTerms(subject, glossaryOf([]))).toEqual([]);
});
