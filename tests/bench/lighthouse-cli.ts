import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { launchOptions } from '../chromium.ts';

/** A package of its own: Lighthouse brings a hundred others, which nobody needs to build the site or to test it. */
const folder = path.join(import.meta.dirname, 'lighthouse');
const lock = path.join(folder, 'package-lock.json');
const installedLock = path.join(folder, 'node_modules/.installed-lock');

/** Lighthouse now and then misses the start of a page load, and asks to be run again. */
const attempts = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const reportSchema = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })),
});
/** What is used of what Lighthouse reports. */
export type Report = z.output<typeof reportSchema>;

/** Installs Lighthouse, once. */
export async function installLighthouse(say: (line: string) => void): Promise<void> {
  const [wanted, installed] = await Promise.all([readFile(lock, 'utf8'), readFile(installedLock, 'utf8').catch(() => '')]);
  if (wanted === installed) return;
  say('Installing Lighthouse…');
  await promisify(execFile)('npm', ['ci', '--loglevel=error'], { cwd: folder });
  await cp(lock, installedLock);
}

/**
 * Has Lighthouse judge a page as on a phone of middling speed.
 * @throws Error where it could not load the page
 */
export async function judge(url: string): Promise<Report> {
  for (let left = attempts - 1; ; left--) {
    try {
      return reportSchema.parse(JSON.parse(await run(url)));
    } catch (error) {
      if (left === 0 || !(error instanceof Error && error.message.includes('run Lighthouse again'))) throw error;
    }
  }
}

async function run(url: string): Promise<string> {
  const flags = ['--headless=new', ...launchOptions.args, ...(launchOptions.chromiumSandbox ? [] : ['--no-sandbox'])];
  const words = [url, '--output=json', '--quiet', `--only-categories=${categories.join()}`, `--chrome-flags=${flags.join(' ')}`];
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'node_modules/lighthouse/cli/index.js'), ...words], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM || chromium.executablePath() },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/** What costs a category points, in words. */
export function findings({ categories, audits }: Report, category: Category): string[] {
  return categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1
      ? [`${id} ${Math.round(audit.score * 100)}: ${audit.title.replaceAll('`', '')}`]
      : [];
  });
}
