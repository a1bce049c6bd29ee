import { expect, test } from 'vitest';
import type { Problem } from '#services/content/model/problem.ts';
import { alternativeTextProblems } from './alternative-texts.ts';
import { linkWordProblems } from './link-words.ts';
import { medicalTopics } from './medical-topics.ts';
import { reviewProblems } from './reviews.ts';
import { varietyProblems } from './section-variety.ts';
import { sampleSubject, sampleWords } from './testing.ts';
import { shortTranslations, staleTranslations } from './translations.ts';

const shown = (problems: readonly Problem[]) => problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);

/** A picture in the front matter's own quotes, so that a caption can be the same. */
const picture = (alt: string, caption: string) =>
  `:::section-image{#dawn asset="dawn"${alt && ` alt="${alt}"`}\n}\n${caption}\n:::`.replace('\n}', '}');

test.each([
  ['Image of a house', 'has an alternative text that begins with “Image of”: say what there is to see'],
  ['The photograph of a house', 'has an alternative text that begins with “The photograph of”: say what there is to see'],
  ['Imagen de una casa', 'has an alternative text that begins with “Imagen de”: say what there is to see'],
  ['Una foto del jardín', 'has an alternative text that begins with “Una foto del”: say what there is to see'],
  ['First light, over a house.', 'has an alternative text that repeats the caption: “First light, over a house.”'],
])('an alternative text that says nothing: %s', (alt, message) => {
  const body = `Text.\n\n${picture(alt, 'First **light** over a house')}`;
  expect(shown(alternativeTextProblems(sampleSubject({ body })))).toEqual([`sample.en.md:11: ${message}`]);
});

test('an alternative text that says something, or that is not there, is no problem', () => {
  for (const alt of ['', 'A row of houses', 'An imaging machine', 'Pictures on a wall'])
    expect(alternativeTextProblems(sampleSubject({ body: picture(alt, 'First light') }))).toEqual([]);
});

test('pictures of galleries have their own captions; the picture of a card is looked at too', () => {
  const body = ':::image-gallery{#gallery}\n- ![A hand](asset:hand) A hand.\n- ![A foot](asset:foot) A hand.\n:::';
  expect(shown(alternativeTextProblems(sampleSubject({ body })))).toEqual([
    'sample.en.md:9: has an alternative text that repeats the caption: “A hand”',
  ]);
  expect(shown(alternativeTextProblems(sampleSubject({ image: 'dawn', imageAlt: 'Photo of dawn' })))).toEqual([
    'sample.en.md:8: has an alternative text that begins with “Photo of”: say what there is to see',
  ]);
});

test('an alternative text of nothing is a warning, should one ever come', () => {
  const subject = sampleSubject({ image: 'dawn', imageAlt: 'Dawn' });
  const empty = { ...subject, version: { ...subject.version, fields: { imageAlt: ' ' } } };
  expect(alternativeTextProblems(empty)).toEqual([expect.objectContaining({ line: 8, message: expect.stringContaining('empty') })]);
});

test.each([
  ['here', 'a link says “here”: say where it leads'],
  ['Click here.', 'a link says “Click here.”: say where it leads'],
  ['click to read the report', 'a link says “click to read the report”: say where it leads'],
  ['Aquí', 'a link says “Aquí”: say where it leads'],
  ['haga clic aquí', 'a link says “haga clic aquí”: say where it leads'],
  ['esta página', 'a link says “esta página”: say where it leads'],
  ['https://example.org/a', 'a link shows its address, “https://example.org/a”: say where it leads'],
  ['example.org/a', 'a link shows its address, “example.org/a”: say where it leads'],
])('a link that says only “%s” is a warning at its line', (words, message) => {
  const inText = `Text.\n\nMore [${words}](https://example.org/a).`;
  expect(shown(linkWordProblems(sampleSubject({ body: inText })))).toEqual([`sample.en.md:11: ${message}`]);
  const inList = `:::link-list{#more}\n- [${words}](/contact)\n:::`;
  expect(shown(linkWordProblems(sampleSubject({ body: inList })))).toEqual([`sample.en.md:10: ${message}`]);
});

test('links that say where they lead are no problem', () => {
  const words = ['What happens here', 'Aquí empieza todo', 'Clinical trials', 'example.org', 'help@example.org', 'the clinic'];
  const body = words.map((each) => `[${each}](https://example.org/)`).join('\n\n');
  expect(linkWordProblems(sampleSubject({ body }))).toEqual([]);
});

test('links that are not encrypted are warnings, in the text and among the sources', () => {
  const sources = [{ title: 'A', publisher: 'B', year: 2024, url: 'http://example.org/source' }];
  const body =
    '[The clinic](http://example.org/clinic)\n\n::link[The other](https://example.org/){#other href="http://example.org/other"}'.replace(
      '(https://example.org/)',
      '',
    );
  expect(shown(linkWordProblems(sampleSubject({ body, sources })))).toEqual([
    'sample.en.md:10: leads to http://example.org/clinic: use https',
    'sample.en.md:12: leads to http://example.org/other: use https',
    'sample.en.md:7: leads to http://example.org/source: use https',
  ]);
});

test('a long entry has two kinds of section beside plain text', () => {
  const text = sampleWords(501);
  const callout = ':::quote-callout{#now variation="general"}\nNow.\n:::';
  const more = ':::link-list{#more}\n- [The clinic](/contact)\n:::';
  expect(shown(varietyProblems(sampleSubject({ body: text })))).toEqual([
    'sample.en.md:1: has 501 words and no kind of section beside plain text: an entry of more than 500 has at least 2 other kinds',
  ]);
  expect(shown(varietyProblems(sampleSubject({ body: `${text}\n\n${callout}` })))).toEqual([
    'sample.en.md:1: has 502 words and only quoteCallout beside plain text: an entry of more than 500 has at least 2 other kinds',
  ]);
  expect(varietyProblems(sampleSubject({ body: `${text}\n\n${callout}\n\n${more}` }))).toEqual([]);
  expect(varietyProblems(sampleSubject({ body: sampleWords(500) }))).toEqual([]);
});

test('a language of much less than the other is a warning', () => {
  const languages = (en: number, es: number) => [
    sampleSubject({ body: sampleWords(en) }),
    sampleSubject({ locale: 'es', body: sampleWords(es) }),
  ];
  expect(shown(shortTranslations(languages(100, 59)))).toEqual(['sample.es.md:1: has 59 words, 59 % of the 100 of sample.en.md']);
  expect(shown(shortTranslations(languages(20, 100)))).toEqual(['sample.en.md:1: has 20 words, 20 % of the 100 of sample.es.md']);
  for (const [en, es] of [
    [100, 60],
    [39, 5],
    [100, 130],
  ] as const)
    expect(shortTranslations(languages(en, es))).toEqual([]);
  expect(shortTranslations(languages(100, 59).slice(1))).toEqual([]);
});

test('a language that was updated before the other is a warning at its date', () => {
  const en = sampleSubject({ updatedAt: '2026-11-20' });
  const es = sampleSubject({ locale: 'es', updatedAt: '2026-11-02' });
  expect(shown(staleTranslations([en, es]))).toEqual(['sample.es.md:6: was updated on 2026-11-02, before sample.en.md on 2026-11-20']);
  expect(staleTranslations([en, sampleSubject({ locale: 'es', updatedAt: '2026-11-20' })])).toEqual([]);
});

test('reviews are due after three years, sources after one', () => {
  const due = (fields: Record<string, unknown>) => shown(reviewProblems(sampleSubject(fields), medicalTopics([]), '2026-11-20'));
  expect(due({ reviewedBy: 'Dr. Sample', reviewedAt: '2023-11-19' })).toEqual([
    'sample.en.md:8: was last reviewed on 2023-11-19, more than 3 years ago',
  ]);
  expect(due({ reviewedBy: 'Dr. Sample', reviewedAt: '2023-11-20' })).toEqual([]);
  expect(due({ reviewedBy: 'Dr. Sample', reviewedAt: '2025-11-20', nextReviewAt: '2026-11-19' })).toEqual([
    'sample.en.md:9: its next review was due on 2026-11-19',
  ]);
  expect(due({ reviewedBy: 'Dr. Sample', reviewedAt: '2025-11-20', nextReviewAt: '2026-11-20' })).toEqual([]);
  expect(due({ sourcesCheckedAt: '2026-10-20', nextReviewAt: '2026-11-19' })).toEqual([
    'sample.en.md:8: its next review was due on 2026-11-19',
  ]);
  expect(due({ sourcesCheckedAt: '2025-11-19' })).toEqual([
    'sample.en.md:7: its sources were last checked on 2025-11-19, more than a year ago',
  ]);
  expect(due({ sourcesCheckedAt: '2025-11-20' })).toEqual([]);
  expect(due({ topics: ['topic-family', 'topic-risk'] })).toEqual([
    'sample.en.md:7: has the medical topic topic-risk, and neither sourcesCheckedAt nor a reviewer',
  ]);
  expect(due({ topics: ['topic-family'] })).toEqual([]);
  expect(due({ topics: ['topic-risk'], sourcesCheckedAt: '2026-11-20' })).toEqual([]);
  expect(due({ topics: ['topic-risk'], type: 'personalStory', writer: 'somebody', illustrative: true })).toEqual([]);
});
