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
  /** The same for many at once. */
  sendAll<Payload>(transaction: Kysely<DB>, kind: JobKind<Payload>, payloads: readonly Payload[]): Promise<void>;
};

/** Sends jobs, for workers in this process, in another, or later. Lazy: asks nothing of the database before the first. */
export function jobSender({ secret }: { secret: string }): JobSender {
  const cipher = payloadEncryption(secret);
  let client: PgBoss | undefined;
  // On the transaction's connection: a second one from an exhausted pool could deadlock.
  const clientOf = async (transaction: Kysely<DB>) => {
    client ??= await openClient(transaction);
    return client;
  };
  const jobOf = (kind: JobKind, payload: unknown) => {
    const id = randomUUID();
    return { id, data: cipher.encrypt(kind, id, payload), startAfter: kind.startAfter };
  };
  return {
    async send(transaction, kind, payload) {
      const { id, data, startAfter } = jobOf(kind, payload);
      await (await clientOf(transaction)).send(kind.name, data, { id, startAfter, ...dbOption(transaction) });
    },
    async sendAll(transaction, kind, payloads) {
      if (payloads.length === 0) return;
      await (await clientOf(transaction)).insert(
        kind.name,
        payloads.map((payload) => jobOf(kind, payload)),
        dbOption(transaction),
      );
    },
  };
}
