import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newMember, oncePossible, Visitor } from '../accounts.ts';
import { eventually } from '../eventually.ts';
import { walkFlow } from '../flow.ts';
import { PublishedDirectory, type Site, startSite, TemporaryDirectory } from '../processes.ts';
import { formIn, sectionOf, sendForm } from '../profile.ts';
import { askingRecords, recordOf } from '../records.ts';

const data = new PublishedDirectory();
const backup = new TemporaryDirectory();
const variables = { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'trace' };
let site: Site;

beforeAll(async () => {
  site = await startSite({ dataDirectory: data.path, variables });
});

afterAll(async () => {
  if (!site.program.ended) await site.program.end();
  await Promise.all([data, backup].map((each) => each[Symbol.asyncDispose]()));
});

/** What `work` does with the files while nothing runs; then the site is there again, at another address. */
async function whileStopped(work: () => void | Promise<void>): Promise<void> {
  await site.program.end();
  await work();
  site = await startSite({ dataDirectory: data.path, variables });
}

/** The database as files. Node's own copy loses who may enter a folder. */
const copyDatabase = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/postgres`, to]);

/** The same browser, where the site stands now. */
function again(visitor: Visitor): Visitor {
  const browser = new Visitor(site.origin);
  for (const [name, value] of visitor.cookies) browser.cookies.set(name, value);
  return browser;
}

/** What the owner of the database sees of it, past row-level security. */
async function asOwner(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: `${data.path}/postgres-socket`, user: 'alba_owner', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** In which files of the site a text stands. Mails in their folder are as good as sent: they are their reader's. */
async function standing(words: readonly string[]): Promise<string[]> {
  const files = (await readdir(data.path, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const file = path.relative(data.path, path.join(parentPath, name));
    if (file.startsWith(`mail${path.sep}`)) continue;
    // Some come and go while the server runs.
    const bytes = await readFile(path.join(data.path, file)).catch(() => Buffer.alloc(0));
    found.push(...words.filter((word) => bytes.includes(word)).map((word) => `${word}: ${file}`));
  }
  return found;
}

const sentinel = 'Zarzaparrilla';
const text = z.string();

test('of who is deleted nothing stands in clear in any file, and no key; and a restored database is rid of them again', async () => {
  let [rosa, ana] = [new Visitor(site.origin), new Visitor(site.origin)];
  await rosa.post('/sign-up', newMember('Rosa'));
  const filled = { ...newMember(sentinel), firstName: `${sentinel}uno`, lastName: `${sentinel}dos` };
  expect((await ana.post('/sign-up', filled)).status).toBe(303);
  const named = [sentinel, sentinel.toLowerCase(), filled.email];
  for (const [browser, city] of [
    [rosa, 'Trespuentes'],
    [ana, sentinel],
  ] as const) {
    recordOf(await askingRecords(browser).updateProfile({ city }, 0));
    recordOf(await askingRecords(browser).add('diagnosis', { diagnosed: 'yes', cancerTypes: ['IDC'] }));
    await walkFlow(browser, '/update-profile?step=1', { city: { city, country: 'US' } });
  }
  const account = '/profile?section=my-account';
  const changing = formIn(sectionOf(await oncePossible(() => ana.get(account))), 'email');
  await sendForm(ana, account, changing, { email: `otra-${filled.email}` });
  const [row] = await asOwner(`select id, wrapped from identity_user join member_key on member_id = id where username = '${sentinel}'`);
  const { id, wrapped } = z.object({ id: text, wrapped: text }).parse(row);
  await whileStopped(() => void copyDatabase(data.path, backup.path));
  [rosa, ana] = [again(rosa), again(ana)];
  // What a busy server does by itself: pages are written, statistics made, rows moved.
  await asOwner('analyze');
  await asOwner('checkpoint');
  // The search finds what does stand in clear.
  expect((await standing([...named, wrapped])).map((each) => each.split(': ')[0])).toEqual(expect.arrayContaining([...named, wrapped]));

  const path = '/profile?section=my-data';
  const gone = await sendForm(ana, path, formIn(sectionOf(await oncePossible(() => ana.get(path))), 'delete-account'), { when: 'now' });
  expect(gone.location).toBe('/goodbye');
  await eventually(async () => {
    const jobs = await asOwner(`select name, state from jobs.job where name in ('sweep-deleted', 'mail') and state <> 'completed'`);
    expect(jobs).toEqual([]);
    expect((await standing([...named, wrapped])).toSorted()).toEqual([]);
  });
  // The other member has lost nothing by it.
  expect((await askingRecords(rosa).profile()).city).toBe('Trespuentes');
  await eventually(async () => expect(await readFile(`${data.path}/deleted-members`, 'utf8')).toMatch(/^\S+ [0-9a-f]{64}\n$/));
  expect(`${site.program.output}${site.program.errors}`).not.toContain(sentinel);

  // A backup of the files from before is restored; the list of who was deleted is beside them, and newer.
  await whileStopped(async () => {
    await rm(`${data.path}/postgres`, { recursive: true });
    copyDatabase(backup.path, data.path);
  });
  expect(await asOwner(`select id from identity_user where username in ('${sentinel}', 'Rosa')`)).toHaveLength(1);
  expect(site.program.output).toContain('Deleted 1 members again');
  expect(await asOwner(`select wrapped from member_key where member_id = '${id}'`)).toEqual([]);
});
