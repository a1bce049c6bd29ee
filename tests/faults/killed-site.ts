import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Program, startSite } from '../processes.ts';

/** The site in one process with a database of its own, to be killed and begun again on one port. */
export class KilledSite {
  readonly origin: string;
  readyAfterMs = 0;
  isUp = false;
  readonly #port: number;
  readonly #dataDirectory: string;
  #program: Program | undefined;

  constructor(port: number, dataDirectory: string) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#dataDirectory = dataDirectory;
  }

  async start(): Promise<void> {
    const variables = { PORT: String(this.#port), ORIGIN: this.origin, TRUSTED_PROXIES: 'loopback' };
    const { program, readyAfterMs } = await startSite({ dataDirectory: this.#dataDirectory, variables });
    this.#program = program;
    this.readyAfterMs = readyAfterMs;
    this.isUp = true;
  }

  async kill(): Promise<void> {
    this.isUp = false;
    await this.#program?.end('SIGKILL');
  }

  /** The site begins it again. */
  async killDatabase(): Promise<void> {
    const postmaster = Number.parseInt(await readFile(path.join(this.#dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10);
    process.kill(postmaster, 'SIGKILL');
  }

  async end(): Promise<void> {
    if (this.#program && !this.#program.ended) await this.#program.end();
  }

  /** How many mails each address was sent. */
  async mails(): Promise<Map<string, number>> {
    const folder = path.join(this.#dataDirectory, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const sent = new Map<string, number>();
    for (const text of texts) {
      const to = /^To: <?([^\s<>]+)>?\r?$/m.exec(text)?.[1] ?? '';
      sent.set(to, (sent.get(to) ?? 0) + 1);
    }
    return sent;
  }
}
