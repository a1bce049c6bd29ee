import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openConnection } from '#database/connection.ts';
import { newMember, Visitor } from '../accounts.ts';
import { eventually } from '../eventually.ts';
import { Program, PublishedDirectory, type Site, startSite } from '../processes.ts';
import { askingRecords, recordOf } from '../records.ts';

const data = new PublishedDirectory();
const fixed = { TRUSTED_PROXIES: 'loopback' };
let site: Site;
let ana: ReturnType<typeof askingRecords>;

/** The operator's command, beside the site or without one. */
async function keys(words: readonly string[], variables: Record<string, string> = {}) {
  const program = new Program('script/keys.ts', { DATA_DIR: data.path, ...variables }, { words });
  const { code } = await program.exited;
  return { code, said: program.output + program.errors };
}

/** The ids of the keys that this machine keeps, the current one first. */
async function kept(): Promise<string[]> {
  const text = await readFile(path.join(data.path, 'member-keys'), 'utf8');
  return text.split(',').map((key) => key.slice(0, key.indexOf(':')));
}

/** A line of `status`. */
const line = (id: string, wraps: number, note = '') => new RegExp(`^${id} +\\S+ +${wraps}${note ? ` +${note}` : ' *'}$`, 'm');

beforeAll(async () => {
  site = await startSite({ dataDirectory: data.path, variables: fixed });
  ana = await newTeller('Ana');
});

afterAll(async () => {
  await site.program.end();
  await data[Symbol.asyncDispose]();
});

async function newTeller(name: string) {
  const visitor = new Visitor(site.origin);
  expect((await visitor.post('/sign-up', newMember(name))).status).toBe(303);
  const asking = askingRecords(visitor);
  recordOf(await asking.updateProfile({ city: `Lima, ${name}` }, 0));
  return asking;
}

const city = async (asking: typeof ana) => z.object({ city: z.string() }).parse(await asking.profile()).city;

describe('beside a running site, on a machine that keeps the keys itself,', () => {
  test('the commands are told where there is none of the name, or a word too many or too few', async () => {
    for (const words of [[], ['look'], ['status', 'x'], ['rotate', 'x'], ['new', 'x'], ['forget'], ['forget', 'x', 'y'], ['toString']]) {
      const { code, said } = await keys(words);
      expect([words, code, said]).toEqual([words, 1, expect.stringContaining('script/keys COMMAND')]);
      for (const name of ['status', 'new', 'rotate', 'reseal', 'forget ID']) expect(said).toContain(`  ${name} `);
    }
  });

  test('members’ keys go from one to the next, while members read and change what they told', async () => {
    const [first = ''] = await kept();
    expect(first).toMatch(/^\d{4}-\d\d$/);
    expect(await keys(['status'])).toMatchObject({ code: 0, said: expect.stringMatching(line(first, 1, 'current')) });

    const made = await keys(['new']);
    const [second = '', former] = await kept();
    expect([made.code, former]).toEqual([0, first]);
    expect(made.said).toContain(`${second} is the current key now`);
    expect(made.said).not.toMatch(/[\w-]{32,}/);
    // Who tells something from now on is under the new key, and the others are read under theirs.
    const rosa = await newTeller('Rosa');
    expect(await Promise.all([ana, rosa].map(city))).toEqual(['Lima, Ana', 'Lima, Rosa']);
    const between = await keys(['status']);
    expect(between.said).toMatch(line(second, 1, 'current'));
    expect(between.said).toMatch(line(first, 1));

    for (const [id, why] of [
      [second, 'is no former key'],
      ['2020-01', 'is no former key'],
      [first, 'still wraps the keys of 1 members'],
    ])
      expect(await keys(['forget', id ?? ''])).toEqual({ code: 1, said: expect.stringContaining(why ?? '') });
    expect(await kept()).toEqual([second, first]);

    expect(await keys(['rotate'])).toEqual({
      code: 0,
      said: expect.stringContaining('of 2 members, 1 had a key that another one wrapped'),
    });
    expect(await keys(['rotate'])).toEqual({ code: 0, said: expect.stringContaining('of 2 members, 0 had') });
    expect(await Promise.all([ana, rosa].map(city))).toEqual(['Lima, Ana', 'Lima, Rosa']);
    expect(await keys(['forget', first])).toEqual({ code: 0, said: `${first} is forgotten.\n` });
    expect(await kept()).toEqual([second]);
    expect(await Promise.all([ana, rosa].map(city))).toEqual(['Lima, Ana', 'Lima, Rosa']);
    const { version } = recordOf(await ana.updateProfile({ city: 'Cusco' }, 1));
    expect([version, await city(ana)]).toEqual([2, 'Cusco']);
    recordOf(await ana.updateProfile({ city: 'Lima, Ana' }, 2));
  });

  test('of keys that are made side by side none is lost', async () => {
    const before = await kept();
    const owner = await openConnection({ host: `${data.path}/postgres-socket`, user: 'alba_owner', database: 'postgres' });
    onTestFinished(() => owner.end());
    // Whoever changes the keys waits for who changes them now.
    await owner.query(`select pg_advisory_lock(hashtextextended('member keys', 0))`);
    const making = Promise.all(Array.from({ length: 3 }, () => keys(['new'])));
    const waiting = async () => (await owner.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount;
    await eventually(async () => expect(await waiting()).toBe(3));
    expect(await kept()).toEqual(before);
    await owner.query('select pg_advisory_unlock_all()');
    const ids = (await making).map(({ said }) => said.slice(0, said.indexOf(' ')));
    expect((await kept()).toSorted()).toEqual([...before, ...ids].toSorted());
  });
});

describe('with MEMBER_KEYS', () => {
  test('a key is printed to be put there, and what is done to it is done by whoever keeps it', async () => {
    await keys(['rotate']);
    const [own = ''] = (await readFile(path.join(data.path, 'member-keys'), 'utf8')).split(',');
    const made = await keys(['new'], { MEMBER_KEYS: own });
    const text = made.said.trim();
    expect([made.code, text]).toEqual([0, expect.stringMatching(/^[a-z0-9-]+:\d{4}-\d\d-\d\d:[\w-]{43}$/)]);
    expect(text.split(':')[0]).not.toBe(own.split(':')[0]);
    expect((await kept()).length).toBe(4);

    const id = text.slice(0, text.indexOf(':'));
    const ownId = own.slice(0, own.indexOf(':'));
    const both = { MEMBER_KEYS: `${text},${own}` };
    await again(both);
    expect(await city(ana)).toBe('Lima, Ana');
    expect((await keys(['forget', ownId], both)).said).toContain('MEMBER_KEYS names the keys');
    expect((await keys(['status'], { MEMBER_KEYS: text })).said).toMatch(
      line(ownId, 2, 'missing: nobody can read what these members told'),
    );
    expect(await keys(['rotate'], both)).toMatchObject({ code: 0, said: expect.stringContaining('of 2 members, 2 had') });
    const { said } = await keys(['status'], both);
    expect(said).toMatch(line(id, 2, 'current'));
    expect(said).toMatch(line(ownId, 0));
    await again({ MEMBER_KEYS: text });
    expect(await city(ana)).toBe('Lima, Ana');
    expect(recordOf(await ana.updateProfile({ city: 'Cusco' }, 3)).version).toBe(4);
  });
});

/** Begins the site again with other variables, at its address: Ana is still signed in. */
async function again(variables: Record<string, string>): Promise<void> {
  await site.program.end();
  const { program } = await startSite({
    dataDirectory: data.path,
    variables: { ...fixed, PORT: new URL(site.origin).port, ORIGIN: site.origin, ...variables },
  });
  site = { ...site, program };
}
