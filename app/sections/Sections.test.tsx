import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { linksIn } from '#services/content/links.ts';
import { parseBody } from '#services/content/markdown/parse-entry.ts';
import { type KnownKind, knownKinds, sectionDefinitions } from '#services/content/sections/sections.ts';
import { I18nProvider } from '../i18n/I18n.tsx';
import { messagesFor } from '../i18n/messages.server.ts';
import { type LinkedEntries, LinkedEntriesContext } from '../rich-text/EntryLink.tsx';
import { Sections } from './Sections.tsx';

/** A section as a reader gets it, with every entry published that it leads to. */
function shown(markdown: string, locale: Locale) {
  const { sections, problems } = parseBody(markdown);
  expect(problems).toEqual([]);
  const linked: LinkedEntries = Object.fromEntries(
    linksIn(sections).entries.map((id) => [id, { path: `/${id}`, locale, title: id.replaceAll('-', ' '), sample: false }]),
  );
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messagesFor(locale)}>
      <LinkedEntriesContext value={linked}>
        <Sections sections={sections} />
      </LinkedEntriesContext>
    </I18nProvider>,
  );
  const document = parse(html);
  return {
    text: document.text,
    headings: document.querySelectorAll('h2').map((heading) => heading.text),
    links: document.querySelectorAll('a').map((anchor) => [anchor.getAttribute('href'), anchor.text]),
  };
}
const example = (kind: KnownKind, locale: Locale = 'en') => shown(sectionDefinitions[kind].example[locale], locale);

describe.each(locales)('in %s', (locale) => {
  test.each(knownKinds)('a section of the kind %s is known, has something to read, and its links lead on', (kind) => {
    const { text, links } = example(kind, locale);
    expect(text.trim()).not.toBe('');
    expect(text).not.toContain('unknown section');
    for (const [href, words] of links) {
      expect(href).toMatch(/^(\/|https:|tel:|mailto:)/);
      expect(words?.trim()).toBeTruthy();
    }
  });
});

describe('a kind without a component of its own', () => {
  test('shows its title, its words and its links', () => {
    const { headings, text, links } = example('callToAction');
    expect(headings).toEqual(['Talk with somebody today']);
    expect(text).toContain('The people who answer have heard it before.');
    expect(links).toEqual([
      ['/helplines', 'See the helplines'],
      ['/community', 'Ask the community'],
    ]);
  });

  test('leads to the entries that it shows', () => {
    expect(example('video').links).toEqual([['/videos', 'videos']]);
    expect(example('recirculationModule', 'es').links.map(([href]) => href)).toEqual([
      '/treatment-chemotherapy',
      '/treatment-radiation-therapy',
      '/treatment-side-effects',
    ]);
  });

  test('calls a link that has no words ‘Read more’', () => {
    expect(shown(':::block-quote{#a href="/a"}\nWords.\n:::', 'en').links).toEqual([['/a', 'Read more']]);
  });

  test('keeps what is for members only from everybody', () => {
    const gallery = (attributes: string) =>
      shown(`:::image-gallery{#a title="T" ${attributes}}\n- ![Alt](asset:dawn) Caption\n:::`, 'en').text;
    expect(gallery('sensitive')).toBe('TShow the pictures. They show surgery and its scars.Caption');
    expect(gallery('sensitive members-only')).toBe('T');
  });
});
