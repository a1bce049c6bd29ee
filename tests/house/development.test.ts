import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { routerRuns } from '../browser/router.ts';
import { launchOptions } from '../chromium.ts';
import { patience } from '../patience.ts';
import { PublishedDirectory, processesIn, projectFolder, type Site, startSite, TemporaryDirectory, waitUntil } from '../processes.ts';
import { loadedByScripts, loadedModules, tellingModules } from './module-graph.ts';

const article = '/treatment/chemotherapy';
/** How long a visit may take for which Vite compiles all that it needs, in milliseconds. */
const firstVisit = 300_000;

const copy = new TemporaryDirectory();
const data = new PublishedDirectory();
const loaded = path.join(data.path, 'loaded');
let site: Site;
let browser: Browser;

beforeAll(async () => {
  await copyProject();
  [site, browser] = await Promise.all([
    startSite({ dataDirectory: data.path, folder: copy.path, script: 'dev', variables: tellingModules(loaded) }),
    chromium.launch(launchOptions),
  ]);
  // The first visit of all makes Vite look for what pages need, and it may load the page again when it has found it.
  const page = await browser.newPage();
  for (const path of [article, '/workbench']) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle', timeout: firstVisit });
    await page.waitForLoadState('networkidle');
  }
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  if (site && !site.program.ended) await site.program.end('SIGKILL');
  await Promise.all([copy[Symbol.asyncDispose](), data[Symbol.asyncDispose]()]);
});

test('An edit to an island shows at once and keeps its state', async () => {
  const page = await open(article);
  await page.locator('summary', { hasText: 'Share or print' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const status = page.locator('[data-island*=ShareEntry]').first().getByRole('status');
  await waitUntil(async () => (await status.innerText()) === 'Link copied', patience, 'the island is live');
  await mark(page);
  await edit('app/features/sharing/ShareEntry.island.tsx', '<button ', '<button data-edited="island" ');
  await seen(page, () => document.querySelector('button[data-edited=island]') !== null);
  expect(await status.innerText()).toBe('Link copied');
  expect(await isMarked(page)).toBe(true);
});

test('An edit to a style of every page shows at once', async () => {
  const page = await open(article);
  await edit('app/styles/base.css', 'body {', 'body {\n  border-block-start: 7px solid;');
  await seen(page, () => getComputedStyle(document.body).borderBlockStartWidth === '7px');
});

test('An edit to the style of a part shows at once, and again', async () => {
  const page = await open(article);
  await edit('app/shell/Footer.module.css', '.footer {', '.footer {\n  border-block-end: 5px solid;');
  await seen(page, () => getComputedStyle(document.querySelector('body > footer') ?? document.body).borderBlockEndWidth === '5px');
  await edit('app/shell/Footer.module.css', '5px solid', '6px solid');
  await seen(page, () => getComputedStyle(document.querySelector('body > footer') ?? document.body).borderBlockEndWidth === '6px');
});

test('An edit to a screen shows at once', async () => {
  const page = await open('/');
  await edit('app/screens/home/home-screen.tsx', '<h2>', '<h2 data-edited="screen">');
  await seen(page, () => document.querySelector('h2[data-edited=screen]') !== null);
});

test('An edit to the words of the interface shows at once', async () => {
  const page = await open('/');
  await edit('app/screens/home/home.words.ts', "en: 'Read first'", "en: 'Read this first'");
  await seen(page, () => document.body.textContent?.includes('Read this first') ?? false);
});

test('A behaviour begins as soon as its file is there, and an edit to it shows at once', async () => {
  const page = await open(article);
  const file = 'app/shell/added.enhance.ts';
  const begin = "() => Object.assign(document.body.dataset, { added: 'once' })";
  await writeFile(path.join(copy.path, file), `export default { on: 'footer', when: 'now', begin: ${begin} };\n`);
  await seen(page, () => document.body.dataset.added === 'once');
  await edit(file, "'once'", "'twice'");
  await seen(page, () => document.body.dataset.added === 'twice');
  await edit(file, "'footer'", "'no-such-element'");
  await seen(page, () => document.body.dataset.added === undefined);
});

test('An edit to what is evaluated at build shows at once', async () => {
  const page = await open('/');
  await edit('app/features/search/search.words.ts', "'searchBox.recent': { en: '", "'searchBox.recent': { en: 'Edited: ");
  const words = async () =>
    (await (await fetch('/app/features/search/words.at-build.ts', { cache: 'no-store' })).text()).includes('Edited: ');
  await seen(page, words);
});

test('An edit to an application page shows at once', async () => {
  const page = await open('/workbench');
  // React Router takes an update only once its router is there, which nothing that is loaded tells of.
  await routerRuns(page);
  await isConnected(page);
  await edit('app/screens/workbench/workbench-screen.tsx', '<h1>', '<h1 data-edited="application">');
  await seen(page, () => document.querySelector('h1[data-edited=application]') !== null);
});

test('An edit to the server is there at the next request', async () => {
  const page = await open('/');
  await edit('server/pages/robots.ts', "'Disallow: /api/'", "'Disallow: /api/', 'Disallow: /edited'");
  await seen(page, async () => (await (await fetch('/robots.txt', { cache: 'no-store' })).text()).includes('/edited'));
});

test('An edit to a service is there at the next request', async () => {
  const page = await open('/');
  await edit('app/addresses/organisation-screens.ts', 'chat: { ', 'chat: { indexed: false, ');
  await seen(page, async () => !(await (await fetch('/sitemaps/en-1.xml', { cache: 'no-store' })).text()).includes('/chat<'));
});

test('An edit to an entry shows at once, in the page that is open', async () => {
  const page = await open(article);
  await edit('content/page/treatment-chemotherapy/en.md', 'title: Chemotherapy for breast cancer', 'title: Chemotherapy, edited');
  await seen(page, () => document.querySelector('h1')?.textContent === 'Chemotherapy, edited');
});

test('A broken entry is named with its place, and mending it publishes it', async () => {
  const page = await open(article);
  await edit('content/page/treatment-chemotherapy/en.md', 'publishedAt: 2026-11-20', 'publishedAt: soon');
  await site.program.says('content/page/treatment-chemotherapy/en.md');
  await edit('content/page/treatment-chemotherapy/en.md', 'publishedAt: soon', 'publishedAt: 2026-11-20');
  await edit('content/page/treatment-chemotherapy/en.md', 'title: Chemotherapy, edited', 'title: Chemotherapy, mended');
  await seen(page, () => document.querySelector('h1')?.textContent === 'Chemotherapy, mended');
});

test('Each module is there once: Node itself loads what starts Vite, and Vite runs all of the site', () => {
  const starting = ['script/dev.ts', 'server/development/dev-server.ts', 'server/start/shutdown.ts'];
  expect(loadedModules(loaded, copy.path)).toEqual(
    [...loadedByScripts.filter((file) => file !== 'script/usage-error.ts'), ...starting].sort(),
  );
});

test('All this took no restart, and the end is clean', async () => {
  expect(site.program.lines.filter((line) => line.startsWith('Alba is ready'))).toHaveLength(1);
  expect(await site.program.end('SIGINT')).toEqual({ code: 0, signal: null });
  expect(await processesIn(data.path)).toEqual([]);
});

/** All that the site is made of; its packages are linked, so that what Vite keeps among them is the copy's own. */
async function copyProject(): Promise<void> {
  const kept = /^(app|config|content|database|docs|gateway|public|script|server|services|[\w.-]+\.ts|[\w.-]+\.json)$/;
  for (const name of await readdir(projectFolder)) {
    if (kept.test(name)) await cp(path.join(projectFolder, name), path.join(copy.path, name), { recursive: true });
  }
  await mkdir(path.join(copy.path, 'node_modules'));
  for (const name of await readdir(path.join(projectFolder, 'node_modules'))) {
    const [from, to] = [projectFolder, copy.path].map((folder) => path.join(folder, 'node_modules', name)) as [string, string];
    // Vite hands out no file from outside the folder of the site, and fonts are files.
    if (name.startsWith('@fontsource')) await cp(from, to, { recursive: true });
    else if (!name.startsWith('.vite')) await symlink(from, to);
  }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const place = path.join(copy.path, file);
  const text = await readFile(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} to edit`);
  await writeFile(place, text.replace(from, to));
}

/** A page of its own for a test, closed after it. Whatever it complains of fails the test. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`)));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  followConnection(page);
  await page.goto(site.origin + path, { waitUntil: 'networkidle', timeout: firstVisit });
  await isConnected(page);
  return page;
}

const connected = new WeakSet<Page>();

/** Vite tells a page of edits from when it says that it is connected, which no state of loading waits for. */
function followConnection(page: Page): void {
  // Not `framenavigated`: a router changes the address of a page that stays.
  page.on('request', (request) => void (request.isNavigationRequest() && connected.delete(page)));
  page.on('console', (message) => void (message.text().startsWith('[vite] connected') && connected.add(page)));
}

async function isConnected(page: Page): Promise<void> {
  await waitUntil(() => connected.has(page), patience, 'Vite tells the page of edits');
}

/** Waits until an edit is to be seen in the page, which may be loaded again meanwhile. */
async function seen(page: Page, condition: () => boolean | Promise<boolean>): Promise<void> {
  const look = () => page.evaluate(condition).catch(() => false);
  await waitUntil(look, patience, `the edit is to be seen\n${site.program.output}${site.program.errors}`);
  // A page that has just been loaded again hears of the next edit when it is connected again.
  await page.waitForLoadState('networkidle');
  await isConnected(page);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameWindow: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'sameWindow' in window);
