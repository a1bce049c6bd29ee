import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';

const script = path.join(import.meta.dirname, 'supervise.sh');

export interface SupervisedOptions {
  readonly command: readonly [string, ...string[]];
  /** Where the command's own output goes: a file descriptor, or `pipe` to read it from `output`. */
  readonly output: number | 'pipe';
  readonly env: NodeJS.ProcessEnv;
}

/** A process that ends when this one does. */
export interface Supervised {
  readonly output: readonly Readable[];
  /** Resolves with the exit status when the command and its supervisor are gone; never rejects. */
  readonly exited: Promise<number>;
  /** Lets this process end although the command still runs; the command ends then, too. */
  unref(): void;
  /** Asks for a clean end, and resolves when all is gone. */
  stop(): Promise<void>;
}

/**
 * Runs a command under `supervise.sh`: it ends when this process does, even by SIGKILL. The terminal's Ctrl-C
 * does not reach it, since who answers that (ending the queries that run, then the server) is this process.
 */
export function supervise({ command, output, env }: SupervisedOptions): Supervised {
  const child = spawn('bash', [script, ...command], {
    stdio: ['pipe', output, output],
    // A session of its own: out of the terminal's reach.
    detached: true,
    env,
  });
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
  const { stdin } = child;
  if (stdin === null) throw new TypeError('stdio[0] is a pipe');
  // The pipe breaks when the command ends first, which `exited` tells.
  stdin.on('error', () => {});

  return {
    output: [child.stdout, child.stderr].filter((stream) => stream !== null),
    exited,
    unref() {
      child.unref();
      unref(stdin);
    },
    async stop() {
      child.ref();
      stdin.write('stop\n');
      await exited;
    },
  };
}

/** A pipe is a socket to Node, which the type does not tell. */
function unref(stream: object): void {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
}
