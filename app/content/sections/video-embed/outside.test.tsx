import { describe, expect, test } from 'vitest';
import { shownSections } from '#app/content/sections/testing.tsx';
import { sectionDefinitions } from '#services/content/model/sections/sections.ts';

describe.each(['video', 'podcast'])('a %s', (name) => {
  test('is the card of its entry, and unknown where that is not published', () => {
    const markdown = `::${name}{#a entry="one"}`;
    expect(
      shownSections(markdown)
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/one']);
    expect(shownSections(markdown, { entries: {} }).text).toBe('unknown section');
  });
});

test('a film that another site plays is asked for by a button, and its page is a link', () => {
  const shown = shownSections(sectionDefinitions.videoEmbed.example.en);
  expect(shown.querySelector('figure')?.getAttribute('data-embed')).toContain('https://www.youtube-nocookie.com/embed/SAMPLE-film');
  expect(shown.querySelector('button')?.text).toBe('Play from YouTube: Your first visit, step by step (12:34)');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=SAMPLE-film');
  expect(shown.querySelector('iframe, script, link')).toBeNull();
  const addresses = shown.querySelectorAll('[src], [srcset]').map((each) => each.getAttribute('src') ?? '');
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
});

test('a film on a site that is not configured is a card that leads there, with its length', () => {
  const shown = shownSections('::video-embed[A walk]{#walk url="https://films.example.org/walk" duration="12:34"}');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://films.example.org/walk');
  expect(shown.querySelector('a')?.getAttribute('target')).toBe('_blank');
  expect(shown.querySelector('button')).toBeNull();
  expect(shown.text).toContain('12:34');
});

test('a map is shown on a click', () => {
  const shown = shownSections('::video-embed[Where we meet]{#place url="https://www.openstreetmap.org/?mlat=40.7&mlon=-74"}');
  expect(shown.querySelector('button')?.text).toBe('Show the map from OpenStreetMap: Where we meet');
});

test('a post is its own words, and comes from where it was posted on a click', () => {
  const shown = shownSections(sectionDefinitions.instagramPost.example.es, { locale: 'es' });
  expect(shown.querySelector('blockquote')?.text).toContain('Hoy fue la última infusión.');
  expect(shown.querySelector('figcaption')?.text).toBe('Participante de muestra');
  expect(shown.querySelector('button')?.text).toContain('Mostrar la publicación de Instagram');
  expect(shown.querySelector('iframe, script')).toBeNull();
});
