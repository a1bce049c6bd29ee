import { randomUUID } from 'node:crypto';
import type { Outbox } from './mail.types.ts';
import { mailEncryption } from './mail-encryption.ts';
import { mailQueue, on, openQueue, type Queue, retryPolicy } from './queue.ts';

/** Takes mails for the sender, which may run in this process, in another, or later. It has nothing to close. */
export function outbox({ secret }: { secret: string }): Outbox {
  const cipher = mailEncryption(secret);
  let queue: Queue | undefined;
  return {
    async put(transaction, mail) {
      // Asked of the transaction: a connection of its own might be the one that all the others wait for.
      queue ??= await openQueue(transaction);
      const id = randomUUID();
      const data = { sealed: cipher.encrypt(id, mail) };
      await queue.send(mailQueue, data, { id, ...retryPolicy, ...on(transaction) });
    },
  };
}
