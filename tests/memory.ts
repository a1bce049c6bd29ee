import { readFileSync } from 'node:fs';

/** What a process takes of memory from now until `end`, in MB; it holds where that is at most so much more than before. */
export function watchMemory(pid: number, mostMore: number): { end(): { name: string; holds: boolean } } {
  const before = megabytesOf(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, megabytesOf(pid));
  }, 50);
  return {
    end() {
      clearInterval(watching);
      return { name: `memory ${most} MB at most, ${before} MB before (at most ${mostMore} more)`, holds: most - before <= mostMore };
    },
  };
}

/** What a process holds in memory now. */
function megabytesOf(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
