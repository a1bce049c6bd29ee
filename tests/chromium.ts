import { existsSync } from 'node:fs';

const installed = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file !== undefined && existsSync(file),
);

/** The browser of the tests: the one that `CHROMIUM` names, else the machine's, else Playwright's own. */
export const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  // Root, whom containers run as, cannot have the browser's own sandbox.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-background-networking', '--no-first-run', '--disable-component-update', '--disable-sync'],
};
