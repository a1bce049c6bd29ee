import { spawn } from 'node:child_process';
import { Builder, Key as Keys, type WebElement } from 'selenium-webdriver';
import { patience } from '../patience.ts';
import { freePort, TemporaryDirectory, waitUntil } from '../processes.ts';
import { needed } from './programs.ts';
import type { Engine, Key, Size, Visit } from './visit.ts';

/** Larger than every window. */
const screen = '1280x1024x24';
const keys: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB };

/** WebKitGTK, driven by WebDriver. Its driver has one session at a time, and may end with it: each window has its own. */
export async function startWebKit(): Promise<Engine> {
  return { visit: openWindow, [Symbol.asyncDispose]: async () => {} };
}

async function openWindow(size: Size): Promise<Visit> {
  const { server, end } = await startDriver();
  // Without a frame of its own, which makes the narrowest window wider than a phone.
  const browser = { binary: needed('MiniBrowser'), args: ['--automation', '--full-screen'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser };
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  return {
    goto: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    press: async (expression) => {
      const found = await driver.executeScript<WebElement | null>(`return ${expression}`);
      await found?.click();
      return found !== null;
    },
    type: (text) => driver.switchTo().activeElement().sendKeys(text),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    [Symbol.asyncDispose]: end,
  };
}

/** Starts the driver on a screen that nobody sees. */
async function startDriver(): Promise<{ server: string; end: () => Promise<void> }> {
  const port = await freePort();
  const folder = new TemporaryDirectory();
  const display = [needed('xvfb-run'), '-a', '-s', `-screen 0 ${screen}`];
  const driver = spawn(needed('dbus-run-session'), ['--', ...display, needed('WebKitWebDriver'), `--port=${port}`], {
    // A group of its own: it ends with all that it has started.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      TMPDIR: folder.path,
      XDG_RUNTIME_DIR: folder.path,
      // Root, whom containers run as, cannot have the browser's own sandbox.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const ended = new Promise((resolve) => driver.once('close', resolve));
  const kill = () => void (driver.pid && driver.exitCode === null && process.kill(-driver.pid));
  process.once('exit', kill);
  const server = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${server}/status`).catch(() => null))?.ok ?? false;
  await waitUntil(answers, patience, 'the driver of WebKit answers');
  const end = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    await folder[Symbol.asyncDispose]();
  };
  return { server, end };
}
