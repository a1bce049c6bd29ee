import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '#app/addresses/site.ts';
import { openConnection } from '#database/connection.ts';
import { openDatabase } from '#database/database.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { publishEntries } from '#services/library/publish-library.ts';
import { ask } from '../asking.ts';
import { GeneratedLibrary, writeEntry, writeTables } from '../bench/library-generator.ts';
import { patience } from '../patience.ts';
import { freePort, type Program, processesIn, startSite, waitUntil, webProcessesOf } from '../processes.ts';

const processes = 2;
/** So many answers on connections of their own come from all processes: which one takes a connection is chance. */
const allOfThem = 20;
const marker = 17;

/** The site in two web processes with a database of its own, all of which can be killed, stopped, and begun again. */
export class WatchedSite {
  readonly port: number;
  readonly #dataDirectory: string;
  readonly #folder: string;
  readonly #library = new GeneratedLibrary({ count: 40, seed: 1 });
  #program: Program | undefined;

  private constructor(port: number, dataDirectory: string, folder: string) {
    this.port = port;
    this.#dataDirectory = dataDirectory;
    this.#folder = folder;
  }

  /** `folder` is an empty one, for an entry of its own. */
  static async start(dataDirectory: string, folder: string): Promise<WatchedSite> {
    const started = new WatchedSite(await freePort(), dataDirectory, folder);
    await started.start();
    return started;
  }

  async start(): Promise<void> {
    const variables = { PORT: String(this.port), ORIGIN: `http://127.0.0.1:${this.port}`, TRUSTED_PROXIES: 'loopback' };
    const { program } = await startSite({ dataDirectory: this.#dataDirectory, variables, words: ['--processes', String(processes)] });
    this.#program = program;
  }

  /** The process above the web processes too, so that nobody begins them again; the database ends with it. */
  async killAll(): Promise<void> {
    const pids = await webProcessesOf(this.#running);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await this.#running.end('SIGKILL');
  }

  async killOne(share: number): Promise<void> {
    const pids = await webProcessesOf(this.#running);
    const pid = pids[Math.floor(share * pids.length)];
    if (pid === undefined) throw new Error('there is no web process');
    process.kill(pid, 'SIGKILL');
    await waitUntil(async () => !(await webProcessesOf(this.#running)).includes(pid), patience, 'the web process is gone');
  }

  /** What was said of web processes that ended and had to be begun again. */
  get ends(): string[] {
    return this.#running.lines.filter((line) => line.startsWith('A web process ended'));
  }

  /** Whether every process listens: each has the port for itself. */
  async isComplete(): Promise<boolean> {
    const [, ...sockets] = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n');
    const port = this.port.toString(16).toUpperCase().padStart(4, '0');
    const listening = sockets
      .map((line) => line.trim().split(/\s+/))
      .filter(([, address, , state]) => address?.endsWith(`:${port}`) && state === '0A');
    return listening.length === processes;
  }

  async killDatabase(): Promise<void> {
    process.kill(Number.parseInt(await readFile(path.join(this.#dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  }

  /** Nothing of the database does anything for a while, and nobody is told. */
  async stopDatabase(milliseconds: number): Promise<void> {
    const pids = await this.#databaseProcesses();
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await sleep(milliseconds);
    for (const pid of pids) signal(pid, 'SIGCONT');
  }

  /** Cuts what the web processes hear of publications by, so that they take all they keep for old. */
  async cutConnections(): Promise<void> {
    const owner = await openConnection(await embeddedConnection(this.#dataDirectory));
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alba' and pid <> pg_backend_pid()`);
    await owner.end();
  }

  async #databaseProcesses(): Promise<number[]> {
    const pids = await processesIn(this.#dataDirectory);
    const programs = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/exe`).catch(() => '')));
    return pids.filter((_, index) => path.basename(programs[index] ?? '') === 'postgres');
  }

  /** Publishes another text of one entry; resolves when every process shows it. */
  async publishAndSee(mark: string): Promise<void> {
    const entry = this.#library.entry(marker, { mark });
    await writeTables(this.#folder);
    await writeEntry(this.#folder, entry);
    const { db, close } = await this.#open();
    const { published } = await publishEntries(db, { root: this.#folder, site }).finally(close);
    if (published.length !== 1) throw new Error('the entry was not published');
    await this.everywhere(`/${entry.id}`, ({ body }) => body.includes(mark));
  }

  /** Waits until every process answers in this way. */
  async everywhere(page: string, isSo: (answered: Awaited<ReturnType<typeof ask>>) => boolean): Promise<number> {
    const isSoEverywhere = async () => {
      for (let left = allOfThem; left > 0; left--) {
        const answered = await ask(this.port, page, { agent: false }).catch(() => null);
        if (!answered || !isSo(answered)) return false;
      }
      return true;
    };
    return waitUntil(isSoEverywhere, patience, `${page} is right in all processes`);
  }

  async end(): Promise<void> {
    await this.#program?.end();
  }

  get #running(): Program {
    if (!this.#program) throw new Error('the site does not run');
    return this.#program;
  }

  #open() {
    return openDatabase({ dataDirectory: this.#dataDirectory, joins: true });
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone, as those are that serve a connection.
  }
}
