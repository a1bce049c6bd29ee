import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletedHash } from '#services/identity/deleted-members.ts';
import { newMember, oncePossible, password, Visitor } from '../accounts.ts';
import { patience } from '../patience.ts';
import { PublishedDirectory, projectFolder, type Site, shellEnvironment, startSite, waitUntil } from '../processes.ts';

const data = new PublishedDirectory();
let site: Site;
let rosa: Visitor;

beforeAll(async () => {
  site = await startSite({ dataDirectory: data.path, variables: { TRUSTED_PROXIES: 'loopback' } });
  rosa = new Visitor(site.origin);
  await rosa.post('/es/registro', newMember('Rosa'));
  expect(rosa.isSignedIn).toBe(true);
});

afterAll(async () => {
  await site.program.end();
  await data[Symbol.asyncDispose]();
});

/** The operator's command, beside the running site; `typed` is what is answered where it asks. */
function members(words: readonly string[], typed = '', script = 'members'): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`script/${script}.ts`, ...words], {
      cwd: projectFolder,
      env: { ...shellEnvironment(), DATA_DIR: data.path, ORIGIN: site.origin },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    child.stdin.end(typed);
    child.on('close', (code) => resolve({ code, said }));
  });
}

const signIn = (login: string) => new Visitor(site.origin).post('/es/iniciar-sesion', { login, password });

/** How many mails Rosa was sent. */
async function mails(): Promise<number> {
  const folder = path.join(data.path, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.filter((text) => /^To: <?rosa@example\.org/m.test(text)).length;
}

/** What the owner of the database sees of it. */
async function owned(statement: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ host: `${data.path}/postgres-socket`, user: 'alba_owner', database: 'postgres' });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}

async function events(): Promise<string[]> {
  return (await owned('select event from identity_audit order by id')).rows.map(({ event }) => String(event));
}

describe('an operator', () => {
  test('without a command or a login, or with one too many, is told what there is', async () => {
    for (const words of [[], ['find'], ['lock', 'rosa', 'ana'], ['look', 'rosa'], ['__proto__', 'rosa'], ['find', 'rosa', '--force']]) {
      const { code, said } = await members(words);
      expect(code).toBe(1);
      for (const name of ['find', 'resend', 'lock', 'unlock', 'delete']) expect(said).toContain(`  ${name} LOGIN`);
    }
  });

  test('is told in one line that nobody has a login', async () => {
    for (const command of ['find', 'resend', 'lock', 'unlock'])
      expect(await members([command, 'nobody@example.org'])).toEqual({ code: 1, said: 'Nobody has the login nobody@example.org.\n' });
  });

  test('finds a member by either login, and sees no secret', async () => {
    for (const login of ['ROSA', 'rosa@example.org']) {
      const { code, said } = await members(['find', login]);
      expect([code, said]).toEqual([0, expect.stringMatching(/^username +Rosa\ne-mail +rosa@example.org \(not verified\)/)]);
      expect(said).toMatch(/^signed in +1 times/m);
      expect(said).not.toMatch(/\$|scrypt|[0-9a-f]{64}/);
    }
  });

  test('has the mail sent again', async () => {
    await waitUntil(async () => (await mails()) === 1, patience, 'the first mail');
    expect(await members(['resend', 'rosa'])).toEqual({ code: 0, said: 'sent\n' });
    await waitUntil(async () => (await mails()) === 2, patience, 'another mail');
  });

  test('locks an account, whose sessions end at once, and unlocks it', async () => {
    expect((await oncePossible(() => rosa.get('/es/perfil'))).status).toBe(200);
    expect(await members(['lock', 'rosa'])).toEqual({ code: 0, said: 'locked\n' });
    expect((await rosa.get('/es/perfil')).status).toBe(303);
    expect((await signIn('rosa')).status).toBe(400);
    expect((await members(['find', 'rosa'])).said).toMatch(/^locked +since \d{4}-/m);
    expect(await members(['unlock', 'rosa@example.org'])).toEqual({ code: 0, said: 'unlocked\n' });
    expect((await signIn('rosa')).status).toBe(303);
  });

  test('deletes an account only where the login is typed again, or --yes says so', async () => {
    for (const typed of ['', 'yes\n', 'ros\n', 'rosa@example.org\n'])
      expect(await members(['delete', 'rosa'], typed)).toEqual({ code: 1, said: expect.stringContaining('Nothing was deleted') });
    expect((await signIn('rosa')).status).toBe(303);
    expect(await members(['delete', 'rosa'], 'rosa\n')).toEqual({ code: 0, said: expect.stringMatching(/deleted\n$/) });
    expect((await signIn('rosa')).status).toBe(400);
    await new Visitor(site.origin).post('/sign-up', newMember('Ana'));
    expect(await members(['delete', 'ana@example.org', '--yes'])).toEqual({ code: 0, said: 'deleted\n' });
    expect((await signIn('ana')).status).toBe(400);
  });

  test('prints who was deleted, and deletes again whom such a list names', async () => {
    const { code, said } = await members(['deleted']);
    expect([code, said]).toEqual([0, expect.stringMatching(/^(?:\d{4}-\S+ [0-9a-f]{64}\n){2}$/)]);
    await new Visitor(site.origin).post('/sign-up', newMember('Eva'));
    const { rows } = await owned("select id from identity_user where username = 'Eva'");
    const list = path.join(data.path, 'a-list');
    // As if she were back by a backup from before she left.
    await writeFile(list, `${said}2026-11-01T00:00:00.000Z ${deletedHash(String(rows[0]?.id))}\n`);
    expect(await members(['forget', list])).toEqual({ code: 0, said: '1 deleted again\n' });
    expect((await signIn('eva')).status).toBe(400);
    expect(await members(['forget', list])).toEqual({ code: 0, said: '0 deleted again\n' });
    expect((await members(['forget', path.join(data.path, 'no-such-list')])).code).toBe(1);
    expect((await members(['forget'])).code).toBe(1);
  });

  test('is in the audit log with all of it', async () => {
    const operators = (await events()).filter((event) => event.startsWith('operator-'));
    expect(operators).toEqual([
      ...['operator-looked', 'operator-looked', 'operator-resent', 'operator-locked', 'operator-looked', 'operator-unlocked'],
      ...['operator-deleted', 'operator-deleted', 'operator-listed'],
    ]);
  });

  test('has a name there: that which is given, or the user of the system; and the whole audit holds', async () => {
    await new Visitor(site.origin).post('/sign-up', newMember('Luz'));
    expect((await members(['find', 'luz', '--operator', 'Ana Ruiz'])).code).toBe(0);
    expect((await members(['find', 'luz', '--operator', 'two\nlines'])).said).toContain('--operator: a name has');
    const { rows } = await owned(`select operator, count(*)::int4 from identity_audit where actor = 'operator' group by 1 order by 2`);
    expect(rows).toEqual([
      { operator: 'Ana Ruiz', count: 1 },
      { operator: userInfo().username, count: expect.any(Number) },
    ]);
    const listed = await members(['list', '--by', 'Ana Ruiz', '--login', 'luz'], '', 'audit');
    expect([listed.code, listed.said]).toEqual([0, expect.stringMatching(/operator-looked +Ana Ruiz/)]);
    expect(await members(['verify'], '', 'audit')).toEqual({ code: 0, said: expect.stringContaining('lines under') });
    await owned(`update identity_audit set operator = 'Eva' where operator = 'Ana Ruiz'`);
    expect(await members(['verify'], '', 'audit')).toEqual({
      code: 1,
      said: expect.stringMatching(/the audit is not what the site wrote/),
    });
  });
});
