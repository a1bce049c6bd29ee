import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { newEntry } from '#services/content/source/new-entry.ts';
import { eventually } from '../eventually.ts';
import { patience } from '../patience.ts';
import {
  freePort,
  isAlive,
  Program,
  PublishedDirectory,
  processesIn,
  type Site,
  startSite,
  TemporaryDirectory,
  waitUntil,
  webProcessesOf,
} from '../processes.ts';

const data = new PublishedDirectory();
const library = new TemporaryDirectory();

async function startForTest(variables: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ dataDirectory: data.path, variables, words: ['--processes', '2'] });
  onTestFinished(async () => {
    if (!site.program.ended) await site.program.end('SIGKILL');
  });
  return site;
}

/** Asks on a connection of its own, which another process gets each time. */
async function ask(address: string): Promise<{ status: number; from: string | null; text: string }> {
  const response = await fetch(address, { headers: { Connection: 'close' }, redirect: 'manual' });
  return { status: response.status, from: response.headers.get('Cache-Status'), text: await response.text() };
}

/** Several answers, one after the other: from both processes. */
async function askAll(address: string): Promise<Awaited<ReturnType<typeof ask>>[]> {
  const answers = [];
  for (let time = 0; time < 16; time++) answers.push(await ask(address));
  return answers;
}

/** Until then a page may be the one that is being made, or, where that takes long, 503. */
async function bothKeep(address: string): Promise<void> {
  await waitUntil(async () => (await askAll(address)).every(({ from }) => from === 'alba; hit'), patience, 'both keep it');
}

async function end(program: Program, signal?: NodeJS.Signals): Promise<void> {
  const pids = await webProcessesOf(program);
  expect(await program.end(signal)).toEqual({ code: 0, signal: null });
  expect(pids.filter(isAlive)).toEqual([]);
  expect(await processesIn(data.path)).toEqual([]);
}

afterAll(async () => {
  await data[Symbol.asyncDispose]();
  await library[Symbol.asyncDispose]();
});

test('Two processes serve on one port, and end cleanly with the one above them', async () => {
  const { program, origin } = await startForTest();
  expect(await webProcessesOf(program)).toHaveLength(2);
  await bothKeep(`${origin}/treatment`);
  await end(program);
  expect(program.errors).toBe('');
});

test('Ctrl-C, which a terminal sends to each of them, ends them as cleanly', async () => {
  const { program, origin } = await startForTest();
  await (await fetch(origin, { headers: { Connection: 'keep-alive' } })).text();
  for (const pid of await webProcessesOf(program)) process.kill(pid, 'SIGINT');
  await end(program, 'SIGINT');
  expect(program.errors).toBe('');
});

test('One that is killed is replaced, and readers go on', async () => {
  const { program, origin } = await startForTest();
  const [killed = 0, other] = await webProcessesOf(program);
  process.kill(killed, 'SIGKILL');
  let failed = 0;
  for (let later = 0; later < 100; later += (await webProcessesOf(program)).length === 2 ? 1 : 0) {
    await ask(`${origin}/treatment`).catch(() => failed++);
    await sleep(5);
  }
  // What it was just given is lost with it, and nothing later.
  expect(failed).toBeLessThan(3);
  expect(program.output).toContain('A web process ended (SIGKILL): starting another.');
  const now = await webProcessesOf(program);
  expect(now).toHaveLength(2);
  expect(now).toContain(other);
  await waitUntil(
    async () => (await askAll(`${origin}/treatment`)).every(({ from }) => from === 'alba; hit'),
    patience,
    'the new one serves as well',
  );
  await end(program);
});

test('One that has just begun ends with the others', async () => {
  const { program } = await startForTest();
  const before = await webProcessesOf(program);
  process.kill(before[0] ?? 0, 'SIGKILL');
  await waitUntil(async () => (await webProcessesOf(program)).some((pid) => !before.includes(pid)), patience, 'another has begun');
  await sleep(300);
  await end(program);
});

test('Killed, the one above leaves nothing behind, and the next start works by itself', async () => {
  const { program } = await startForTest();
  const pids = await webProcessesOf(program);
  expect(pids).toHaveLength(2);
  expect((await processesIn(data.path)).length).toBeGreaterThan(0);
  program.child.kill('SIGKILL');
  await waitUntil(async () => !pids.some(isAlive) && (await processesIn(data.path)).length === 0, patience, 'nothing is left');
  const again = await startForTest();
  await waitUntil(async () => (await ask(`${again.origin}/treatment`)).status === 200, patience, 'a page is made');
  await end(again.program);
});

test('A port that several share is taken for all others, and they say so in one line', async () => {
  await using other = new TemporaryDirectory();
  const { program, port, origin } = await startForTest();
  const error = await startSite({ dataDirectory: other.path, variables: { PORT: String(port) }, words: ['--processes', '2'] }).catch(
    String,
  );
  expect(error).toMatch(/EADDRINUSE.*\n$/);
  expect((await ask(`${origin}/health/ready`)).status).toBe(200);
  await end(program);
});

describe('Beside it', () => {
  test('script/content publish is seen by all of them', async () => {
    const { program, origin } = await startForTest();
    await mkdir(path.join(library.path, 'page/beside'), { recursive: true });
    const publish = async (title: string) => {
      for (const locale of ['en', 'es'] as const) {
        const text = newEntry('page', 'beside', locale, '2026-11-20').replace('status: draft', 'status: published');
        await writeFile(path.join(library.path, 'page/beside', `${locale}.md`), text.replace(/title: .*/, `title: ${title}`));
      }
      const command = new Program('script/library.ts', { DATA_DIR: data.path }, { words: ['--folder', library.path, 'publish'] });
      expect([await command.exited, command.output]).toEqual([{ code: 0, signal: null }, expect.stringContaining('Published 1')]);
    };
    await publish('Once');
    for (const title of ['Twice', 'Thrice', 'Again']) {
      await bothKeep(`${origin}/beside`);
      await publish(title);
      await waitUntil(async () => (await askAll(`${origin}/beside`)).every(({ text }) => text.includes(`>${title}</h1>`)), patience, title);
    }
    await end(program);
  });

  test('/metrics adds up the numbers of all of them, and tells of nobody', async () => {
    const port = await freePort();
    const { program, origin } = await startForTest({ METRICS_PORT: String(port), LOG_LEVEL: 'silent' });
    const metrics = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(response.status).toBe(200);
      const text = await response.text();
      const numberOf = (name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')[1] ?? 0,
        );
      return {
        text,
        answers: numberOf('alba_answers_total{method="GET",status="200"}'),
        hits: numberOf('alba_pages_total{outcome="hit"}'),
        listening: numberOf('alba_publications_listening'),
      };
    };
    const page = `${origin}/treatment/chemotherapy`;
    await bothKeep(page);
    await askAll(`${page}?utm_source=secret`);
    await ask(`${origin}/secret-path`);
    // A process that is late with its numbers is left out of the sum.
    const ofBoth = () =>
      eventually(async () => {
        const sum = await metrics();
        expect(sum.listening).toBe(2);
        return sum;
      });
    const before = await ofBoth();
    await askAll(page);
    const after = await ofBoth();
    expect([after.answers - before.answers, after.hits - before.hits]).toEqual([16, 16]);
    expect(after.text).not.toMatch(/chemotherapy|secret|127\.0\.0\.1|utm/);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    // While one of them is being begun again there are numbers all the same.
    const pids = await webProcessesOf(program);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await program.says('A web process ended');
    await waitUntil(async () => (await metrics()).listening === 2, patience, 'both listen');
    await end(program);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  });
});

test.each([
  ['--processes', '0'],
  ['--processes', '65'],
  ['--processes', '1.5'],
  ['--processes', 'many'],
  ['--processes'],
  ['--proceses', '2'],
  ['2'],
])('Started with %s %s it says in one line what is wrong', async (...words) => {
  const program = new Program('script/serve.ts', { DATA_DIR: data.path }, { words });
  expect(await program.exited).toEqual({ code: 1, signal: null });
  expect(program.errorLines).toHaveLength(1);
  expect(program.errors).toMatch(/--proces|'2'/);
  expect(program.output).toBe('');
});
