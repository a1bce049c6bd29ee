import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';

const run = promisify(execFile);

/**
 * The command prefix that runs a PostgreSQL program unprivileged: empty, unless this process is root, which
 * PostgreSQL rejects. Then `unshare` maps root to another user in a user namespace: the files stay root's,
 * nothing is added to the system, and the server has no root privileges.
 *
 * @param env holds the PATH on which `unshare` is looked up
 * @throws {EmbeddedUnavailable} for a root who may not make user namespaces, as in most containers
 */
export async function userNamespacePrefix(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  if (process.getuid?.() !== 0) return [];
  const id = await listedUserId();
  const prefix = ['unshare', '-U', `--map-user=${id}`, `--map-group=${id}`, '--'];
  try {
    await run('unshare', [...prefix.slice(1), 'true'], { env });
  } catch (error) {
    throw new EmbeddedUnavailable(
      'PostgreSQL does not run as root, and root may not make a user namespace here: ' +
        'run Alba as a normal user, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
      { cause: error },
    );
  }
  return prefix;
}

/** A user id that `/etc/passwd` lists, since initdb needs a user name. Which one does not matter. */
async function listedUserId(): Promise<number> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const ids = passwd.split('\n').map((line) => Number(line.split(':')[2]));
  return ids.includes(1000) ? 1000 : (ids.find((id) => id > 0 && id < 65_534) ?? 1000);
}
