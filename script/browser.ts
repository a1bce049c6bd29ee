import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from './debian.ts';

/** Draws nothing on a screen, which takes a third less of the processor. */
const headless = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds or installs a Chromium for the browser tests and sets `CHROMIUM`: Debian's without a screen, which is installed where it can be;
 * else a whole one.
 * @throws Error that says what to do where none can be installed
 */
export function ensureBrowser(say: (line: string) => void): void {
  process.env.CHROMIUM ||= installed(headless) ?? fromDebian('chromium-headless-shell', say) ?? wholeBrowser(say);
}

/** The same for what measures pages as readers see them: a whole Chromium. */
export function ensureWholeBrowser(say: (line: string) => void): void {
  process.env.CHROMIUM ||= wholeBrowser(say);
}

/** An installed one, with Debian's package and then Playwright's own as fallbacks. */
function wholeBrowser(say: (line: string) => void): string {
  return installed(whole) ?? fromDebian('chromium', say) ?? fromPlaywright(say);
}

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** With letters as wide as Arial and Times, which most devices have: what stands in until a page's own typefaces have come. */
function fromDebian(name: string, say: (line: string) => void): string | undefined {
  return installFromDebian([name, 'fonts-liberation'], say) ? installed([name]) : undefined;
}

function fromPlaywright(say: (line: string) => void): string {
  say('Installing Playwright’s Chromium…');
  if (spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' }).status !== 0) {
    throw new Error('The browser tests need Chromium: install one, or name it in CHROMIUM.');
  }
  // Empty: Playwright uses its own.
  return '';
}
