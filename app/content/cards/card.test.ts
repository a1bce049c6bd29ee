import { describe, expect, test } from 'vitest';
import { displayLabel } from '#app/i18n/entry-labels.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';
import { plainText } from '#services/content/model/rich-text.ts';
import { cardOfTeaser, isLongTitle, lastingCard } from './card.ts';
import { testPicture, testTeaser } from './testing.ts';

const pictures = Object.fromEntries(['small', 'wide', 'writer', 'portrait'].map((id) => [id, testPicture(id)]));
const place = { pictures, locale: 'en', now: Date.parse('2026-12-01T00:00:00Z') } as const;
const cardOf = (given: Parameters<typeof testTeaser>[0] = {}, here: Partial<Parameters<typeof cardOfTeaser>[1]> = {}) =>
  cardOfTeaser(testTeaser(given), { ...place, ...here });

describe('the card of an entry', () => {
  test('has its title, teaser and day, and leads to it', () => {
    const card = cardOf();
    expect(card).toMatchObject({ title: 'News', date: '2026-11-20', link: '/research-news/news', locale: 'en' });
    expect(card.richTextContent && plainText(card.richTextContent)).toBe('What it says.');
  });

  test('is small unless an editor makes it large', () => {
    expect(cardOf().type).toBe('small');
    expect(cardOf({ card: { cardSize: 'large' } }).type).toBe('large');
  });

  test('is called what an editor calls it, else by its type', () => {
    expect(cardOf()).toMatchObject({ label: 'Article', eyebrowText: undefined });
    expect(cardOf({ card: { cardLabel: 'Special report' } }).label).toBe('Special report');
    expect(cardOf({ card: { eyebrowText: 'In the news' } })).toMatchObject({ label: 'Article', eyebrowText: 'In the news' });
  });

  test('leads to where a button leads if the entry has no page of its own, else nowhere', () => {
    expect(cardOf({ card: { buttonUrl: 'https://a.example/' } }).link).toBe('/research-news/news');
    expect(cardOf({ type: 'organisation', card: { buttonUrl: 'https://a.example/' } }).link).toBe('https://a.example/');
    expect(cardOf({ type: 'organisation' }).link).toBeUndefined();
  });

  test('of an event has the day on which it begins where the organisation is', () => {
    expect(cardOf({ type: 'event', card: { startsAt: '2026-12-04T01:00:00Z' } }).date).toBe('2026-12-03');
  });

  test('passes on what an editor wrote for it', () => {
    const given = {
      specialReportDate: '2026-10-01',
      buttonLabel: 'Give',
      buttonStyling: 'Donate',
      promotedBy: 'A friend',
      duration: 754,
      isFeaturedCard: true,
    } as const;
    expect(cardOf({ card: given })).toMatchObject(given);
    expect(cardOf({ card: { archived: true } }).isArchived).toBe(true);
    expect(cardOf({ type: 'personalStory', card: { illustrative: true } }).illustrative).toBe(true);
  });
});

describe('its picture', () => {
  test('is the one for cards, else the wide one, else none', () => {
    expect(cardOf({ card: { image: 'small', fullWidthFeaturedImage: 'wide' } }).imageSource?.id).toBe('small');
    expect(cardOf({ card: { image: 'taken-back', fullWidthFeaturedImage: 'wide' } }).imageSource?.id).toBe('wide');
    expect(cardOf({ card: { fullWidthFeaturedImage: 'wide' } }).imageSource?.id).toBe('wide');
    expect(cardOf()).toMatchObject({ imageSource: undefined, imageAlt: undefined });
  });

  test('is described as an editor says, else by its own description, else by its title', () => {
    const undescribed = { pictures: { small: testPicture('small', { alt: '' }) } };
    expect(cardOf({ card: { image: 'small', imageAlt: 'A hand' } }).imageAlt).toBe('A hand');
    expect(cardOf({ card: { image: 'small' } }).imageAlt).toBe('What small shows');
    expect(cardOf({ card: { image: 'small' } }, undescribed).imageAlt).toBe('The title of small');
  });

  test('is described in the language of the page', () => {
    expect(cardOf({ locale: 'es', card: { image: 'small', imageAlt: 'Una mano' } }).imageAlt).toBe('What small shows');
    expect(cardOf({ locale: 'es', card: { image: 'small', imageAlt: 'Una mano' } }, { locale: 'es' }).imageAlt).toBe('Una mano');
  });

  test('of a podcast is the default one where it has none; nothing else has a default', () => {
    expect(cardOf({ type: 'podcast' }).imageSource?.url).toMatch(/podcast.*\.svg$/);
    expect(cardOf({ type: 'podcast', card: { image: 'small' } }).imageSource?.id).toBe('small');
    expect(cardOf({ type: 'video' }).imageSource).toBeUndefined();
  });

  test('is a picture', () => {
    const film = { pictures: { small: testPicture('small', { mediaType: 'video/mp4' }) } };
    expect(cardOf({ card: { image: 'small' } }, film).imageSource).toBeUndefined();
  });
});

describe('who wrote it', () => {
  const writer = { name: 'Ana', sample: true, image: 'writer' };

  test('is named, and marked where made up', () => {
    expect(cardOf({ card: { writer } }).writer).toEqual({ name: 'Ana', sample: true });
    expect(cardOf().writer).toBeUndefined();
  });

  test('is shown in the picture chosen for the story, else in their own', () => {
    expect(cardOf({ card: { writer, storyWriterImage: 'portrait' } }).storyWriterImageSource?.id).toBe('portrait');
    expect(cardOf({ card: { writer } }).storyWriterImageSource?.id).toBe('writer');
    expect(cardOf({ card: { writer: { ...writer, image: null } } }).storyWriterImageSource).toBeUndefined();
  });
});

test('an entry is new for 24 hours from the beginning of the day on which it was published', () => {
  const isNew = (moment: string) => cardOf({}, { now: Date.parse(moment) }).isNew;
  expect(isNew('2026-11-20T05:00:00Z')).toBe(true);
  expect(isNew('2026-11-21T04:59:59.999Z')).toBe(true);
  expect(isNew('2026-11-21T05:00:00Z')).toBe(false);
});

test('the card of what is there to stay has no type, no day and is not new', () => {
  expect(lastingCard(cardOf())).toMatchObject({ title: 'News', label: undefined, date: undefined, isNew: false });
});

test('every content type has a display label', () => {
  expect(Object.fromEntries(entryTypes.map((type) => [type, displayLabel(type)]))).toMatchObject({
    page: 'Article',
    researchNews: 'Article',
    podcast: 'Podcast',
    video: 'Video',
    event: 'Event',
    gallery: 'Image gallery',
    personalStory: 'Personal stories',
    'op-ed': 'Op-Ed',
  });
});

test('a title is long from 41 characters, counted in code points', () => {
  expect(isLongTitle('a'.repeat(40))).toBe(false);
  expect(isLongTitle('a'.repeat(41))).toBe(true);
  expect(isLongTitle('🌅'.repeat(40))).toBe(false);
  expect(isLongTitle('ñ'.repeat(41))).toBe(true);
});
