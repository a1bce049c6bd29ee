import { expect, test } from 'vitest';
import { hostedFilms } from './embeds.ts';

const player = {
  name: 'Films & more',
  script: 'https://players.films.example/1/abc_default/index.min.js',
  styleSheet: 'https://styles.films.example/player.css',
  account: '1',
  player: 'abc"><script>',
  sources: ['https://*.media.example'],
};

test('a hosted film is a document kept apart from the site, which runs the script of its player and nothing else', async () => {
  const answer = await hostedFilms(player).request('/123456');
  const [policy = '', text] = [answer.headers.get('Content-Security-Policy') ?? '', await answer.text()];
  const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
  expect(answer.status).toBe(200);
  expect(directives.get('sandbox')).toEqual(['allow-scripts']);
  expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  expect(directives.get('script-src')?.filter((each) => !each.startsWith("'sha256-"))).toEqual([
    'https://players.films.example',
    'https://styles.films.example',
    'https://*.media.example',
  ]);
  expect(policy).not.toContain("'self' ");
  expect(text).toContain('data-video-id="123456"');
  expect(text).toContain(`src="${player.script}"`);
  expect(text).not.toContain('abc"><script>');
});

test('there is none of another form of id, nor for an organisation without a player', async () => {
  for (const path of ['/a-b', '/%22', `/${'1'.repeat(41)}`, '/']) expect((await hostedFilms(player).request(path)).status).toBe(404);
  expect((await hostedFilms(null).request('/123456')).status).toBe(404);
});
