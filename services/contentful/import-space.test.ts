import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { testSite } from '#services/content/testing.ts';
import { exportMarkdown } from '#services/library/export-library.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { svg } from '#services/media/testing.ts';
import { importSpace } from './import-space.ts';
import * as testing from './testing.ts';
import { article, asset, link, mapping, node, paragraph, prose, richText, space, summary, target, text } from './testing.ts';

const { db } = await testDatabase();
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-contentful-'));
afterAll(() => rm(dataDirectory, { recursive: true }));

beforeEach(async () => {
  for (const table of ['redirect', 'entry', 'entry_version', 'asset'] as const) await db.deleteFrom(table).execute();
});

const asked: string[] = [];
const fetchFile = async ({ pathname }: URL) => {
  asked.push(pathname);
  if (pathname.includes('Gone')) throw new Error('images.ctfassets.net answered 404');
  return [Buffer.from(svg())];
};
type Given = Parameters<typeof space>[0];
const bring = (
  given: Given,
  { mapped = {}, ...options }: { mapped?: object; withDrafts?: boolean; dryRun?: boolean; takesAway?: 'little' | 'whatever' } = {},
) => importSpace(db, space(given), { mapping: mapping(mapped), site: testSite, dataDirectory, fetchFile, ...options });
const stored = () => db.selectFrom('entry').selectAll().orderBy('id').orderBy('locale').execute();
const problemsOf = ({ problems }: Awaited<ReturnType<typeof bring>>) => problems.map(printProblem);

const quoteType = {
  sys: { id: 'quote' },
  displayField: 'by',
  fields: [
    { id: 'by', type: 'Symbol' },
    { id: 'quote', type: 'RichText' },
  ],
};
const sections = { quote: { section: 'quote-callout', attributes: { author: 'by' }, text: 'quote', constants: { variation: 'expert' } } };
const table = node('table', [
  node('table-row', [node('table-header-cell', [paragraph(text('Both'))], { colspan: 2 })]),
  node('table-row', [
    node('table-header-cell', [paragraph(text('Side'))]),
    node('table-cell', [paragraph(text('a')), paragraph(text('b'))]),
  ]),
]);
/** Two articles in two languages, with a picture, a section, a table and links between them. */
const whole = (): Given => ({
  contentTypes: [testing.articleType, quoteType],
  entries: [
    article('First_1', {
      en: {
        title: 'First',
        body: richText(
          paragraph(text('See '), node('entry-hyperlink', [text('the second')], target('Entry', '2ndOne')), text('.')),
          node('heading-2', [text('What helps')]),
          node('embedded-entry-block', [], target('Entry', 'Quote1')),
          table,
          node('embedded-asset-block', [], target('Asset', 'Dawn')),
        ),
      },
      es: {
        title: 'Primera',
        slug: 'primera',
        body: richText(
          paragraph(text('Vea.')),
          node('heading-2', [text('Qué ayuda')]),
          node('embedded-entry-block', [], target('Entry', 'Quote1')),
          table,
          node('embedded-asset-block', [], target('Asset', 'Dawn')),
        ),
      },
      hero: link('Asset', 'Dawn'),
    }),
    article('2ndOne', { en: {}, es: { slug: 'segunda' } }),
    testing.entry('Quote1', 'quote', {
      by: { 'en-US': 'Dr. Sample' },
      quote: { 'en-US': prose('Ask again.'), es: prose('Vuelva a preguntar.') },
    }),
  ],
  assets: [asset('Dawn', { description: { 'en-US': 'A dawn', es: 'Un amanecer' } })],
});

describe('a space', () => {
  test('is published as files would be, and the second time nothing of it', async () => {
    const report = await bring(whole(), { mapped: { sections } });
    expect(problemsOf(report)).toEqual([]);
    expect(report).toMatchObject({ published: ['First_1', '2ndOne'], refused: [], assets: ['Dawn'], leftBehind: { parts: 1 } });
    const rows = await stored();
    expect(rows.map(({ id, locale, type, slug, title, origin }) => [id, locale, type, slug, title, origin])).toEqual([
      ['2ndOne', 'en', 'page', '2ndone', 'Title of 2ndOne', 'contentful'],
      ['2ndOne', 'es', 'page', 'segunda', 'Title of 2ndOne', 'contentful'],
      ['First_1', 'en', 'page', 'first-1', 'First', 'contentful'],
      ['First_1', 'es', 'page', 'primera', 'Primera', 'contentful'],
    ]);
    expect(rows[2]).toMatchObject({ published_at: '2026-02-03', updated_at: '2026-03-04', fields: { image: 'Dawn' } });
    const outlines = rows
      .slice(2)
      .map(({ sections: all }) => (all as { id: string; kind: string }[]).map(({ id, kind }) => `${id} ${kind}`));
    expect(outlines[0]).toEqual(['introduction bodyCopy', 'what-helps bodyCopy', 'quote1 quoteCallout', 'what-helps-2 bodyCopy']);
    expect(outlines[1]).toEqual(outlines[0]);
    asked.length = 0;
    expect(await bring(whole(), { mapped: { sections } })).toMatchObject({
      published: [],
      unchanged: 2,
      refused: [],
      assets: [],
      problems: [],
    });
    expect(asked).toEqual([]);
    expect(await stored()).toEqual(rows);
  });

  test('written as Markdown and published elsewhere is the same library, entry by entry', async () => {
    await bring(whole(), { mapped: { sections } });
    const rows = await stored();
    const to = path.join(dataDirectory, 'export');
    const media = diskMediaFiles(mediaDirectory(dataDirectory));
    expect(await exportMarkdown(db, media, { root: '/nowhere', to })).toEqual({ entries: 2, assets: 1, missingFiles: [] });
    const other = await testDatabase();
    const report = await publishLibrary(other.db, { root: to, site: testSite, dataDirectory: to });
    expect(report).toMatchObject({ published: ['2ndOne', 'First_1'], refused: [], assets: ['Dawn'], problems: [] });
    const comparable = (all: Awaited<ReturnType<typeof stored>>) => all.map(({ stored_at, origin, source_hash, ...row }) => row);
    const again = await other.db.selectFrom('entry').selectAll().orderBy('id').orderBy('locale').execute();
    expect(comparable(again)).toEqual(comparable(rows));
  });

  test('brings drafts only where they are asked for, as drafts, and never what is archived', async () => {
    const given = {
      entries: [
        article('Draft', { en: {}, sys: { version: 3, publishedVersion: undefined } }),
        article('Archived', { en: {}, sys: { version: 5, archivedVersion: 4 } }),
        article('Changed', { en: {}, sys: { version: 9, publishedVersion: 3 } }),
      ],
    };
    const report = await bring(given);
    expect(report).toMatchObject({ published: ['Changed'], leftBehind: { drafts: 1, archived: 1 } });
    expect(problemsOf(report).join('\n')).toContain('was changed since it was published');
    expect(await bring(given, { withDrafts: true })).toMatchObject({ published: ['Draft'], unchanged: 1 });
    expect((await stored()).map(({ id, status }) => `${id} ${status}`)).toEqual(['Changed published', 'Draft draft']);
  });

  test('obeys the fallback of locales: what is not there falls back, what is empty does not', async () => {
    const locales = [
      { code: 'en-US', default: true, fallbackCode: null },
      { code: 'es-MX', fallbackCode: 'es' },
      { code: 'es', fallbackCode: null },
    ];
    const body = { 'en-US': prose('In English.'), es: prose('En español.') };
    const fields = {
      title: { 'en-US': 'One', es: 'Uno' },
      slug: { 'en-US': 'one', 'es-MX': 'uno' },
      summary: { 'en-US': summary, es: summary },
      body,
    };
    const empty = { ...fields, slug: { 'en-US': 'two', es: 'dos' }, body: { ...body, 'es-MX': null } };
    const english = {
      ...fields,
      slug: { 'en-US': 'three' },
      title: { 'en-US': 'Three' },
      summary: { 'en-US': summary },
      body: { 'en-US': prose('A.') },
    };
    const given = {
      locales,
      entries: [testing.entry('A', 'article', fields), testing.entry('B', 'article', empty), testing.entry('C', 'article', english)],
    };
    const report = await bring(given, { mapped: { locales: { en: 'en-US', es: 'es-MX' } } });
    expect(report).toMatchObject({ published: ['A', 'C'], refused: ['B'] });
    expect((await stored()).map(({ id, locale, title }) => `${id} ${locale} ${title}`)).toEqual(['A en One', 'A es Uno', 'C en Three']);
    expect(problemsOf(report).join('\n')).toMatch(
      /article “One”, field body, es-MX \(https:\/\/app\.contentful\.com\/[^)]*entries\/B\?focusedField=body&focusedLocale=es-MX\): error: the entry has no text/,
    );
  });

  test('names every problem, with the entry, the field and the locale where it is mended', async () => {
    const report = await bring({
      entries: [
        article('Bad', {
          en: {
            summary: 'Too short.',
            body: richText(node('carousel'), paragraph(node('hyperlink', [text('x')], { uri: 'javascript:x' }))),
          },
        }),
        article('Good', { en: { body: richText(node('embedded-asset-block', [], target('Asset', 'Gone')), paragraph(text('x'))) } }),
      ],
      assets: [asset('Gone'), asset('Plain')],
    });
    expect(report).toMatchObject({ published: ['Good'], refused: ['Bad'] });
    const said = problemsOf(report).map((line) => line.replace(/https:\S*?\/entries\//, '…/'));
    const english = 'field body, en-US (…/Bad?focusedField=body&focusedLocale=en-US): error:';
    expect(said).toContainEqual(
      expect.stringContaining(`article “Title of Bad”, ${english} a kind of node that the model of rich text does not have`),
    );
    expect(said).toContainEqual(expect.stringContaining(`${english} the link's address "javascript:x" is not allowed`));
    expect(said).toContainEqual(
      expect.stringMatching(
        /field summary, en-US \(\S+\): error: teaser, the words below the title in lists: has fewer than 40 characters \(at “teaser: Too short\.”\)/,
      ),
    );
    expect(said).toContainEqual(expect.stringMatching(/asset “Gone”.*could not be fetched \(images\.ctfassets\.net answered 404\)/));
    expect(said).toContainEqual(expect.stringMatching(/asset “Plain”.*warning: has no alternative text/));
    expect(said).toContainEqual(expect.stringMatching(/“Title of Good”.*warning: shows the asset Gone, which is not there/));
  });

  test('drops no field and no type in silence', async () => {
    const given = { entries: [article('A', { en: { mood: 'calm' } }), testing.entry('M', 'menu', {})] };
    expect(problemsOf(await bring(given))).toEqual(
      [
        'article “Title of A” (https://app.contentful.com/spaces/space1/environments/master/entries/A): warning: there is no translation: it says nothing in es',
        'contentful.yaml: warning: 1 of the type menu stay there: name it under types or sections, or under leaveOut',
        'contentful.yaml: warning: the field article.mood stays there (1 have a value): name it under fields or body, or under leaveOut',
      ].toSorted((a, b) => Number(b.startsWith('contentful.yaml')) - Number(a.startsWith('contentful.yaml'))),
    );
  });

  test('names entries that contain each other, and goes on', async () => {
    const accordionType = {
      sys: { id: 'box' },
      displayField: 'title',
      fields: [
        { id: 'title', type: 'Symbol' },
        { id: 'items', type: 'Array' },
      ],
    };
    const box = (id: string, item: string) =>
      testing.entry(id, 'box', { title: { 'en-US': id }, items: { 'en-US': [link('Entry', item)] } });
    const body = richText(node('embedded-entry-block', [], target('Entry', 'BoxA')));
    const report = await bring(
      {
        contentTypes: [testing.articleType, accordionType],
        entries: [article('A', { en: { body } }), box('BoxA', 'BoxB'), box('BoxB', 'BoxA')],
      },
      { mapped: { sections: { box: { section: 'accordion', attributes: { title: 'title' }, items: 'items' } } } },
    );
    expect(report.refused).toEqual(['A']);
    expect(problemsOf(report).join('\n')).toContain('contains itself: A → BoxA → BoxB → BoxA');
  });

  test('says in a dry run what it would do, and stores and fetches nothing', async () => {
    asked.length = 0;
    expect(await bring(whole(), { mapped: { sections }, dryRun: true })).toMatchObject({
      published: ['First_1', '2ndOne'],
      refused: [],
      problems: [],
    });
    expect([await stored(), asked]).toEqual([[], []]);
  });

  test('gives an entry of a screen the name of the screen', async () => {
    const given = {
      entries: [
        article('Xyz', { en: {} }),
        article('Abc', { en: { body: richText(paragraph(node('entry-hyperlink', [text('x')], target('Entry', 'Xyz')))) } }),
      ],
    };
    const { slug: _, ...fields } = testing.articles.fields;
    const mapped = { screens: { Xyz: 'treatment.surgery' }, types: { article: { ...testing.articles, fields, leaveOut: ['slug'] } } };
    expect(await bring(given, { mapped })).toMatchObject({ published: ['treatment-surgery', 'Abc'], refused: [] });
    const links = await db.selectFrom('entry_link').select(['entry_id', 'target_id']).execute();
    expect(links).toEqual([{ entry_id: 'Abc', target_id: 'treatment-surgery' }]);
  });
});
