import { expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { entryText, testSite } from '#services/content/testing.ts';
import { checkEntry, hasErrors } from './check-entry.ts';
import type { EntryFolder } from './read-folder.ts';

type Texts = Partial<Record<Locale, string>>;

function folderOf(texts: Texts, { id = 'sample', type = 'page' as EntryType } = {}): EntryFolder {
  const entries = Object.entries(texts) as [Locale, string][]; // the keys of Texts are locales
  return {
    id,
    type,
    texts: entries.map(([locale, source]) => ({ locale, source, raw: source, file: `${locale}.md`, hash: 'hash' })),
    problems: [],
  };
}

const check = (texts: Texts, folder?: { id?: string; type?: EntryType }) =>
  checkEntry(folderOf(texts, folder), {
    site: testSite,
    entryIds: new Set(['sample', 'treatment', 'pathology-report']),
    assetIds: new Set(),
  });
const problemsOf = (...given: Parameters<typeof check>) => check(...given).problems.map(printProblem);

test('an entry in both languages, each with its own slug, is fit to publish', () => {
  const { versions, problems } = check({ en: entryText({ slug: 'sample' }), es: entryText({ slug: 'muestra' }) });
  expect(problems).toEqual([]);
  expect(versions.map(({ locale, slug, screen }) => [locale, slug, screen])).toEqual([
    ['en', 'sample', null],
    ['es', 'muestra', null],
  ]);
});

test('an entry of a screen has the slug that its path ends with', () => {
  const text = entryText({ screen: 'treatment.surgery' });
  const { versions, problems } = check({ en: text, es: text }, { id: 'treatment-surgery' });
  expect(problems).toEqual([]);
  expect(versions.map(({ slug, screen }) => [slug, screen])).toEqual([
    ['surgery', 'treatment.surgery'],
    ['cirugia', 'treatment.surgery'],
  ]);
});

test('an unknown screen is an error at its line', () => {
  const { versions, problems } = check({ en: entryText({ screen: 'treatment.magic' }) }, { id: 'treatment-magic' });
  expect(problems.map(printProblem)).toEqual(['en.md:6: error: no screen is called “treatment.magic”']);
  expect(versions).toEqual([]);
});

test('a screen that is not the folder’s is an error', () => {
  expect(problemsOf({ en: entryText({ screen: 'treatment.surgery' }) })).toEqual([
    'en.md:6: error: the entry of the screen “treatment.surgery” is called treatment-surgery, not sample',
  ]);
});

test('a slug that is reserved for its type is an error at its line', () => {
  const message = (slug: string) => `en.md:3: error: the slug “${slug}” is the address of a screen, or a reserved word`;
  expect(problemsOf({ en: entryText({ slug: 'workbench' }) })).toEqual([message('workbench')]);
  expect(problemsOf({ en: entryText({ slug: 'contact' }) })).toEqual([message('contact')]);
  expect(problemsOf({ en: entryText({ slug: 'contact' }) }, { type: 'topic' })).toEqual([]);
});

test('languages on different screens are an error', () => {
  const texts = { en: entryText({ screen: 'treatment' }), es: entryText({ slug: 'tratamiento' }) };
  expect(problemsOf(texts, { id: 'treatment' })).toEqual(['es.md:1: error: its screen is not that of en.md']);
});

test('links to entries, topics and paths that do not exist are warnings', () => {
  const body = `[a](entry:pathology-report) [b](entry:nowhere) [c](/treatment#how) [d](/nothing) [e](https://example.org/nothing)

:::link-list{#more}
- [f](entry:lost)
- [g](/lost)
:::

:::quote-callout{#ask variation="general" href="entry:gone"}
Ask.
:::`;
  const { problems } = check({ en: entryText({ topics: ['treatment', 'unknown'], body }) });
  expect(problems.map(printProblem)).toEqual([
    'en.md:10: warning: links to an entry that does not exist: nowhere',
    'en.md:13: warning: links to an entry that does not exist: lost',
    'en.md:17: warning: links to an entry that does not exist: gone',
    'en.md:7: warning: has a topic that does not exist: unknown',
    'en.md:10: warning: links to /nothing, which is no screen: link to an entry as entry:id',
    'en.md:14: warning: links to /lost, which is no screen: link to an entry as entry:id',
  ]);
  expect(hasErrors({ problems })).toBe(false);
});

test.each([
  ['a section more', 'One.', 'One.\n\n## More {#more}\n\nText.', 'more (bodyCopy)'],
  ['a section less', 'One.\n\n## More {#more}\n\nText.', 'One.', 'more (bodyCopy)'],
  ['another id', '## A {#a}', '## A {#b}', 'a (bodyCopy)'],
  ['another kind', '::subheader[A]{#a}', '## A {#a}', 'a (subheaderText)'],
  ['another order', '## A {#a}\n\n## B {#b}', '## B {#b}\n\n## A {#a}', 'a (bodyCopy)'],
])('sections that differ between the languages are a warning with the id: %s', (_, en, es, section) => {
  expect(problemsOf({ en: entryText({ body: en }), es: entryText({ body: es }) })).toEqual([
    `es.md:1: warning: its sections are not those of en.md, from ${section} on`,
  ]);
});

test('what is wrong in a text and in its folder is reported with its language', () => {
  const folder = folderOf({ en: entryText(), es: entryText({ body: '[a](data:x)' }) });
  const ofFolder = { severity: 'warning', entry: 'sample', locale: 'en', file: 'en.md', line: 1, message: 'of the folder' } as const;
  const checked = checkEntry({ ...folder, problems: [ofFolder] }, { site: testSite, entryIds: new Set(), assetIds: new Set() });
  expect(checked.problems.map(({ severity, locale, line }) => [severity, locale, line])).toEqual([
    ['warning', 'en', 1],
    ['error', 'es', 9],
  ]);
  expect(hasErrors(checked)).toBe(true);
});

test.each([
  ['- { date: 2026-11-23, text: B }\n  - { date: 2026-11-22, text: A }', []],
  ['- { date: 2026-11-22, text: A }\n  - { date: 2026-11-23, text: B }', ['changes: are not in order: the newest comes first, one a day']],
  ['- { date: 2026-11-22, text: A }\n  - { date: 2026-11-22, text: B }', ['changes: are not in order: the newest comes first, one a day']],
  ['- { date: 2026-11-19, text: A }', ['changes: one is before publishedAt']],
  ['- { date: 2026-11-24, text: A, matters: true }', ['updatedAt: is before a change that matters']],
  ['- { date: 2026-11-23, text: A, matters: true }', []],
  ['- { date: 2999-01-01, text: A }', ['changes: one is in the future']],
])('changes %j', (changes, expected) => {
  const text = entryText({ slug: 'sample' })
    .replace(/^publishedAt: .*$/m, 'publishedAt: 2026-11-20')
    .replace(/^updatedAt: .*$/m, `updatedAt: 2026-11-23\nchanges:\n  ${changes}`);
  const found = check({ en: text }).problems.map(({ message }) => message);
  expect(found.filter((message) => /^(changes|updatedAt)/.test(message))).toEqual(expected);
});
