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

test('a film that another site plays is a card that leads out, with its length', () => {
  const shown = shownSections(sectionDefinitions.videoEmbed.example.en);
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://example.org/videos/first-visit');
  expect(shown.querySelector('a')?.getAttribute('target')).toBe('_blank');
  expect(shown.text).toContain('12:34');
});

test('a post is its own words, without a word to where it was posted', () => {
  const shown = shownSections(sectionDefinitions.instagramPost.example.es, { locale: 'es' });
  expect(shown.querySelector('blockquote')?.text).toContain('Hoy fue la última infusión.');
  expect(shown.querySelector('figcaption')?.text).toBe('Participante de muestra');
  expect(shown.toString()).not.toContain('instagram');
});
