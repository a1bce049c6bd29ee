import { randomUUID } from 'node:crypto';
import type { Outbox } from './mail.types.ts';
import { mailEncryption } from './mail-encryption.ts';
import { dbOption, mailQueue, openQueue, type Queue, retryPolicy } from './retry-queue.ts';

/** The transactional outbox: enqueues mails for the sender, which may run in this process, in another, or later. */
export function outbox({ secret }: { secret: string }): Outbox {
  const cipher = mailEncryption(secret);
  let queue: Queue | undefined;
  return {
    async put(transaction, mail) {
      // On the transaction's connection: a second one from an exhausted pool could deadlock.
      queue ??= await openQueue(transaction);
      const id = randomUUID();
      const data = { sealed: cipher.encrypt(id, mail) };
      await queue.send(mailQueue, data, { id, ...retryPolicy, ...dbOption(transaction) });
    },
  };
}
