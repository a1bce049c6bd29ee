import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endingWithParent, projectFolder, shellEnvironment, waitUntil } from '../processes.ts';

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

const running = new Set<Child>();
// Whatever a failed proof left. Databases end with the process that started them.
process.once('exit', () => {
  for (const child of running) child.kill();
});

/** A script of this project at work, with a data directory of its own. */
export class Child {
  readonly ended: Promise<Ended>;
  output = '';
  #isOver = false;
  readonly #process: ReturnType<typeof spawn>;

  constructor(file: string, args: readonly string[], dataDirectory: string) {
    this.#process = spawn(process.execPath, [...endingWithParent, path.join(projectFolder, file), ...args], {
      cwd: projectFolder,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...shellEnvironment(), DATA_DIR: dataDirectory },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    this.ended = new Promise((resolve, reject) => {
      this.#process.once('error', reject);
      this.#process.once('exit', (code, signal) => {
        this.#isOver = true;
        running.delete(this);
        resolve({ code, signal });
      });
    });
    running.add(this);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#process.kill(signal);
  }

  async says(words: string, withinMs: number): Promise<void> {
    await waitUntil(() => this.#isOver || this.output.includes(words), withinMs, `it says ${words}: ${this.output}`);
    if (!this.output.includes(words)) throw new Error(`It ended without saying ${words}: ${this.output}`);
  }

  /** Waits for its end. One that does not come is an error. */
  async endsWithin(ms: number): Promise<Ended> {
    const late = new AbortController();
    const ended = await Promise.race([this.ended, sleep(ms, undefined, { signal: late.signal, ref: true })]);
    late.abort();
    if (ended) return ended;
    this.kill();
    throw new Error(`It did not end within ${ms} ms: ${this.output}`);
  }
}
