import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../script/browser.ts';
import { launchOptions } from '../chromium.ts';

/** The browser of the tests, installed if it has to be, while it is used. */
export async function withBrowser(say: (line: string) => void, use: (browser: Browser) => Promise<void>): Promise<void> {
  ensureBrowser(say);
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({ ...launchOptions, ...(executablePath ? { executablePath } : {}) });
  await use(browser).finally(() => browser.close());
}
