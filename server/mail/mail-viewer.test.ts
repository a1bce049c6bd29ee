import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { type Environment, parseEnvironment } from '#config/environment.ts';
import { organisation } from '#config/organisation.ts';
import type { Connection } from '#server/load/visitor.ts';
import { mailFolder } from '#services/mail/mail-files.ts';
import { fileSend } from '#services/mail/send.ts';
import { mailSamples } from '#services/mail/templates/samples.ts';
import { testMessage } from '#services/mail/testing.ts';
import { issueSamples } from '#services/newsletter/issue-samples.ts';
import { letterSamples } from './letter-samples.ts';
import { mailViewer } from './mail-viewer.ts';

const dataDirectory = await mkdtemp(`${tmpdir()}/alba-dev-mail-`);
afterAll(() => rm(dataDirectory, { recursive: true }));
const environment = parseEnvironment({ DATA_DIR: dataDirectory });
const name = '2026-11-20T22-31-05.123Z-amapola@example.org-01234567.eml';

/** The connection of somebody who asks from an address. */
const from = (address: string): Connection => ({
  incoming: new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: address })),
});

async function get(
  path: string,
  change: Partial<Environment> = {},
  { address = '127.0.0.1', host = new URL(environment.origin).host } = {},
) {
  const request = new Request(`http://${host}${path}`, { headers: { Host: host } });
  const response = await mailViewer({ ...environment, ...change }).fetch(request, from(address));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, document: parse(text) };
}

describe('In development', () => {
  test('the list is empty at first, then has what was sent, and one of each kind', async () => {
    expect((await get('/')).text).toContain('None yet.');
    const html = '<html lang="es"><head></head><body><p>Ábralo <script>alert(1)</script></p></body></html>';
    await fileSend(mailFolder(dataDirectory)).send(
      testMessage({ id: '0123456789', html, text: 'Ábralo <b>\n' }),
      new AbortController().signal,
    );
    const { text, document } = await get('/');
    expect(text).toContain('Elija una contraseña nueva');
    const targets = document.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(targets).toContain(`/dev/mail/${name}`);
    expect(targets.filter((target) => target?.startsWith('/dev/mail/sample/'))).toHaveLength(
      mailSamples.length + issueSamples('').length + letterSamples(environment.origin).length,
    );
  });

  test('a mail is shown as text, and as HTML in a frame that runs nothing', async () => {
    const { status, document, headers } = await get(`/${name}`);
    expect(status).toBe(200);
    expect(document.querySelector('pre')?.text).toBe('Ábralo <b>\n');
    expect(document.querySelector('b, script')).toBeNull();
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin|forms/);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Cache-Control')).toBe('no-store');
    const shown = await get(`/${name}/html`);
    expect(shown.text).toContain('Ábralo');
    expect(shown.text).toContain('<base target="_blank">');
    const policy = shown.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/^sandbox (?!.*(scripts|same-origin|forms))/);
  });

  test('one of each kind can be looked at', async () => {
    const named = mailSamples.map(({ content }) => ('username' in content ? content.username : organisation.name));
    for (const [index, shows] of [...named, ...issueSamples('').map(() => organisation.name)].entries()) {
      expect((await get(`/sample/${index}`)).status).toBe(200);
      expect((await get(`/sample/${index}/html`)).text).toContain(shows);
    }
  });

  test.each(['/nothing.eml', `/${name.replace('amapola', 'ana')}`, '/..%2Fsecret', '/sample/999', '/sample/x'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect((await get(`${path}/html`)).status).toBe(404);
    },
  );
});

test.each<Partial<Environment>>([
  { name: 'production' },
  { smtp: { host: 'localhost', port: 25, isSecure: false, needsTls: false, login: undefined } },
])('There is nothing of it with %j', async (change) => {
  for (const path of ['/', `/${name}`, `/${name}/html`, '/sample/0']) expect((await get(path, change)).status).toBe(404);
});

test.each([
  ['another machine', {}, { address: '192.0.2.7' }],
  ['another machine, by IPv6', {}, { address: '2001:db8::7' }],
  ['nobody knows where', {}, { address: '' }],
  ['a page whose name was made to lead here', {}, { host: 'rebind.evil.example:3000' }],
  ['another name of this machine', {}, { host: 'localhost:3000' }],
  ['the same host, at another port', {}, { host: '127.0.0.1:3001' }],
  ['this machine, of a site that others can reach', { origin: 'http://alba.example' }, { host: 'alba.example' }],
] as const)('Nothing of it is shown to %s', async (_, change, asked) => {
  for (const path of ['/', `/${name}`, `/${name}/html`, '/sample/0']) {
    const { status, text } = await get(path, change, asked);
    expect([path, status, text]).toEqual([path, 404, 'Not found']);
  }
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('It is shown to this machine, as %s', async (address) => {
  expect((await get('/', {}, { address })).status).toBe(200);
});
