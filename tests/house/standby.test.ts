import { readdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { longestRun, patience } from '../patience.ts';
import { freePort, Program, PublishedDirectory, startSite, TemporaryDirectory, waitUntil } from '../processes.ts';

/** A site that ran, published and ended: what it saved is there. */
const data = new PublishedDirectory();
/** The database of another site, which goes on. */
const other = new TemporaryDirectory();
const atNight = [
  ...['/', '/helplines', '/about-you/newly-diagnosed', '/infection-and-fever'],
  ...['/es', '/es/lineas-de-ayuda', '/es/sobre-ti/diagnostico-reciente', '/es/infeccion-y-fiebre'],
];

const withoutDatabase = ['/helplines', '/es/lineas-de-ayuda'];

beforeAll(async () => {
  const { program, origin } = await startSite({ dataDirectory: data.path });
  const saved = async () =>
    (await Promise.all(atNight.map((path) => fetch(origin + path)))).every(({ ok }) => ok) && (await savedIn(data.path)) === atNight.length;
  await waitUntil(saved, patience, 'all pages for the night are saved');
  await program.end();
});

afterAll(async () => {
  await Promise.all([data, other].map((folder) => folder[Symbol.asyncDispose]()));
});

test('While the database answers nothing the site listens, sends what matters at night, and says the truth of the rest; then it serves all', async () => {
  const holder = new Program('tests/faults/holder.ts', {}, { words: [other.path] });
  onTestFinished(async () => void (await holder.end()));
  await holder.says('ready', longestRun);
  await using silent = await silentDatabase(other.path);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = new Program('script/serve.ts', {
    ...{ NODE_ENV: 'production', PORT: String(port), ORIGIN: origin, DATA_DIR: data.path, LOG_LEVEL: 'error' },
    DATABASE_URL: silent.url,
  });
  onTestFinished(async () => {
    if (!program.ended) await program.end();
  });
  const answers = (path: string) => fetch(origin + path).catch(() => null);

  await waitUntil(async () => (await answers('/health/live'))?.ok === true, patience, 'it listens');
  expect(program.output).not.toContain('ready');
  for (const path of atNight) {
    const notice = path.startsWith('/es') ? 'Esta es una copia guardada' : 'This is a saved copy';
    const asked = async () => {
      const answer = await answers(path);
      const text = (await answer?.text()) ?? '';
      expect([path, answer?.status, text.includes('<h1')]).toEqual([path, 200, true]);
      return { answer, text, isCopy: text.includes(notice) };
    };
    let { answer, text, isCopy } = await asked();
    // The numbers to call are the site's own, and need no copy; while a busy machine is late with them, there is one all the same.
    for (const until = performance.now() + patience; isCopy && withoutDatabase.includes(path) && performance.now() < until; )
      ({ answer, text, isCopy } = await asked());
    expect([path, isCopy]).toEqual([path, !withoutDatabase.includes(path)]);
    if (isCopy) expect(answer?.headers.get('Cache-Control')).toBe('no-store');
    const [stylesheet = ''] = /\/assets\/[^"]+\.css/.exec(text) ?? [];
    expect((await answers(stylesheet))?.status).toBe(200);
  }
  const treatment = await answers('/treatment');
  expect([treatment?.status, await treatment?.text()]).toEqual([503, expect.stringContaining('We cannot reach this page right now')]);
  expect((await answers('/health/ready'))?.status).toBe(503);

  silent.answer();
  await program.says('Alba is ready', longestRun);
  // While it takes long to make a page, the saved copy is sent, or 503.
  const isMade = async () => {
    const home = await answers('/');
    return home?.status === 200 && !(await home.text()).includes('saved copy');
  };
  await waitUntil(isMade, patience, 'home is made');
  await waitUntil(async () => (await answers('/treatment'))?.status === 200, patience, 'another page is made');
});

async function savedIn(folder: string): Promise<number> {
  return (await readdir(path.join(folder, 'saved-pages')).catch(() => [])).length;
}

/** Takes connections and says nothing, as a server that hangs; once told to, it leads to the database of a folder. */
async function silentDatabase(folder: string) {
  const sockets = new Set<Socket>();
  let answers = false;
  const behind = await embeddedConnection(folder);
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    if (!answers) return;
    const database = connect(`${behind.host}/.s.PGSQL.${behind.port}`).on('error', () => socket.destroy());
    socket.pipe(database).pipe(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${behind.user}@127.0.0.1:${port}/${behind.database}`,
    answer() {
      answers = true;
      hangUp();
    },
    async [Symbol.asyncDispose]() {
      hangUp();
      server.close();
    },
  };
}
