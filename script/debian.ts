import { spawnSync } from 'node:child_process';

/** Installs packages from Debian's, where this machine has them and lets us; gives whether they are there now. */
export function installFromDebian(packages: readonly string[], say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${packages.join(', ')} from Debian’s packages…`);
  const aptGet = (...words: string[]) =>
    spawnSync('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' }).status === 0;
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  return install() || (aptGet('update') && install());
}
