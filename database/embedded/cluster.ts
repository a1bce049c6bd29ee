import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { completeLibraries, findBinaries } from './binaries.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { exists } from './postmaster.ts';
import { socketDirectoryFor } from './socket-directory.ts';
import { supervise } from './supervisor.ts';
import { hasCode } from './system-error.ts';
import { userNamespacePrefix } from './user-namespace.ts';

export const superuser = 'alba_owner';

/** The paths and programs of one embedded server. */
export interface Cluster {
  /** PostgreSQL's data directory (PGDATA). */
  readonly directory: string;
  readonly socketDirectory: string;
  readonly logFile: string;
  /** The command line that runs one of PostgreSQL's programs. */
  command(program: 'initdb' | 'postgres', ...args: string[]): readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
}

interface ClusterOptions {
  readonly dataDirectory: string;
  readonly binaries?: string | undefined;
}

/** Resolves all paths, and creates the data directory. @throws {EmbeddedUnavailable} */
export async function locateCluster(options: ClusterOptions): Promise<Cluster> {
  await mkdir(options.dataDirectory, { recursive: true, mode: 0o700 });
  // Resolves symbolic links, so that every path to this directory means the same server.
  const dataDirectory = await realpath(options.dataDirectory);
  const env = environment();
  const binaries = options.binaries ?? findBinaries();
  const [prefix] = await Promise.all([userNamespacePrefix(env), completeLibraries(binaries)]);
  return {
    directory: path.join(dataDirectory, 'postgres'),
    socketDirectory: socketDirectoryFor(dataDirectory),
    logFile: path.join(dataDirectory, 'postgres.log'),
    command(program, ...args) {
      const [first, ...rest] = [...prefix, path.join(binaries, 'bin', program), ...args];
      return [first ?? program, ...rest];
    },
    env,
  };
}

/** The environment without the shell's PG* variables, which configure clients of other servers. */
function environment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(variables), LANG: 'C' };
}

/**
 * Creates the cluster if there is none, atomically: initdb writes a draft, which a rename puts in place. So it is
 * complete or absent whenever this process is killed, and of several concurrent processes one wins.
 *
 * @returns whether it was created here
 * @throws {EmbeddedUnavailable} with initdb's output
 */
export async function ensureCluster(cluster: Cluster): Promise<boolean> {
  if (await isPresent(path.join(cluster.directory, 'PG_VERSION'))) return false;
  await removeAbandoned(cluster.directory);
  const draft = await mkdtemp(`${cluster.directory}.draft-${process.pid}-`);
  try {
    await initialise(cluster, draft);
    await rename(draft, cluster.directory);
    return true;
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    if (await isPresent(path.join(cluster.directory, 'PG_VERSION'))) return false;
    throw new EmbeddedUnavailable(`${cluster.directory} is no PostgreSQL cluster, and not empty: move it away.`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function initialise(cluster: Cluster, directory: string): Promise<void> {
  const command = cluster.command(
    'initdb',
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    ...(await localeOptions(cluster)),
    '--data-checksums',
  );
  const { output, exited } = supervise({ command, output: 'pipe', env: cluster.env });
  const [status, ...streams] = await Promise.all([exited, ...output.map((stream) => text(stream))]);
  if (status === 0) return;
  throw new EmbeddedUnavailable(`PostgreSQL's initdb failed in ${cluster.directory}: ${streams.reverse().join(' ').trim()}`);
}

/**
 * The same collation (by bytes) and character classes on every machine: from PostgreSQL 17 on its builtin
 * C.UTF-8, before that the system's.
 */
async function localeOptions(cluster: Cluster): Promise<string[]> {
  const [program, ...args] = cluster.command('initdb', '--version');
  const { stdout } = await promisify(execFile)(program, args, { env: cluster.env }).catch((error: unknown) => {
    throw new EmbeddedUnavailable(`PostgreSQL's programs do not run on this system; set DATABASE_URL instead.`, { cause: error });
  });
  const major = Number(/\) (\d+)/.exec(stdout)?.[1]);
  if (major >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return ['--locale=C', '--lc-ctype=C.UTF-8'];
}

/** Removes the drafts of processes that were killed. */
async function removeAbandoned(directory: string): Promise<void> {
  const prefix = `${path.basename(directory)}.draft-`;
  for (const name of await readdir(path.dirname(directory))) {
    if (!name.startsWith(prefix) || exists(Number.parseInt(name.slice(prefix.length), 10))) continue;
    // Retries: its initdb may be ending just now, and still write.
    await rm(path.join(path.dirname(directory), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function isPresent(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
