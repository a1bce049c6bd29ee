import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { lettersFace } from './letters.ts';

/** Prints a page to hand out, of `sheets/`, as a tagged PDF on paper of the size that it asks for. */
export async function makeSheet(id: string, { to, projectFolder }: { to: string; projectFolder: string }): Promise<void> {
  const html = readFileSync(path.join(projectFolder, 'script/make-media/sheets', `${id}.html`), 'utf8');
  const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {});
  try {
    const page = await browser.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    await page.addStyleTag({ content: lettersFace(projectFolder) });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.pdf({ path: path.join(to, `${id}-sheet.pdf`), preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await browser.close();
  }
}
