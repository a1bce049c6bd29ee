import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { dataUrlOf } from '#services/members/avatars/data-url.ts';
import { diskStorage } from '#services/members/avatars/disk-storage.ts';
import { polyglots, realPictures } from '#services/members/avatars/testing-pictures.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { encodeStoryPicture } from './encode-story-picture.ts';
import { storyPictures } from './story-pictures.ts';
import { withdrawalLinks, withdrawals } from './withdrawals.ts';

const { db } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const folder = await mkdtemp(path.join(tmpdir(), 'alba-stories-'));
afterAll(() => rm(folder, { recursive: true }));
const directory = path.join(folder, 'story-pictures');
const limits = rateLimiter(db, secret);
const pictures = storyPictures({ db, secret, formerSecrets: [], limits, storage: diskStorage(directory) });
const links = withdrawalLinks(secret, []);
let sent: Mail[] = [];
let isAway = false;
const outbox = {
  put: async (_: unknown, mail: Mail) => {
    if (isAway) throw new Error('the database is away');
    sent.push(mail);
  },
};
const { withdraw, isOurs } = withdrawals({ db, links, outbox, limits, pictures });

const real = await realPictures();
const photograph = real.photograph ?? Buffer.alloc(0);
const files = () => readdir(directory).catch(() => []);
const from = (sender: string) => ({ sender, visitor: '' });

async function kept(bytes = photograph, sender = 'a'): Promise<string> {
  const made = await pictures.keep(dataUrlOf(bytes), from(sender));
  if (made.kind !== 'kept') throw new Error(`not kept: ${JSON.stringify(made)}`);
  return made.name;
}

/** A story as it is stored, with its picture. */
async function story(name: string | null, id: string = crypto.randomUUID()): Promise<string> {
  await db.transaction().execute(async (transaction) => {
    const row = { id, form: 'story', desk: 'content', locale: 'en', sealed: 'sealed' };
    await transaction.insertInto('outreach_submission').values(row).execute();
    await pictures.attach(transaction, { id, form: 'story', told: { picture: name } });
  });
  return id;
}

const passDays = (days: number) => sql`update story_picture set kept_at = kept_at - make_interval(days => ${days})`.execute(db);

beforeEach(async () => {
  await db.deleteFrom('outreach_submission').execute();
  await sql`update story_picture set kept_at = '-infinity'`.execute(db);
  await pictures.sweep();
  sent = [];
  isAway = false;
});

describe('The picture of a story', () => {
  test.each(Object.entries(real))('is made anew, whole, and with nothing else of the file: %s', async (_, bytes) => {
    const made = await encodeStoryPicture(bytes);
    const [before, { format, width, height, exif, icc, xmp, orientation }] = await Promise.all([
      sharp(bytes).metadata(),
      sharp(made).metadata(),
    ]);
    expect([format, exif, icc, xmp, orientation]).toEqual(['webp', undefined, undefined, undefined, undefined]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(1_600, Math.max(before.width, before.height)));
    expect(width / height).toBeCloseTo(before.autoOrient.width / before.autoOrient.height, 1);
    expect(made.includes('Zarzaparrilla')).toBe(false);
  });

  test('is sealed on the disk, and opened for the staff', async () => {
    const name = await kept();
    const stored = await diskStorage(directory).get(name);
    expect(stored).not.toBeNull();
    expect(Buffer.from(stored ?? '', 'base64url').includes('WEBP')).toBe(false);
    expect((await pictures.open(name))?.subarray(8, 12).toString()).toBe('WEBP');
    expect(await pictures.open('0'.repeat(32))).toBeNull();
  });

  test('of one sender is one, however often it is sent, and of another is another', async () => {
    const names = [await kept(), await kept(), await kept(photograph, 'b')];
    expect(new Set(names).size).toBe(2);
    expect(await files()).toHaveLength(2);
  });

  test('is refused where it is none, and nothing is stored', async () => {
    const lies = [...Object.values(polyglots(photograph)), photograph.subarray(0, 4_000), Buffer.alloc(0)];
    for (const bytes of lies) expect((await pictures.keep(dataUrlOf(bytes), from('a'))).kind).toBe('unfit');
    expect(await pictures.keep('data:image/png;base64,%%%', from('a'))).toEqual({ kind: 'unfit', problem: 'picture-type' });
    expect([await db.selectFrom('story_picture').select('name').execute(), await files()]).toEqual([[], []]);
  });

  test('waits a day for its story, and is then removed', async () => {
    const name = await kept();
    await pictures.sweep();
    expect(await pictures.isKept(name)).toBe(true);
    await passDays(2);
    await pictures.sweep();
    expect([await pictures.isKept(name), await files()]).toEqual([false, []]);
  });

  test('stays with its story, and goes when that is deleted, by whomever', async () => {
    const name = await kept();
    const id = await story(name);
    await passDays(400);
    await pictures.sweep();
    expect(await pictures.isKept(name)).toBe(true);
    await db.deleteFrom('outreach_submission').where('id', '=', id).execute();
    await pictures.sweep();
    expect([await pictures.isKept(name), await files()]).toEqual([false, []]);
  });

  test('is nobody else’s: a second story cannot take it', async () => {
    const name = await kept();
    await story(name);
    await expect(story(name)).rejects.toThrow('gone');
    await expect(story('0'.repeat(32))).rejects.toThrow('gone');
    expect(await db.selectFrom('outreach_submission').select('id').execute()).toHaveLength(1);
  });
});

describe('A story is taken back', () => {
  test('with its picture, and the desk is told once, however often the button is pressed', async () => {
    const id = await story(await kept());
    const token = links.tokenOf('withdraw', id);
    expect(isOurs(token)).toBe(true);
    expect(await db.selectFrom('outreach_submission').select('id').execute()).toHaveLength(1);
    expect([await withdraw(token), await withdraw(token)]).toEqual([true, true]);
    expect(await db.selectFrom('outreach_submission').select('id').execute()).toEqual([]);
    expect(await files()).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0])).toContain(id.slice(0, 8));
  });

  test('wholly or not at all', async () => {
    const name = await kept();
    const token = links.tokenOf('withdraw', await story(name));
    isAway = true;
    await expect(withdraw(token)).rejects.toThrow('away');
    expect([await pictures.isKept(name), sent.length]).toEqual([true, 0]);
    isAway = false;
    expect(await withdraw(token)).toBe(true);
    expect([await pictures.isKept(name), sent.length]).toEqual([false, 1]);
  });

  test('also once it was deleted in time: it may be published', async () => {
    expect(await withdraw(links.tokenOf('withdraw', crypto.randomUUID()))).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test.each(['', 'nonsense', withdrawalLinks('another secret', []).tokenOf('withdraw', crypto.randomUUID())])(
    'not by a link that is none of ours',
    async (token) => {
      const id = await story(null);
      expect([isOurs(token), await withdraw(token)]).toEqual([false, false]);
      expect((await db.selectFrom('outreach_submission').select('id').execute()).map((row) => row.id)).toEqual([id]);
      expect(sent).toEqual([]);
    },
  );

  test('but nothing else is, though a link named it', async () => {
    const id = crypto.randomUUID();
    const row = { id, form: 'contact', desk: 'general', locale: 'en', sealed: 'sealed' };
    await db.insertInto('outreach_submission').values(row).execute();
    await withdraw(links.tokenOf('withdraw', id));
    expect(await db.selectFrom('outreach_submission').select('id').execute()).toHaveLength(1);
  });
});
