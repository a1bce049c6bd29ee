import { expect, test } from 'vitest';
import { embedOf, frameSources, instagramEmbed } from './embeds.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=abcdefghi_1&list=x',
    'https://www.youtube-nocookie.com/embed/abcdefghi_1?autoplay=1&rel=0&enablejsapi=1',
  ],
  ['https://youtu.be/abcdefghi-1?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghi-1?autoplay=1&rel=0&enablejsapi=1'],
  ['https://m.youtube.com/shorts/abcdefghi-1', 'https://www.youtube-nocookie.com/embed/abcdefghi-1?autoplay=1&rel=0&enablejsapi=1'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
  ['https://vimeo.com/123456789/0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=0a1b2c3d4e'],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=0a1b2c3d4e'],
  [
    'https://www.openstreetmap.org/?mlat=40.7&mlon=-74#map=16/40.7/-74',
    'https://www.openstreetmap.org/export/embed.html?bbox=-74.00600%2C40.69700%2C-73.99400%2C40.70300&layer=mapnik&marker=40.7%2C-74',
  ],
  ['https://www.instagram.com/p/SAMPLE_post-1/', 'https://www.instagram.com/p/SAMPLE_post-1/embed/captioned/'],
])('%s is shown in a frame', (address, frame) => {
  const embed = embedOf(address);
  expect(embed?.frame).toBe(frame);
  for (const url of [embed?.frame, embed?.page]) expect(new URL(String(url)).protocol).toBe('https:');
  expect(frameSources.split(' ')).toContain(new URL(frame).origin);
});

test.each([
  'http://www.youtube.com/watch?v=abcdefghi_1',
  'https://www.youtube.com/watch?v=too-short',
  'https://www.youtube.com/watch?v=abcdefghi_1%22%3E',
  'https://www.youtube.com.example.org/watch?v=abcdefghi_1',
  'https://example.org/?v=abcdefghi_1',
  'https://vimeo.com/channels/123456789',
  'https://vimeo.com/123456789?h=%22onload',
  'https://www.openstreetmap.org/?mlat=1e9&mlon=0',
  'https://www.openstreetmap.org/?mlat=40',
  'https://www.instagram.com/somebody/',
  'javascript:alert(1)',
  'nonsense',
])('%s is none that is known', (address) => {
  expect(embedOf(address)).toBeNull();
});

test('a post is found by its id alone', () => {
  expect(instagramEmbed('SAMPLE_post-1')?.page).toBe('https://www.instagram.com/p/SAMPLE_post-1/');
  expect(instagramEmbed('../etc')).toBeNull();
});
