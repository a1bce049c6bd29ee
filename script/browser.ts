import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds or installs a Chromium for the browser tests and sets `CHROMIUM`: an installed one, with Debian's package and then
 * Playwright's own as fallbacks.
 * @throws Error that says what to do where none can be installed
 */
export function ensureBrowser(say: (line: string) => void): void {
  process.env.CHROMIUM ||= installed() ?? fromDebian(say) ?? fromPlaywright(say);
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** With letters as wide as Arial and Times, which most devices have: what stands in until a page's own typefaces have come. */
function fromDebian(say: (line: string) => void): string | undefined {
  return installFromDebian(['chromium', 'fonts-liberation'], say) ? installed() : undefined;
}

function fromPlaywright(say: (line: string) => void): string {
  say('Installing Playwright’s Chromium…');
  if (spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' }).status !== 0) {
    throw new Error('The browser tests need Chromium: install one, or name it in CHROMIUM.');
  }
  // Empty: Playwright uses its own.
  return '';
}
