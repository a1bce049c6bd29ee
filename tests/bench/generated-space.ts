import { article, articles, articleType, asset, link, node, paragraph, richText, target, text } from '#services/contentful/testing.ts';
import { pick, randomOf, Words } from './generated-words.ts';

const words = { en: new Words('en'), es: new Words('es') };
const quoteType = {
  sys: { id: 'quote' },
  displayField: 'by',
  fields: [
    { id: 'by', type: 'Symbol' },
    { id: 'words', type: 'RichText', localized: true },
  ],
};

export const generatedTypes = [articleType, quoteType];
/** The mapping of a generated space, as its file says it. */
export const generatedMapping = {
  locales: { en: 'en-US', es: 'es' },
  types: { article: articles },
  plainText: ['embedded-resource-block', 'embedded-resource-inline', 'resource-hyperlink'],
  sections: { quote: { section: 'quote-callout', attributes: { author: 'by' }, text: 'words', constants: { variation: 'expert' } } },
};

/** The one picture of a generated space, and its file. */
const picture = 'Dawn_1';
export const generatedFile = async () => [
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#a61f62"/></svg>'),
];
const resource = {
  target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/other/entries/one' } },
};

type Item = { sys: { id: string; type?: string }; fields?: unknown };

/**
 * As many entries as are wanted, of which every tenth is a part of others: in two locales, with every block, inline and mark, and links
 * between them, and one picture. `mark` stands in every text. The same for the same seed.
 */
export function generatedItems({ count, mark = '', seed = 1 }: { count: number; mark?: string; seed?: number }): Item[] {
  const idOf = (index: number) => `${index % 10 === 9 ? 'Quote' : 'Art'}${index}xY_${index % 7}`;
  const pages = Array.from({ length: count }, (_, index) => index).filter((index) => index % 10 !== 9);
  const parts = Array.from({ length: count }, (_, index) => index).filter((index) => index % 10 === 9);
  const prose = (locale: 'en' | 'es', index: number) => {
    const random = randomOf(`${seed} ${index} ${locale} ${mark}`);
    const some = (letters: number) => words[locale].upTo(letters, random);
    const to = () => target('Entry', idOf(pick([pages[0] ?? 0, ...pages], randomOf(`${seed} ${index}`))));
    const marked = paragraph(
      ...['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'].map((type) => text(some(20), type)),
    );
    const cell = (type: string, span = {}) => node(type, [paragraph(text(some(20)))], span);
    const part = parts.length > 0 ? [node('embedded-entry-block', [], target('Entry', idOf(parts[index % parts.length] ?? 9)))] : [];
    const blocks = [1, 2, 3].flatMap((number) => [
      node('heading-2', [text(`${some(30)} ${number}`)]),
      paragraph(text(`${some(250)} `), node('entry-hyperlink', [text(some(20))], to()), text(` ${some(250)} ${mark}`)),
      node('unordered-list', [node('list-item', [paragraph(text(some(80)))]), node('list-item', [paragraph(text(some(80)))])]),
      paragraph(text(some(200)), node('hyperlink', [text(some(20))], { uri: 'https://example.org/' }), text(some(200))),
    ]);
    return richText(
      paragraph(text(`${some(300)} ${mark}`)),
      ...blocks,
      marked,
      node('blockquote', [paragraph(text(some(100)))]),
      node('table', [
        node('table-row', [cell('table-header-cell', { colspan: 2 })]),
        node('table-row', [cell('table-header-cell', { rowspan: 2 }), cell('table-cell')]),
        node('table-row', [cell('table-cell')]),
      ]),
      node('hr'),
      ...[3, 4, 5, 6].flatMap((level) => [node(`heading-${level}`, [text(some(30))]), paragraph(text(some(60)))]),
      node('ordered-list', [
        node('list-item', [paragraph(text(some(80))), node('ordered-list', [node('list-item', [paragraph(text(some(40)))])])]),
      ]),
      node('embedded-asset-block', [], target('Asset', picture)),
      paragraph(node('asset-hyperlink', [text(some(20))], target('Asset', picture)), text(some(20))),
      node('embedded-resource-block', [], resource),
      paragraph(text(some(20)), node('resource-hyperlink', [text(some(20))], resource), node('embedded-resource-inline', [], resource)),
      ...(index % 7 === 0 ? [node('heading-1', [text(some(30))]), paragraph(text(some(60)))] : []),
      node('embedded-entry-block', [], to()),
      ...part,
      paragraph(text(some(40)), node('embedded-entry-inline', [], to())),
    );
  };
  const shown = asset(picture, { description: { 'en-US': `A dawn ${mark}`, es: `Un amanecer ${mark}` } });
  const entries = Array.from({ length: count }, (_, index): Item => {
    const id = idOf(index);
    if (index % 10 !== 9) {
      const summary = (locale: 'en' | 'es') => `${words[locale].upTo(120, randomOf(`${index} ${mark}`))} and so it goes on for long.`;
      const fields = (locale: 'en' | 'es') => ({
        title: `${id} ${mark}`.trim(),
        summary: summary(locale),
        body: prose(locale, index),
        slug: `${id.toLowerCase().replaceAll('_', '-')}-${locale}`,
      });
      return article(id, { en: fields('en'), es: fields('es') });
    }
    const quoted = { 'en-US': richText(paragraph(text(`Ask. ${mark}`))), es: richText(paragraph(text(`Pregunte. ${mark}`))) };
    return {
      sys: { id, type: 'Entry', ...{ contentType: link('Entry', 'quote') } },
      fields: { by: { 'en-US': 'Dr. Sample' }, words: quoted },
    };
  });
  return [...entries, shown];
}
