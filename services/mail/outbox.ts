import { randomUUID } from 'node:crypto';
import type { Outbox } from './mail.types.ts';
import { mailQueue, on, openQueue, type Queue, retries } from './queue.ts';
import { mailSeal } from './seal.ts';

/** Takes mails for the sender, which may run in this process, in another, or later. It has nothing to close. */
export function outbox({ secret }: { secret: string }): Outbox {
  const seal = mailSeal(secret);
  let queue: Queue | undefined;
  return {
    async put(transaction, mail) {
      // Asked of the transaction: a connection of its own might be the one that all the others wait for.
      queue ??= await openQueue(transaction);
      const id = randomUUID();
      const data = { sealed: seal.close(id, mail) };
      await queue.send(mailQueue, data, { id, ...retries, ...on(transaction) });
    },
  };
}
