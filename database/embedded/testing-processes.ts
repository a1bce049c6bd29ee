import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '#config/testing-folders.ts';

const report = z.object({
  owned: z.boolean().optional(),
  host: z.string().optional(),
  uid: z.number().optional(),
  ended: z.boolean().optional(),
  error: z.string().optional(),
});

let recycled: string[] = [];

/**
 * Reuses the data directory of an earlier test of the file, if there is one: creating a cluster takes a second,
 * and one that survived such a test must be good for the next.
 */
export async function dataDirectoryOfTest(): Promise<string> {
  const directory = recycled.find(existsSync) ?? (await temporaryFolder('embedded-test'));
  recycled = recycled.filter((other) => other !== directory);
  onTestFinished(async () => {
    await killAll(directory);
    recycled.push(directory);
  });
  return directory;
}

/** Creates a directory for one test; the teardown kills whatever still runs in it, and removes it. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await temporaryFolder('embedded-test');
  onTestFinished(async () => {
    await killAll(directory);
    await rm(directory, { recursive: true, force: true });
  });
  return directory;
}

/** The PostgreSQL processes whose working directory is this data directory. */
export async function postgresIn(dataDirectory: string): Promise<number[]> {
  const cluster = path.join(dataDirectory, 'postgres');
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const directories = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, position) => directories[position]?.startsWith(cluster));
}

/** Kills every PostgreSQL process of a data directory at once, to simulate a power failure. */
export async function killAll(dataDirectory: string): Promise<void> {
  for (const pid of await postgresIn(dataDirectory)) kill(pid);
}

/** The process id in `postmaster.pid`. */
export async function postmasterOf(dataDirectory: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** The supervisor's processes: the server's parent, and the parent's other child, the watcher. */
export async function supervisorsOf(postmaster: number): Promise<number[]> {
  const parent = Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${postmaster}/status`, 'utf8'))?.[1]);
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return [parent, ...children.trim().split(' ').map(Number)].filter((pid) => pid !== postmaster);
}

export function kill(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
}

/** Polls until a condition holds, and returns how long that took in ms; throws after `withinMs`. */
export async function until(condition: () => Promise<boolean>, withinMs: number): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > withinMs) throw new Error(`It did not come true within ${withinMs} ms`);
    await sleep(20);
  }
  return performance.now() - start;
}

/** Spawns one of the `testing-*.ts` programs beside this file, behind `prefix` (such as `unshare -U`). */
export function run(program: string, args: string[], options: { prefix?: string[]; env?: NodeJS.ProcessEnv } = {}): ChildProcess {
  const [command = '', ...rest] = [...(options.prefix ?? []), process.execPath, path.join(import.meta.dirname, program), ...args];
  const child = spawn(command, rest, {
    // A process group of its own, as a shell gives its jobs.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  onTestFinished(() => kill(child.pid));
  return child;
}

/** The lines that a program prints. */
export function linesOf(child: ChildProcess): AsyncIterableIterator<string> {
  if (!child.stdout) throw new TypeError('its output is not a pipe');
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

/** Starts `testing-holder.ts`; returns it with its first report and a reader of the next. */
export async function hold(dataDirectory: string, options: { prefix?: string[]; env?: NodeJS.ProcessEnv } = {}) {
  const child = run('testing-holder.ts', [dataDirectory], options);
  const lines = linesOf(child);
  const next = async () => {
    const { value } = await lines.next();
    return report.parse(JSON.parse(value ?? '{}'));
  };
  return { child, first: await next(), next };
}

/** Kills a program by SIGKILL and waits until it has exited. */
export async function killHard(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
