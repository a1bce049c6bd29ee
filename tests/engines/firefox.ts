import { type Browser, ElementHandle, launch } from 'puppeteer-core';
import { needed } from './programs.ts';
import type { Engine, Size, Visit } from './visit.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: needed('Firefox') });
  return { visit: (size) => openWindow(browser, size), [Symbol.asyncDispose]: () => browser.close() };
}

async function openWindow(browser: Browser, size: Size): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size).catch((error: unknown) => {
    // Extended releases before 153 have the size set, and know no orientation.
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const found = await page.evaluateHandle<[], () => Element | null>(expression);
      if (!(found instanceof ElementHandle)) return false;
      await found.click();
      return true;
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    [Symbol.asyncDispose]: () => context.close(),
  };
}
