import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { type Locale, locales } from '#config/locale.ts';
import { BLOCKS, type Document, INLINES, type Text } from '#services/content/model/rich-text.ts';
import { cardLabels } from '#services/content/model/shared.ts';
import type { Asset } from '#services/media/store.ts';
import { Card } from './Card.tsx';
import { CardGrid } from './CardGrid.tsx';
import type { CardProps } from './card.ts';
import { cardExamples } from './examples.ts';
import { defaultPodcastPicture } from './pictures.ts';
import { testPicture } from './testing.ts';

function shown(card: Partial<CardProps> = {}, locale: Locale = 'en') {
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messagesFor(locale)}>
      <Card type="small" title="A title" link="/a" {...card} />
    </I18nProvider>,
  );
  return parse(html);
}
const textOf = (card: Partial<CardProps>, locale: Locale = 'en') => shown(card, locale).text;

describe('a card', () => {
  test('is one link, the title', () => {
    const links = shown({ label: 'Article', description: 'Words.', buttonLabel: 'Read it', date: '2026-11-20' }).querySelectorAll('a');
    expect(links.map((link) => [link.getAttribute('href'), link.parentNode?.tagName])).toEqual([['/a', 'H3']]);
  });

  test('says its title before all else, to who listens', () => {
    const { text } = shown({ label: 'Video', isNew: true, description: 'Words.', date: '2026-11-20', duration: 754 });
    expect(text).toBe('A titleVideoNewWords.November 20, 202612:34Length 12:34');
  });

  test('goes by what its button says too, which is not said twice', () => {
    const document = shown({ buttonLabel: 'Give today', buttonStyling: 'Donate' });
    expect(document.querySelector('a')?.text).toBe('A title: Give today');
    expect(document.querySelector('p[aria-hidden=true]')?.text).toBe('Give today');
    expect(document.querySelectorAll('button')).toEqual([]);
  });

  test('that leads out opens a new tab, and says so', () => {
    const link = shown({ link: 'https://give.alba.example' }).querySelector('a');
    expect([link?.getAttribute('target'), link?.text]).toEqual(['_blank', 'A title (opens in a new tab)']);
  });

  test('that leads nowhere has no link', () => {
    expect(shown({ link: undefined }).querySelectorAll('a')).toEqual([]);
    expect(shown({ link: 'entry:not-published' }).querySelectorAll('a')).toEqual([]);
    expect(textOf({ link: undefined, buttonLabel: 'Give' })).toBe('A title');
    expect(textOf({ link: 'entry:not-published', buttonLabel: 'Give' })).toBe('A title');
  });

  test('shows an editor’s own words in the place of the label’s', () => {
    expect(textOf({ label: 'Podcast' }, 'es')).toBe('A titlePódcast');
    expect(textOf({ label: 'Podcast', eyebrowText: 'Episode 3' })).toBe('A titleEpisode 3');
  });

  test('says what it is about where it would say that it is an article', () => {
    expect(textOf({ label: 'Article', topic: 'Treatment' })).toBe('A titleTreatment');
    expect(textOf({ label: 'Article', topic: 'Treatment', eyebrowText: 'In depth' })).toBe('A titleIn depth');
    expect(textOf({ label: 'Podcast', topic: 'Treatment' })).toBe('A titlePodcast');
    expect(textOf({ topic: 'Treatment' })).toBe('A title');
  });

  test('of a special report has its sign and the day of the report', () => {
    const document = shown({ label: 'Special report', date: '2026-11-20', specialReportDate: '2026-10-05' });
    expect(document.querySelectorAll('svg')).toHaveLength(1);
    expect(document.querySelectorAll('time').map((time) => time.getAttribute('datetime'))).toEqual(['2026-10-05']);
  });

  test('says who wrote it, who promotes it, and that it is archived', () => {
    expect(textOf({ writer: { name: 'Ana', sample: true }, promotedBy: 'A shop', isArchived: true })).toBe(
      'A titleArchivedBy Ana (sample person)Promoted by A shop',
    );
  });

  test('of archived news leads to what to read instead, besides to itself', () => {
    const replacedBy = { title: 'Newer results', link: '/research-news/newer', locale: 'en' as const };
    const links = shown({ link: '/research-news/old', isArchived: true, replacedBy }).querySelectorAll('a');
    expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['/research-news/old', 'A title'],
      ['/research-news/newer', 'Newer results'],
    ]);
  });

  test('sets a title over 40 characters in the larger style', () => {
    const classOf = (title: string) => shown({ title }).querySelector('h3')?.classList.value.length;
    expect([classOf('a'.repeat(40)), classOf('a'.repeat(41))]).toEqual([1, 2]);
  });

  test('has a place on the page for its picture before that is there, and what it shows', () => {
    const image = shown({ imageSource: defaultPodcastPicture, imageAlt: 'A microphone' }).querySelector('img');
    expect(['width', 'height', 'loading', 'alt'].map((name) => image?.getAttribute(name))).toEqual(['960', '640', 'lazy', 'A microphone']);
  });

  test('in the other language says so, and marks its own words only', () => {
    const document = shown({ locale: 'es', label: 'Article', description: 'Palabras.', title: 'Título' });
    expect(document.querySelector('a')?.text).toBe('Título (in Spanish)');
    expect(document.querySelectorAll('[lang=es]').map(({ text }) => text)).toEqual(['Título', 'Palabras.']);
  });

  test('shows rich text, with links of its own', () => {
    const words: Text = { nodeType: 'text', value: 'there', marks: [], data: {} };
    const richTextContent: Document = {
      nodeType: BLOCKS.DOCUMENT,
      data: {},
      content: [
        {
          nodeType: BLOCKS.PARAGRAPH,
          data: {},
          content: [{ nodeType: INLINES.HYPERLINK, data: { uri: '/b' }, content: [words] }],
        },
      ],
    };
    expect(
      shown({ richTextContent })
        .querySelectorAll('p > a')
        .map(({ text }) => text),
    ).toEqual(['there']);
  });
});

test('among cards with pictures, one without has a dawn in the place of it', () => {
  const dawns = (...pictures: (Asset | undefined)[]) =>
    parse(
      renderToStaticMarkup(
        <I18nProvider locale="en" messages={messagesFor('en')}>
          <CardGrid cards={pictures.map((imageSource, index) => ({ type: 'small', title: `Card ${index}`, imageSource }))} />
        </I18nProvider>,
      ),
    ).querySelectorAll('[class*=dawn]').length;
  expect(dawns(testPicture('a'), undefined, undefined)).toBe(2);
  expect(dawns(testPicture('a'), testPicture('b'))).toBe(0);
  expect(dawns(undefined, undefined)).toBe(0);
});

describe.each(locales)('the examples in %s', (locale) => {
  const cards = cardExamples(locale, defaultPodcastPicture);
  const document = parse(
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={messagesFor(locale)}>
        <CardGrid cards={cards} level="h2" />
      </I18nProvider>,
    ),
  );

  test('are one of every label', () => {
    const labels = new Set(cards.map(({ label }) => label));
    expect(cardLabels.filter((label) => !labels.has(label))).toEqual([]);
  });

  test('are each an item of a list with a title', () => {
    expect(document.querySelectorAll('ul > li h2')).toHaveLength(cards.length);
  });

  test('show every styling of a button, and no message by its id', () => {
    expect(new Set(cards.filter(({ buttonLabel }) => buttonLabel).map(({ buttonStyling }) => buttonStyling))).toEqual(
      new Set(['Donate', 'Primary', 'Secondary']),
    );
    expect(document.text).not.toMatch(/card\.|entry\./);
  });
});
