import type { Kysely } from 'kysely';
import type { JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { DecryptionFailed } from '../encryption/encryption.ts';
import { mailEncryption } from './mail-encryption.ts';
import { type Sender as From, messageOf } from './message.ts';
import { deadLetterQueue, mailQueue, on, openQueue, type Queue } from './queue.ts';
import { type Send, SendFailed } from './send.ts';
import type { SiteLinks } from './templates/render.ts';

type Options = {
  db: Kysely<DB>;
  secret: string;
  send: Send;
  from: From;
  links(locale: Locale): SiteLinks;
  /** Told of each mail that was not sent; `isOver` where it will not be tried again. Nothing here says whose it is. */
  onFailure(failure: { id: string; kind: string | undefined; code: string; isOver: boolean }): void;
};

const jobData = z.object({ sealed: z.string() });

export type MailSender = {
  /** Sends the mail that waits the longest; false where none is due. Broken off by `signal`, it leaves the mail as it was. */
  sendNext(signal: AbortSignal): Promise<boolean>;
  /** Forgets what was put aside thirty days ago. */
  forget(): Promise<void>;
};

/**
 * Sends what is in the outbox. A mail is taken and settled in one transaction, which stays open while it is sent: when this process
 * dies, the database lets go of the mail, and another takes it at once. It is then perhaps sent twice, but never lost.
 */
export function mailSender({ db, secret, send, from, links, onFailure }: Options): MailSender {
  const cipher = mailEncryption(secret);
  let queue: Queue | undefined;
  const open = async () => {
    queue ??= await openQueue(db);
    return queue;
  };

  const attempt = async ({ id, data, createdOn }: JobWithMetadata<unknown>, signal: AbortSignal): Promise<Attempt> => {
    let kind: string | undefined;
    try {
      const mail = cipher.decrypt(id, jobData.parse(data).sealed);
      kind = mail.content.kind;
      await send.send(messageOf(mail, { id, at: createdOn, from, links: links(mail.locale) }), signal);
      return {};
    } catch (error) {
      return { failed: failureOf(error), ...(kind === undefined ? {} : { kind }) };
    }
  };

  return {
    async sendNext(signal) {
      const opened = await open();
      return db.transaction().execute(async (transaction) => {
        const inIt = on(transaction);
        const [job] = await opened.fetch<unknown>(mailQueue, { ...inIt, includeMetadata: true });
        if (!job) return false;
        const { failed, kind } = await attempt(job, signal);
        // Of a mail that was broken off nothing is written down: it is due as before.
        if (failed) signal.throwIfAborted();
        const isOver = failed !== undefined && (failed.isFinal || job.retryCount >= job.retryLimit);
        if (failed && !isOver) await opened.fail(mailQueue, job.id, { code: failed.code }, inIt);
        // Nothing of a mail stays where it was: it is sent, or it is put aside as it is.
        else await opened.deleteJob(mailQueue, job.id, inIt);
        if (failed && isOver)
          await opened.send(deadLetterQueue, { ...asObject(job.data), code: failed.code, kind }, { id: job.id, ...inIt });
        if (failed) onFailure({ id: job.id, kind, code: failed.code, isOver });
        return true;
      });
    },

    async forget() {
      await (await open()).supervise(deadLetterQueue);
    },
  };
}

type Failure = { code: string; isFinal: boolean };
type Attempt = { failed?: Failure; kind?: string };

function failureOf(error: unknown): Failure {
  if (error instanceof SendFailed) return error;
  // Perhaps under another secret, which somebody may set right; or a mistake of ours, that a newer version does not have.
  if (error instanceof DecryptionFailed) return { code: 'unreadable', isFinal: false };
  return { code: error instanceof Error ? error.name : 'unknown', isFinal: false };
}

const asObject = (data: unknown): object => (data instanceof Object ? data : {});
