import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { longestRun, patience } from './patience.ts';

/** The folder of this project. */
export const projectFolder = path.dirname(import.meta.dirname);

/** Flags of a program that is to end when the process ends that started it with a pipe for standard input, also by SIGKILL. */
export const endingWithParent = ['--import', path.join(import.meta.dirname, 'end-with-parent.ts')];

const running = new Set<Program>();
const directories = new Set<string>();
/** Those of them that hold all of the library as it is. */
const published = new Set<string>();

// Whatever a failed test left. Databases end with the process that started them.
process.once('exit', () => {
  for (const program of running) program.child.kill('SIGKILL');
  for (const directory of directories) remove(directory);
});

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  directories.delete(directory);
}

/** An empty folder of one's own, gone with the process at the latest. */
export class TemporaryDirectory implements AsyncDisposable {
  readonly path = realpathSync(mkdtempSync(path.join(tmpdir(), 'alba-house-')));

  constructor() {
    directories.add(this.path);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await waitUntil(async () => (await processesIn(this.path)).length === 0, patience, `nothing runs in ${this.path}`).finally(() =>
      remove(this.path),
    );
  }
}

/**
 * One where a site has published the library and ended, wherever that was prepared (`published-library.ts`). A site that starts on it does not
 * look for what there is to publish, unless it is told to (`PUBLISH`): that is to read every text and decode every picture, each time.
 */
export class PublishedDirectory extends TemporaryDirectory {
  constructor() {
    super();
    const { PUBLISHED_DATA: prepared } = process.env;
    if (!prepared) return;
    // Node's own copy loses who may enter a folder.
    execFileSync('cp', ['-a', `${prepared}/.`, this.path]);
    published.add(this.path);
  }
}

/** What a site is told that starts on a folder: not to publish what is there as it is. */
export function publishing(dataDirectory: string): Variables {
  return published.has(dataDirectory) ? { PUBLISH: '0' } : {};
}

/**
 * A port that nobody listened on a moment ago. Below those that a system gives to whoever asks for any: until it is used, which may be a
 * while, it would give it to somebody else.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * What a shell would give a program, and nothing else of the tests' own environment; what Node compiled for others is shared. No registry
 * of trials is asked.
 */
export function shellEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '/', LANG = 'C.UTF-8', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, LANG, TRIALS_REGISTRY_URL: 'none', ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
}

/** Whether a process of this machine is there, running or not yet waited for. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null };
type Variables = Record<string, string>;

/** A running script of the project, and what it has said. */
export class Program {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  output = '';
  errors = '';
  ended = false;

  constructor(
    file: string,
    variables: Variables,
    { folder = projectFolder, words = [] }: { folder?: string; words?: readonly string[] } = {},
  ) {
    this.child = spawn(process.execPath, [...endingWithParent, path.join(folder, file), ...words], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...shellEnvironment(), ...variables },
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text;
    });
    this.exited = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code, signal) => {
        this.ended = true;
        running.delete(this);
        resolve({ code, signal });
      });
    });
    running.add(this);
  }

  get lines(): string[] {
    return this.output.split('\n').filter((line) => line !== '');
  }

  get errorLines(): string[] {
    return this.errors.split('\n').filter((line) => line !== '');
  }

  /** Waits for words on standard output. */
  async says(words: string, withinMs = patience): Promise<void> {
    await waitUntil(() => this.ended || this.output.includes(words), withinMs, `it says "${words}"\n${this.output}${this.errors}`);
    if (!this.output.includes(words)) throw new Error(`It ended without saying "${words}":\n${this.output}${this.errors}`);
  }

  /** Signals it and waits for its end; a program that does not end in time is killed, and an error. */
  async end(signal: NodeJS.Signals = 'SIGTERM', withinMs = patience): Promise<Exit> {
    this.child.kill(signal);
    const late = new AbortController();
    const exit = await Promise.race([this.exited, sleep(withinMs, undefined, { signal: late.signal })]);
    late.abort();
    if (exit) return exit;
    this.child.kill('SIGKILL');
    await this.exited;
    throw new Error(`It did not end within ${withinMs} ms of ${signal}:\n${this.output}${this.errors}`);
  }
}

/** The site, answering at `origin`. */
export type Site = { program: Program; origin: string; port: number; readyAfterMs: number };

type SiteOptions = {
  dataDirectory: string;
  variables?: Variables;
  folder?: string;
  script?: 'serve' | 'dev';
  /** By what this machine is called in its address: passkeys know no numbers. */
  host?: '127.0.0.1' | 'localhost';
  /** What stands behind the script on its command line. */
  words?: readonly string[];
};

/** Starts the site on a port of its own and waits until it answers. */
export async function startSite({
  dataDirectory,
  variables = {},
  folder,
  script = 'serve',
  words = [],
  host = '127.0.0.1',
}: SiteOptions): Promise<Site> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const started = performance.now();
  const program = new Program(
    `script/${script}.ts`,
    {
      NODE_ENV: script === 'serve' ? 'production' : 'development',
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      ...publishing(dataDirectory),
      ...variables,
    },
    folder === undefined ? { words } : { folder, words },
  );
  try {
    await program.says(`Alba is ready at ${variables.ORIGIN ?? origin}`, longestRun);
  } catch (error) {
    await program.end('SIGKILL');
    throw error;
  }
  return { program, origin, port, readyAfterMs: performance.now() - started };
}

/** The processes that work in a folder or were told of it: its database, and what watches over that. */
export async function processesIn(directory: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  const mentions = async (pid: number) => {
    const [folder, command] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    ]);
    return folder.startsWith(directory) || command.includes(directory);
  };
  const found = await Promise.all(pids.map(mentions));
  return pids.filter((_, index) => found[index]);
}

/** The processes that one has started, and that run a script of the project: its web processes. */
export async function webProcessesOf({ child }: Program): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const isOne = async (pid: number) => {
    const [status, command] = await Promise.all(
      ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
    );
    // The name of a program, in parentheses, may hold anything; then its state and the process above it.
    const [state, parent] = status?.slice(status.lastIndexOf(')') + 2).split(' ') ?? [];
    return state !== 'Z' && Number(parent) === child.pid && command?.includes('script/serve.ts') === true;
  };
  const found = await Promise.all(pids.map(isOne));
  return pids.filter((_, index) => found[index]);
}

/** Waits for something to come true, and gives how long that took in milliseconds. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, withinMs: number, what: string): Promise<number> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > withinMs) throw new Error(`Not so after ${withinMs} ms: ${what}`);
    await sleep(20);
  }
  return performance.now() - started;
}
