import { spawnSync } from 'node:child_process';

/** Locked by us alone while we install: apt-get itself, when another of its kind is at work, mostly gives up at once. */
export const lockedFolder = '/var/lib/dpkg';
/** How long the installing of others, such as the machine's own updates, is waited for, in seconds. */
const longestWait = 600;

/** Installs packages from Debian's, where this machine has them and lets us; gives whether they are there now. */
export function installFromDebian(packages: readonly string[], say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${packages.join(', ')} from Debian’s packages…`);
  const aptGet = (...words: string[]) =>
    spawnSync('flock', [lockedFolder, 'apt-get', '-o', `DPkg::Lock::Timeout=${longestWait}`, ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    }).status === 0;
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  return install() || (aptGet('update') && install());
}
