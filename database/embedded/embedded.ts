import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, realpath, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, ensureCluster, locateCluster, superuser } from './cluster.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { endPostmaster, exists, isRunning, type Postmaster, readPostmaster, removeStaleLocks } from './postmaster.ts';
import { ownerSetting, serverSettings } from './settings.ts';
import { makeSocketDirectory, socketDirectoryFor, socketName } from './socket-directory.ts';
import { type Supervised, supervise } from './supervisor.ts';

export interface EmbeddedOptions {
  /** Alba's `DATA_DIR`: the cluster is its folder `postgres`, the log `postgres.log`. Created when missing. */
  readonly dataDirectory: string;
  /** Overrides the installed package's binaries: the folder that holds `bin/`. */
  readonly binaries?: string | undefined;
  /** Receives a short message about what takes time. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

/** How to connect as the database's owner. */
export interface EmbeddedConnection {
  /** The directory of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** Explicit, because pg would otherwise read `PGSSLMODE`. */
  readonly ssl: false;
}

export interface Embedded {
  /** `connection` as a connection string. */
  readonly url: string;
  readonly connection: EmbeddedConnection;
  /** Whether this process started the server, and so ends it; otherwise it joined another's. */
  readonly owned: boolean;
  /** Shuts an owned server down cleanly and resolves when no process of it is left; leaves another's running. */
  stop(): Promise<void>;
  /** Resolves when the server has exited, whatever ended it. */
  readonly exited: Promise<void>;
}

/** Start timeout: includes crash recovery, which replays at most 1 GB of WAL. */
const startWithinMs = 120_000;
/** Grace period: a supervisor ends an orphaned server in less. */
const orphanEndsWithinMs = 2_500;
/** Retries: processes of a killed server may hold its shared memory for a moment, so one start fails and the next does not. */
const launchAttempts = 4;
const pollMs = 10;
const logLimitBytes = 5 * 1024 * 1024;

/** How to connect to the server of a data directory, whether it runs or not. */
export async function embeddedConnection(dataDirectory: string): Promise<EmbeddedConnection> {
  return connectionTo(socketDirectoryFor(await realpath(dataDirectory)));
}

/**
 * Starts the embedded PostgreSQL on a data directory, creating the cluster first if there is none; or joins the
 * server that another process runs there. The server ends with the process that started it, even by SIGKILL.
 *
 * @throws {EmbeddedUnavailable} when this system cannot run it; the message says why, and what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await locateCluster(options);
  const isNew = await ensureCluster(cluster);
  if (isNew) options.onProgress?.('Made a new PostgreSQL database');
  return new Start(cluster).run();
}

interface Launched {
  readonly owner: string;
  readonly server: Supervised;
  /** The offset in the log at which its own lines begin. */
  readonly logStart: number;
  hasExited: boolean;
}

/** Polls for a server: starts one when there is none, and asks the one that answers who owns it. */
class Start {
  readonly #cluster: Cluster;
  readonly #deadline = Date.now() + startWithinMs;
  #launched: Launched | undefined;
  #launches = 0;
  #orphanSince: number | undefined;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  async run(): Promise<Embedded> {
    try {
      while (Date.now() < this.#deadline) {
        const postmaster = await readPostmaster(this.#cluster.directory);
        const embedded = postmaster.state === 'ready' ? await this.#use(postmaster) : undefined;
        if (embedded) return embedded;
        if (postmaster.state === 'none' && (this.#launched?.hasExited ?? true)) await this.#launch();
        await sleep(pollMs);
      }
      throw new EmbeddedUnavailable(`PostgreSQL did not start within ${startWithinMs / 1000} s: see ${this.#cluster.logFile}`);
    } catch (error) {
      await this.#launched?.server.stop();
      throw error;
    }
  }

  async #launch(): Promise<void> {
    if (this.#launches++ >= launchAttempts) {
      throw new EmbeddedUnavailable(await startFailure(this.#cluster, this.#launched));
    }
    if (this.#launches > 1) await sleep(250);
    this.#launched = await launch(this.#cluster);
  }

  /** Uses a server that answers, unless it is orphaned and about to end. */
  async #use(postmaster: Extract<Postmaster, { state: 'ready' }>): Promise<Embedded | undefined> {
    const owner = await askOwner(this.#cluster, postmaster.socketDirectory);
    if (owner === undefined) return undefined;
    if (owner === this.#launched?.owner) return owned(this.#cluster, this.#launched.server);
    if (await isRunning(Number.parseInt(owner, 10))) {
      // Another process won the race; a server launched here finds the folder locked.
      await this.#launched?.server.stop();
      return joined(postmaster);
    }
    this.#orphanSince ??= Date.now();
    // Its supervisor was killed as well: nobody else ends the orphan.
    if (Date.now() - this.#orphanSince > orphanEndsWithinMs) endPostmaster(postmaster.pid);
    return undefined;
  }
}

async function launch(cluster: Cluster): Promise<Launched> {
  await makeSocketDirectory(cluster.socketDirectory);
  await removeStaleLocks(cluster.directory, path.join(cluster.socketDirectory, `${socketName}.lock`));
  const log = await openLog(cluster.logFile);
  const { size: logStart } = await log.stat();
  const owner = `${process.pid}.${randomUUID()}`;
  const settings = serverSettings(cluster.socketDirectory, owner);
  const command = cluster.command('postgres', '-D', cluster.directory, ...settings);
  const server = supervise({ command, output: log.fd, env: cluster.env });
  server.unref();
  await log.close();
  const launched: Launched = { owner, server, logStart, hasExited: false };
  void server.exited.then(() => {
    launched.hasExited = true;
  });
  return launched;
}

async function openLog(file: string): Promise<FileHandle> {
  const log = await open(file, 'a', 0o600);
  if ((await log.stat()).size > logLimitBytes) await log.truncate();
  return log;
}

/** What no more time mends: a database that is missing, a file of it, or data that is damaged. */
const damage = /^(?:3D000|58P01|58030|XX00[12])$/;

/**
 * The owner that a server reports; undefined when it does not answer.
 *
 * @throws {EmbeddedUnavailable} when it runs, and cannot open its own database
 */
async function askOwner({ directory, logFile }: Cluster, socketDirectory: string): Promise<string | undefined> {
  const client = new pg.Client({ ...connectionTo(socketDirectory), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ owner: string }>('select current_setting($1) as owner', [ownerSetting]);
    return rows[0]?.owner;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !damage.test(error.code ?? '')) return undefined;
    const reason = [error.message, error.detail].filter(Boolean).join(' ');
    throw new EmbeddedUnavailable(`PostgreSQL takes no connection on ${directory}: ${reason} Restore a backup. (${logFile})`);
  } finally {
    await client.end().catch(() => {});
  }
}

function owned(cluster: Cluster, server: Supervised): Embedded {
  const connection = connectionTo(cluster.socketDirectory);
  const exited = server.exited.then(async () => {
    // Keeps one within the data directory; `rmdir` fails on one that the next server uses already.
    if (!cluster.socketDirectory.startsWith(path.dirname(cluster.directory) + path.sep))
      await rmdir(cluster.socketDirectory).catch(() => {});
  });
  return {
    url: urlOf(connection),
    connection,
    owned: true,
    exited,
    async stop() {
      await server.stop();
      await exited;
    },
  };
}

function joined({ pid, socketDirectory }: { pid: number; socketDirectory: string }): Embedded {
  const connection = connectionTo(socketDirectory);
  const exited = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (exists(pid)) return;
      clearInterval(timer);
      resolve();
    }, 100);
    timer.unref();
  });
  return { url: urlOf(connection), connection, owned: false, exited, async stop() {} };
}

function connectionTo(host: string): EmbeddedConnection {
  return { host, port: 5432, user: superuser, database: 'postgres', ssl: false };
}

function urlOf({ host, port, user, database }: EmbeddedConnection): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** The error message after the last attempt: the end of the server's log, and the cluster's version. */
async function startFailure({ directory, logFile }: Cluster, launched: Launched | undefined): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const version = await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => '?');
  const logTail = log.slice(launched?.logStart).trim().split('\n').slice(-3).join(' | ');
  return `PostgreSQL does not start on ${directory}, which PostgreSQL ${version.trim()} made: ${logTail} (${logFile})`;
}
