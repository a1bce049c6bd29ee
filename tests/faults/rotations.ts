import { setTimeout as sleep } from 'node:timers/promises';
import { longestRun } from '../patience.ts';
import { Child } from './child.ts';

/** An operator who makes keys and wraps all members' keys anew, again and again; and whose command may be killed. */
export class Rotations {
  /** How many came to their end. */
  ended = 0;
  kills = 0;
  readonly faults: string[] = [];
  readonly #dataDirectory: string;
  readonly #isUp: () => boolean;
  #running: { child: Child; isKilled: boolean } | undefined;
  #isOver = false;

  /** Nobody begins a command while the site is away; one that runs then goes on. */
  constructor(dataDirectory: string, isUp: () => boolean) {
    this.#dataDirectory = dataDirectory;
    this.#isUp = isUp;
  }

  async goOn(): Promise<void> {
    while (!this.#isOver) {
      await this.#command('new');
      if (!this.#isOver && (await this.#command('rotate'))) this.ended += 1;
    }
  }

  kill(): void {
    if (!this.#running) return;
    this.#running.isKilled = true;
    this.#running.child.kill();
    this.kills += 1;
  }

  /** Makes no further one, once the command that runs has ended. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running?.child.endsWithin(longestRun);
  }

  /** Brings all under the current key, and forgets every other. */
  async toTheLast(): Promise<void> {
    if (!(await this.#command('rotate'))) this.faults.push('the last rotation did not come to its end');
    const status = await this.#run('status');
    for (const [, id = ''] of status.output.matchAll(/^([a-z0-9-]+) +\d{4}-\d\d-\d\d +\d+$/gm))
      if (!(await this.#command('forget', id))) this.faults.push(`${id} cannot be forgotten`);
  }

  /** Whether it did what it was told. While the database is away it may fail, and is begun again. */
  async #command(...words: string[]): Promise<boolean> {
    const { output, code, isKilled } = await this.#run(...words);
    if (code !== 0 && !isKilled && !isAway(output)) this.faults.push(`script/keys ${words.join(' ')}: ${output}`);
    return code === 0;
  }

  async #run(...words: string[]) {
    while (!this.#isUp()) await sleep(50);
    const running = { child: new Child('script/keys.ts', words, this.#dataDirectory), isKilled: false };
    this.#running = running;
    const { code } = await running.child.endsWithin(longestRun);
    return { output: running.child.output, code, isKilled: running.isKilled };
  }
}

/** Whether it says that the database went away meanwhile. */
const isAway = (output: string) =>
  /ECONNREFUSED|ECONNRESET|ENOENT|terminat|not queryable|shutting down|starting up|recovery mode|DatabaseUnavailable|EmbeddedUnavailable/i.test(
    output,
  );
