import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';

const script = path.join(import.meta.dirname, 'supervise.sh');

interface SupervisedOptions {
  readonly command: readonly [string, ...string[]];
  /** Redirects the command's output: to a file descriptor, or `pipe` to read it from `output`. */
  readonly output: number | 'pipe';
  readonly env: NodeJS.ProcessEnv;
}

/** A child process that ends when this process does. */
export interface Supervised {
  readonly output: readonly Readable[];
  /** Resolves with the exit status when the command and its supervisor have exited; never rejects. */
  readonly exited: Promise<number>;
  /** Lets this process exit although the command still runs; the command ends then, too. */
  unref(): void;
  /** Requests a clean shutdown, and resolves when all processes have exited. */
  stop(): Promise<void>;
}

/**
 * Spawns a command under `supervise.sh`: it ends when this process does, even by SIGKILL. The terminal's Ctrl-C
 * does not reach it, since this process handles SIGINT (drains the running queries, then stops the server).
 */
export function supervise({ command, output, env }: SupervisedOptions): Supervised {
  const child = spawn('bash', [script, ...command], {
    stdio: ['pipe', output, output],
    // A session and process group of its own: out of the terminal's reach.
    detached: true,
    env,
  });
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
  const { stdin } = child;
  if (stdin === null) throw new TypeError('stdio[0] is a pipe');
  // EPIPE when the command ends first, which `exited` reports.
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

/** Node's type of a pipe lacks `unref`, which it has as a socket. */
function unref(stream: object): void {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
}
