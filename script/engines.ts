import { enginePrograms } from '../tests/engines/programs.ts';
import { installFromDebian } from './debian.ts';

const packages = ['webkit2gtk-driver', 'firefox-esr', 'xvfb', 'dbus'];

/**
 * Installs WebKit, Firefox and what they need to run without a screen, unless they are there.
 * @throws Error that says what to do where they cannot be installed
 */
export function ensureEngines(say: (line: string) => void): void {
  const missing = () => Object.entries(enginePrograms()).flatMap(([name, file]) => (file ? [] : [name]));
  if (missing().length === 0) return;
  installFromDebian(packages, say);
  const [first, ...more] = missing();
  if (first) {
    throw new Error(
      `The walks in WebKit and Firefox need ${[first, ...more].join(', ')}: on Debian, as root, apt-get install ${packages.join(' ')}`,
    );
  }
}
