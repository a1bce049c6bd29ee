import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { patience } from '../patience.ts';
import { freePort, Program, PublishedDirectory, processesIn, startSite, TemporaryDirectory, waitUntil } from '../processes.ts';

const data = new PublishedDirectory();
const secret = 'a secret that is long enough to be one';

afterAll(() => data[Symbol.asyncDispose]());

/** Starts the site with something wrong, and gives how it ended. */
async function startWrongly(variables: Record<string, string>, words: readonly string[] = []): Promise<Program> {
  const port = String(await freePort());
  const program = new Program(
    'script/serve.ts',
    { NODE_ENV: 'production', PORT: port, DATA_DIR: data.path, PUBLISH: '0', ...variables },
    { words },
  );
  onTestFinished(async () => {
    if (!program.ended) await program.end('SIGKILL');
  });
  const ended = program.exited.then(() => true);
  const ready = program.says('Alba is ready', 180_000).then(
    () => false,
    () => true,
  );
  if (!(await Promise.race([ended, ready]))) throw new Error(`It started with ${JSON.stringify(variables)}`);
  return program;
}

const memberKeys = '2026-11:2027-11-22:a-member-key-of-the-tests-and-of-nothing-else';
const production = { ENVIRONMENT: 'production', SECRET: secret, MEMBER_KEYS: memberKeys, ORIGIN: 'https://alba.example' };

// `config/environment.test.ts` has all that may be wrong.
describe('A wrong value stops the start with one line that names it', () => {
  test.each<[name: string, variables: Record<string, string>]>([
    ['PORT', { PORT: 'many' }],
    ['SECRET', { ENVIRONMENT: 'production', ORIGIN: 'https://alba.example' }],
    ['MEMBER_KEYS', { MEMBER_KEYS: 'hunter2' }],
  ])('%s in %j', async (name, variables) => {
    const program = await startWrongly(variables);
    expect(program.errorLines).toEqual([expect.stringMatching(new RegExp(`\\b${name}\\b`))]);
    expect(await program.exited).toEqual({ code: 1, signal: null });
    expect(program.output).not.toContain('ready');
    expect(await processesIn(data.path)).toEqual([]);
  });

  test('and a secret is not repeated in it', async () => {
    const program = await startWrongly({ SECRET: 'hunter2' });
    expect(program.errors).not.toContain('hunter2');
    const other = await startWrongly({ DATABASE_URL: 'mysql://alba:hunter2@alba.example/alba' });
    expect(other.errors).not.toContain('hunter2');
  });
});

describe('What is in the way is one line, and leaves nothing behind', () => {
  test('a port that is taken', async () => {
    const { server, port } = await listener();
    const program = await startWrongly({ PORT: String(port) });
    expect(program.errorLines).toEqual([expect.stringContaining(String(port))]);
    expect(await program.exited).toEqual({ code: 1, signal: null });
    expect(await processesIn(data.path)).toEqual([]);
    const measured = await startWrongly({ METRICS_PORT: String(port) });
    expect(measured.errorLines).toEqual([expect.stringContaining(String(port))]);
    expect(await measured.exited).toEqual({ code: 1, signal: null });
    // That of the registry that is made up is 20,000 further.
    const sample = await startWrongly({ PORT: String(port - 20_000) }, ['--sample-trials']);
    expect(sample.errorLines).toEqual([expect.stringContaining(`--sample-trials: port ${port}`)]);
    expect(await sample.exited).toEqual({ code: 1, signal: null });
    expect(await processesIn(data.path)).toEqual([]);
    server.close();
  });

  test('a port that is taken, found while the database is still being made', async () => {
    await using empty = new TemporaryDirectory();
    const { server, port } = await listener();
    onTestFinished(() => void server.close());
    const program = await startWrongly({ PORT: String(port), DATA_DIR: empty.path });
    expect(program.errorLines).toEqual([expect.stringContaining(String(port))]);
    expect(await program.exited).toEqual({ code: 1, signal: null });
    expect(await processesIn(empty.path)).toEqual([]);
  });

  test('a host that is none', async () => {
    const program = await startWrongly({ ...production, LOG_LEVEL: 'error', HOST: 'no-such-host.invalid' });
    expect(program.errorLines).toEqual([expect.stringContaining('no-such-host.invalid')]);
    expect(await program.exited).toEqual({ code: 1, signal: null });
  });

  test('a password that the database refuses, which is not said', async () => {
    await using refusing = await refusingDatabase();
    const program = await startWrongly({ DATABASE_URL: `postgres://alba:hunter2@127.0.0.1:${refusing.port}/alba` });
    expect(program.errorLines).toHaveLength(1);
    expect(program.errors).not.toContain('hunter2');
    expect((await program.exited).code).toBe(1);
  });

  test('a password that is refused only once the site stands by', async () => {
    await using refusing = await refusingDatabase(4_000);
    const program = await startWrongly({ DATABASE_URL: `postgres://alba:hunter2@127.0.0.1:${refusing.port}/alba` });
    expect(program.errors).toContain('password authentication failed');
    expect(program.errors).not.toContain('hunter2');
    expect((await program.exited).code).toBe(1);
  });

  test('a data directory that is a file', async () => {
    await using folder = new TemporaryDirectory();
    await writeFile(`${folder.path}/file`, '');
    const program = await startWrongly({ DATA_DIR: `${folder.path}/file` });
    expect(program.errorLines).toEqual([expect.stringContaining(`${folder.path}/file`)]);
    expect((await program.exited).code).toBe(1);
  });
});

test('In production there is no workbench, and browsers are told to keep to https', async () => {
  const { program, port } = await startSite({ dataDirectory: data.path, variables: { ...production, PUBLISH: '1' } });
  onTestFinished(async () => void (await program.end()));
  for (const path of ['/workbench', '/es/workbench', '/workbench.data']) {
    // While a busy machine is late with it, it is 503.
    const response = await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([path, answer.status]).not.toEqual([path, 503]);
      return answer;
    });
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  }
  const home = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const canonical = '<link rel="canonical" href="https://alba.example/"';
  // While it takes long to make, the copy is sent that was saved under another origin.
  await waitUntil(async () => (await home()).includes(canonical), patience, 'home is made');
});

test('In maintenance every page is the 503 page in its language, while health and assets answer', async () => {
  const { program, origin } = await startSite({ dataDirectory: data.path, variables: { MAINTENANCE: '1' } });
  onTestFinished(async () => void (await program.end()));
  let stylesheet = '';
  for (const { path, words } of [
    { path: '/', words: 'The site is currently down for scheduled maintenance.' },
    { path: '/treatment/chemotherapy', words: 'The site is currently down for scheduled maintenance.' },
    { path: '/nothing-here', words: 'The site is currently down for scheduled maintenance.' },
    { path: '/es', words: 'El sitio está cerrado por mantenimiento programado.' },
    { path: '/es/tratamiento/quimioterapia', words: 'El sitio está cerrado por mantenimiento programado.' },
    { path: '/sitemap.xml', words: 'maintenance' },
    { path: '/workbench', words: 'maintenance' },
  ]) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 503]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).not.toMatch(/public/);
    const body = await response.text();
    expect(body).toContain(words);
    stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? '';
  }
  for (const path of ['/health/live', '/health/ready', stylesheet]) {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
  }
});

function listener(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve({ server, port: address.port });
    });
  });
}

/** Answers who signs in as PostgreSQL answers a wrong password. */
async function refusingDatabase(afterMs = 0) {
  const { server, port } = await listener();
  const field = (code: string, value: string) => `${code}${value}\0`;
  const fields = `${field('S', 'FATAL')}${field('V', 'FATAL')}${field('C', '28P01')}${field('M', 'password authentication failed for user "alba"')}\0`;
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const refusal = Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
  server.on('connection', (socket) => socket.on('error', () => {}).once('data', () => setTimeout(() => socket.end(refusal), afterMs)));
  return { port, [Symbol.asyncDispose]: async () => void server.close() };
}
