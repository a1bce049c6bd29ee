import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { encryption } from '#services/encryption/encryption.ts';
import { bytesOfDataUrl, longestDataUrl } from '#services/members/avatars/data-url.ts';
import type { PictureProblem } from '#services/members/avatars/shared.ts';
import { isPictureName, type PictureStorage } from '#services/members/avatars/storage.ts';
import { UnfitPicture } from '#services/members/avatars/untrusted-picture.ts';
import { storyForm } from '#services/outreach/forms/story.ts';
import type { StoredSubmission } from '#services/outreach/outreach.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { encodeStoryPicture } from './encode-story-picture.ts';

type Parts = {
  db: Kysely<DB>;
  secret: string;
  formerSecrets: readonly string[];
  limits: Pick<RateLimiter, 'take'>;
  storage: PictureStorage;
};

/** What became of a picture that was sent. */
export type PictureKept =
  | { kind: 'kept'; name: string }
  | { kind: 'unfit'; problem: PictureProblem }
  | { kind: 'too-many'; retryAfterSeconds: number };

export type StoryPictures = ReturnType<typeof storyPictures>;

/** Decoding takes time and memory, however often it is asked for. */
const quota = { most: 10, everyMs: 3 * 60_000 };
const retryAfterSeconds = 10;
/** For so many hours a picture waits for its story: for who has to mend another field first. */
const waitsHours = 24;

/**
 * The pictures of stories: made anew, sealed with the site's secret, and shown by no address. The staff sees them by `script/feedback`;
 * one that is published becomes an asset of the library, by their hand.
 */
export function storyPictures({ db, secret, formerSecrets, limits, storage }: Parts) {
  const cipher = encryption(secret, 'pictures of stories', { former: formerSecrets });
  const encoding = new BoundedQueue({ atOnce: 1, mostWaiting: 16, patience: 10_000 });

  /** Of the same sender the same picture has the same name, so that it can be sent twice; nobody else can tell it. */
  const nameOf = (sender: string, picture: Buffer) =>
    createHmac('sha256', secret).update(`story picture\0${sender}\0`).update(picture).digest('hex').slice(0, 32);

  /** The row before the file: what is never told of is removed by its row. */
  const store = async (name: string, picture: Buffer): Promise<void> => {
    await db
      .insertInto('story_picture')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ kept_at: sql<Date>`statement_timestamp()` }))
      .execute();
    await storage.put(name, cipher.encrypt(name, picture.toString('base64')));
  };

  return {
    /** Keeps a picture, a data URL, until its story comes. `sender` is what the one who sends it is told apart by. */
    async keep(sent: string, { sender, visitor }: { sender: string; visitor: string }): Promise<PictureKept> {
      const waitMs = visitor === '' ? 0 : await limits.take('pictures of stories', visitor, quota);
      if (waitMs > 0) return { kind: 'too-many', retryAfterSeconds: Math.ceil(waitMs / 1000) };
      if (sent.length > longestDataUrl) return { kind: 'unfit', problem: 'picture-too-large' };
      const bytes = bytesOfDataUrl(sent);
      if (bytes === null) return { kind: 'unfit', problem: 'picture-type' };
      try {
        const picture = await encoding.run(() => encodeStoryPicture(bytes));
        const name = nameOf(sender, picture);
        await store(name, picture);
        return { kind: 'kept', name };
      } catch (error) {
        if (error instanceof UnfitPicture) return { kind: 'unfit', problem: error.problem };
        if (error instanceof QueueFull) return { kind: 'too-many', retryAfterSeconds };
        throw error;
      }
    },

    /** Whether a picture waits for its story, or has it. */
    async isKept(name: string): Promise<boolean> {
      return (
        isPictureName(name) &&
        (await db.selectFrom('story_picture').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
      );
    },

    /** Makes the picture of a story its own, in the transaction that stores the story. @throws where it was removed meanwhile */
    async attach(transaction: Kysely<DB>, { id: submission, form, told }: StoredSubmission): Promise<void> {
      const { picture: name } = told;
      if (form !== storyForm.id || typeof name !== 'string') return;
      const attached = await transaction
        .updateTable('story_picture')
        .set({ submission_id: submission })
        .where('name', '=', name)
        .where((where) => where.or([where('submission_id', 'is', null), where('submission_id', '=', submission)]))
        .returning('name')
        .executeTakeFirst();
      if (!attached) throw new Error('the picture of a story is gone');
    },

    /** Takes the picture of a story from it, in the transaction that deletes the story: the next sweep removes it. */
    async release(transaction: Kysely<DB>, submission: string): Promise<void> {
      const released = { submission_id: null, kept_at: sql<Date>`'-infinity'::timestamptz` };
      await transaction.updateTable('story_picture').set(released).where('submission_id', '=', submission).execute();
    },

    /** The WebP of a picture, for the staff; null where there is none any more. */
    async open(name: string): Promise<Buffer | null> {
      const sealed = await storage.get(name);
      return sealed === null ? null : Buffer.from(cipher.decrypt(name, sealed), 'base64');
    },

    /** Removes what belongs to no story: one that was never sent, or one that was deleted, by whomever. */
    sweep: (): Promise<void> => sweep(db, storage),
  };
}

async function sweep(db: Kysely<DB>, storage: PictureStorage): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('story_picture')
      .select('name')
      .where('submission_id', 'is', null)
      .where('kept_at', '<', sql<Date>`statement_timestamp() - make_interval(hours => ${waitsHours})`)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { name } of rows) {
      await storage.remove(name);
      await transaction.deleteFrom('story_picture').where('name', '=', name).execute();
    }
  });
}
