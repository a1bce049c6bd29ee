import type { Kysely } from 'kysely';
import type { JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { DecryptionFailed } from '../encryption/encryption.ts';
import { mailEncryption } from './mail-encryption.ts';
import { type FromAddress, messageOf } from './message.ts';
import { dbOption, deadLetterQueue, mailQueue, openQueue, type Queue } from './retry-queue.ts';
import { type Send, SendFailed } from './send.ts';
import type { SiteLinks } from './templates/render.ts';

type Options = {
  db: Kysely<DB>;
  secret: string;
  /** Of mails that were put into the outbox before the secret was replaced. */
  formerSecrets?: readonly string[];
  send: Send;
  from: FromAddress;
  links(locale: Locale): SiteLinks;
  /** Receives each failure; `isOver` where the mail went to the dead letter queue. Reveals no recipient. */
  onFailure(failure: { id: string; kind: string | undefined; code: string; isOver: boolean }): void;
};

const jobData = z.object({ sealed: z.string() });

export type MailSender = {
  /** Dequeues and sends the oldest due mail; false where none is due. Aborted by `signal`, it leaves the mail in the queue. */
  sendNext(signal: AbortSignal): Promise<boolean>;
  /** Deletes dead letters past their retention (30 days). */
  forget(): Promise<void>;
};

/**
 * Sends the mails of the outbox, at least once. One transaction locks, sends and settles a mail: when this process dies, the lock is
 * released, and another process takes the mail at once. It is then perhaps sent twice, but never lost.
 */
export function mailSender({ db, secret, formerSecrets, send, from, links, onFailure }: Options): MailSender {
  const cipher = mailEncryption(secret, formerSecrets);
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
      const boss = await open();
      return db.transaction().execute(async (transaction) => {
        const tx = dbOption(transaction);
        const [job] = await boss.fetch<unknown>(mailQueue, { ...tx, includeMetadata: true });
        if (!job) return false;
        const { failed, kind } = await attempt(job, signal);
        // Aborted: rolls back, so that the mail stays due.
        if (failed) signal.throwIfAborted();
        const isOver = failed !== undefined && (failed.isFinal || job.retryCount >= job.retryLimit);
        if (failed && !isOver) await boss.fail(mailQueue, job.id, { code: failed.code }, tx);
        // Leaves the queue: it was sent, or becomes a dead letter.
        else await boss.deleteJob(mailQueue, job.id, tx);
        if (failed && isOver) await boss.send(deadLetterQueue, { ...asObject(job.data), code: failed.code, kind }, { id: job.id, ...tx });
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
  // Retried: an operator may restore the secret, or a newer version fix the schema.
  if (error instanceof DecryptionFailed) return { code: 'unreadable', isFinal: false };
  return { code: error instanceof Error ? error.name : 'unknown', isFinal: false };
}

const asObject = (data: unknown): object => (data instanceof Object ? data : {});
