import type { Kysely } from 'kysely';
import { organisation } from '#config/organisation.ts';
import { desks } from '#config/outreach.ts';
import type { DB } from '#database/types.ts';
import { type SealedLinks, sealedLinks } from '#services/encryption/sealed-links.ts';
import type { Mail, Outbox } from '#services/mail/mail.types.ts';
import { storyForm } from '#services/outreach/forms/story.ts';
import { referenceOf } from '#services/outreach/letters.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import type { StoryPictures } from './story-pictures.ts';

type Parts = {
  db: Kysely<DB>;
  links: WithdrawalLinks;
  outbox: Outbox;
  limits: Pick<RateLimiter, 'take' | 'refund'>;
  pictures: Pick<StoryPictures, 'release' | 'sweep'>;
};

export type Withdrawals = ReturnType<typeof withdrawals>;
export type WithdrawalLinks = SealedLinks<'withdraw'>;

/** The links by which stories are taken back, which stand in the mails that say that they arrived. */
export const withdrawalLinks = (secret: string, former: readonly string[]): WithdrawalLinks =>
  sealedLinks(secret, 'links of stories', former);

/** However often the button is pressed, the desk is told once. */
const mailsOfOne = { most: 1, everyMs: 24 * 60 * 60_000 };

/** Takes stories back: whoever has the link of the mail wrote the story. */
export function withdrawals({ db, links, outbox, limits, pictures }: Parts) {
  return {
    /** Whether a token was made by us. The story may be gone by now. */
    isOurs: (token: string): boolean => links.idOf('withdraw', token) !== null,

    /**
     * Deletes a story with its picture, and tells the desk in the same transaction, which takes down what is published; also where the
     * story was deleted in time before. Gives whether the token is ours.
     */
    async withdraw(token: string): Promise<boolean> {
      const id = links.idOf('withdraw', token);
      if (id === null) return false;
      const isNew = (await limits.take('story taken back', id, mailsOfOne)) === 0;
      try {
        await db.transaction().execute(async (transaction) => {
          await pictures.release(transaction, id);
          await transaction.deleteFrom('outreach_submission').where('id', '=', id).where('form', '=', storyForm.id).execute();
          if (isNew) await outbox.put(transaction, deskMail(id));
        });
      } catch (error) {
        // Nothing was done, so that the next press tells the desk.
        if (isNew) await limits.refund('story taken back', id, mailsOfOne).catch(() => {});
        throw error;
      }
      await pictures.sweep();
      return true;
    },
  };
}

function deskMail(id: string): Mail {
  const reference = referenceOf(id);
  return {
    to: desks.content,
    locale: 'en',
    content: {
      kind: 'letter',
      words: {
        subject: `A story was taken back (${reference})`,
        preview: 'If it is published, please take it off the site.',
        heading: 'A story was taken back',
        hello: 'Hello,',
        paragraphs: [
          `Whoever sent the story ${reference} wants it back. What was stored of it is deleted.`,
          `If it is published, please withdraw its entry and its picture today: look for ${reference} in the history of the library.`,
        ],
        why: `This email goes to the desk “content” of ${organisation.name}.`,
      },
    },
  };
}
