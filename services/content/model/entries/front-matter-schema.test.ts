import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { type EntryType, entryTypes, fieldsOfType } from './entry-types.ts';
import { frontMatterSchema } from './front-matter-schema.ts';

/** Whether a schema holds a value at this path: `author.name`, `items.title`. */
function holds(schema: z.core.$ZodType, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return holds(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return holds(schema.element, path);
  if (schema instanceof z.ZodPipe) return holds(schema.in, path);
  if (name === undefined) return true;
  if (!(schema instanceof z.ZodObject)) return false;
  const child = schema.shape[name];
  return child !== undefined && holds(child, rest);
}

const everyEntry = (path: string) => entryTypes.every((type) => holds(frontMatterSchema(type), path.split('.')));
const ofType = (type: EntryType) => (path: string) => holds(frontMatterSchema(type), path.split('.'));
const ofSection = (kind: (typeof knownKinds)[number]) => (path: string) => holds(sectionDefinitions[kind].data, path.split('.'));

test('finds a field, and none that is not there', () => {
  expect(ofType('podcast')('questions.answer')).toBe(true);
  expect(ofType('podcast')('questions.other')).toBe(false);
  expect(ofType('page')('duration')).toBe(false);
});

describe('every content type is there', () => {
  test.each([
    'page',
    'podcast',
    'video',
    'videoSeries',
    'podcastCategory',
    'event',
    'gallery',
    'check-list',
    'personalStory',
    'op-ed',
    'researchNews',
    'bio',
    'faq',
    'topic',
    'glossaryTerm',
    'person',
    'organisation',
  ])('%s', (type) => {
    expect(entryTypes).toContain(type);
  });
});

describe('every page section kind is there, with its fields', () => {
  test.each(
    'migratedTable bodyCopy quotation sectionImage accordion imageGallery imageWithCaption link linkList quoteCallout takeAction callToActionButton subheaderText asset table video podcast personalStory callToAction offerings citation promotion thumbnailTriplex instagramPost featuredArticle videoEmbed blockQuote threeQuarterImage linksBlock recirculationModule'.split(
      ' ',
    ),
  )('%s', (kind) => {
    expect(knownKinds).toContain(kind);
  });

  test.each(['title', 'rows', 'headlines', 'expandedByDefault'])('table: %s', (field) => expect(ofSection('table')(field)).toBe(true));
  test.each([
    'quote',
    'author.name',
    'author.title',
    'author.image.assetId',
    'author.image.alt',
    'author.text',
    'link.href',
    'link.title',
    'variation',
  ])('quote callout: %s', (field) => expect(ofSection('quoteCallout')(field)).toBe(true));
  test.each(['links.url', 'links.label', 'links.linkType'])('link list: %s', (field) => expect(ofSection('linkList')(field)).toBe(true));
  test('instagram post: instagramPostId', () => expect(ofSection('instagramPost')('instagramPostId')).toBe(true));
});

describe('every field of a card is held by every entry', () => {
  // Named as the specification names them, with the field that holds each.
  test.each([
    ['type (large or small)', 'cardSize'],
    ['label', 'cardLabel'],
    ['title', 'title'],
    ['description', 'teaser'],
    ['date', 'publishedAt'],
    ['specialReportDate', 'specialReportDate'],
    ['imageSource', 'image'],
    ['imageAlt', 'imageAlt'],
    ['storyWriterImageSource', 'storyWriterImage'],
    ['buttonLabel', 'buttonLabel'],
    ['link', 'buttonUrl'],
    ['buttonStyling', 'buttonStyling'],
    ['promotedBy', 'promotedBy'],
    ['isFeaturedCard', 'isFeaturedCard'],
    ['eyebrowText', 'eyebrowText'],
    ['fullWidthFeaturedImage', 'fullWidthFeaturedImage'],
    ['content kind', 'contentKind'],
    ['topics', 'topics'],
    ['personas', 'personas'],
    ['stages', 'stages'],
    ['cancer types', 'cancerTypes'],
    ['treatments', 'treatments'],
    ['slug', 'slug'],
    ['updated', 'updatedAt'],
    ['reviewed', 'reviewedAt'],
    ['next review', 'nextReviewAt'],
  ])('%s', (_, field) => expect(everyEntry(field)).toBe(true));

  test('richTextContent is the sections of the entry, duration that of its type', () => {
    expect(ofSection('bodyCopy')('text')).toBe(true);
    expect(ofType('podcast')('duration') && ofType('video')('duration')).toBe(true);
  });
});

describe('every field of a type is held by it', () => {
  const fields: [EntryType, string][] = [
    ...[
      'title',
      'publishedAt',
      'duration',
      'slug',
      'image',
      'imageAlt',
      'category',
      'teaser',
      'guests',
      'transcript',
      'questions.question',
      'questions.answer',
      'audio',
      'captions',
      'chapters.at',
      'chapters.title',
      'computerVoice',
    ].map((field): [EntryType, string] => ['podcast', field]),
    ...[
      'title',
      'teaser',
      'caption',
      'publishedAt',
      'duration',
      'image',
      'videoUrl',
      'isPlaylist',
      'series',
      'membersOnly',
      'transcript',
      'files',
      'captions.locale',
      'captions.asset',
      'chapters.at',
      'chapters.title',
      'videos',
      'description',
    ].map((field): [EntryType, string] => ['video', field]),
    ...['eyebrowText', 'title', 'startsAt', 'url'].map((field): [EntryType, string] => ['event', field]),
    ['researchNews', 'archived'],
    ['gallery', 'sensitive'],
    ['gallery', 'membersOnly'],
    ['check-list', 'items.text'],
    ['personalStory', 'writer'],
    ['personalStory', 'category'],
    ['op-ed', 'author'],
    ['bio', 'person'],
    ['topic', 'parent'],
    ['glossaryTerm', 'alsoCalled'],
    ['person', 'organisation'],
    ['organisation', 'url'],
  ];
  test.each(fields)('%s: %s', (type, field) => expect(ofType(type)(field)).toBe(true));
});

test('what a row keeps of a type is what its front matter has beyond every entry’s', () => {
  for (const type of entryTypes)
    for (const name of Object.keys(fieldsOfType(type))) expect(ofType(type)(name), `${type}.${name}`).toBe(true);
});
