import { expect, test } from 'vitest';
import { outsideScripts } from './outside.ts';

const container = { name: 'One & more', script: 'https://one.example/"><script>.js', sources: ['https://*.collect.example'] };
const form = {
  id: '678940',
  name: 'Give',
  script: 'https://give.alba.example/sdk.js',
  component: 'a"><script>',
  sources: [],
  page: 'https://give.alba.example/678940',
};

function directivesOf(answer: Response) {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  return new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
}

test.each(['/analytics/1', '/campaign'])(
  '%s is a document kept apart from the site, which reaches the hosts of its row alone',
  async (path) => {
    const answer = await outsideScripts([container], form).request(path);
    const [directives, text] = [directivesOf(answer), await answer.text()];
    expect(answer.status).toBe(200);
    expect(directives.get('sandbox')).toEqual(['allow-scripts']);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
    const hosts = path === '/campaign' ? ['https://give.alba.example'] : ['https://one.example', 'https://*.collect.example'];
    for (const name of ['connect-src', 'frame-src']) expect(directives.get(name)).toEqual(hosts);
    expect(directives.get('script-src')?.filter((each) => !each.startsWith("'sha256-"))).toEqual(hosts);
    for (const sources of directives.values())
      expect(sources.filter((each) => each === "'self'")).toHaveLength(sources.length === 1 && sources[0] === "'self'" ? 1 : 0);
    expect(text).not.toMatch(/"><script>/);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  },
);

test('there are as many as are configured', async () => {
  for (const path of ['/analytics/1', '/analytics/0', '/campaign']) expect((await outsideScripts([], null).request(path)).status).toBe(404);
  expect((await outsideScripts([container], null).request('/analytics/2')).status).toBe(404);
});
