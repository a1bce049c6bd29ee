import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** How much time of a processor a process has used since it began, in its own code and the system's, in seconds. */
export function cpuSecondsOf(pid: number): number {
  const [own, system] = timesOf(pid).ticks;
  return ((own ?? 0) + (system ?? 0)) / ticksPerSecond;
}

/** The same of the embedded server of a data directory: of all its processes, those that have ended among them. */
export function databaseCpuSeconds(dataDirectory: string): number {
  const [file = ''] = globSync(path.join(dataDirectory, '**/postmaster.pid'));
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const server = Number(first);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === server);
  // What has ended is counted by who waited for it.
  const ended = timesOf(server).ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
  return ended + children.reduce((sum, each) => sum + cpuSecondsOf(Number(each)), 0);
}

function parentOf(pid: number): number | null {
  try {
    return timesOf(pid).parent;
  } catch {
    // It has ended since.
    return null;
  }
}

/** The ticks that a process has used, its own and the system's, and those of its children that have ended. */
function timesOf(pid: number): { parent: number; ticks: number[] } {
  // The name of the program stands in brackets, and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return { parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
