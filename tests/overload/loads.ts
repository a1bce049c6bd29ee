import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { freePort, projectFolder } from '../processes.ts';
import { type Findings, findingsSchema, type Plan } from './load-plan.ts';

/** A load, from a process of its own that is ready by now: it begins when this is called. */
async function prepare(plan: Plan): Promise<() => Promise<Findings>> {
  const maker = startMaker('tests/overload/make-load.ts', JSON.stringify(plan));
  await nextOf(maker);
  return async () => {
    maker.child.stdin?.write('go\n');
    return findingsSchema.parse(JSON.parse(await nextOf(maker)));
  };
}

export async function runAlone(plan: Plan): Promise<Findings> {
  const begin = await prepare(plan);
  return begin();
}

export async function runTogether(one: Plan, other: Plan): Promise<[Findings, Findings]> {
  const [beginOne, beginOther] = [await prepare(one), await prepare(other)];
  return Promise.all([beginOne(), beginOther()]);
}

/** A server that answers everything at once with the same page. */
export async function startBare(directory: string, page: Buffer): Promise<{ port: number; end(): void }> {
  const [headersFile, bodyFile, port] = [path.join(directory, 'headers.json'), path.join(directory, 'body'), await freePort()];
  writeFileSync(headersFile, JSON.stringify(['Content-Type', 'text/html', 'Content-Length', String(page.length)]));
  writeFileSync(bodyFile, page);
  const maker = startMaker('tests/bench/bare-server.ts', String(port), headersFile, bodyFile);
  await nextOf(maker);
  return { port, end: () => void maker.child.kill() };
}

type Maker = { child: ChildProcess; lines: AsyncIterator<string> };

function startMaker(file: string, ...args: string[]): Maker {
  const child = spawn(process.execPath, [path.join(projectFolder, file), ...args], {
    cwd: projectFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

async function nextOf({ child, lines }: Maker): Promise<string> {
  const { value, done } = await lines.next();
  if (!done) return value;
  const [code, signal] =
    child.exitCode === null && child.signalCode === null ? await once(child, 'exit') : [child.exitCode, child.signalCode];
  throw new Error(`${child.spawnargs[1]} ended (${signal ?? code}) before it had said anything`);
}
