import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#database/types.ts';
import { dbOption, openClient } from './boss.ts';
import type { JobKind } from './job-kind.ts';
import { payloadEncryption } from './payload-encryption.ts';

export type JobSender = {
  /** Sends a job in the transaction of its cause (transactional outbox): neither is committed without the other. */
  send<Payload>(transaction: Kysely<DB>, kind: JobKind<Payload>, payload: Payload): Promise<void>;
};

/** Sends jobs, for workers in this process, in another, or later. Lazy: asks nothing of the database before the first. */
export function jobSender({ secret }: { secret: string }): JobSender {
  const cipher = payloadEncryption(secret);
  let client: PgBoss | undefined;
  return {
    async send(transaction, kind, payload) {
      // On the transaction's connection: a second one from an exhausted pool could deadlock.
      client ??= await openClient(transaction);
      const id = randomUUID();
      await client.send(kind.name, cipher.encrypt(kind, id, payload), { id, startAfter: kind.startAfter, ...dbOption(transaction) });
    },
  };
}
