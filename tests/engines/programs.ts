import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Where the programs are that walks need; undefined where one is not installed. They are Debian's. */
export function enginePrograms() {
  return {
    Firefox: inPath('firefox-esr') ?? inPath('firefox'),
    WebKitWebDriver: inPath('WebKitWebDriver'),
    MiniBrowser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1),
    'xvfb-run': inPath('xvfb-run'),
    'dbus-run-session': inPath('dbus-run-session'),
  };
}

/** @throws Error that says how to install it */
export function needed(name: keyof ReturnType<typeof enginePrograms>): string {
  const file = enginePrograms()[name];
  if (file === undefined) throw new Error(`${name} is not installed: script/test engines does that`);
  return file;
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
