import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { writeAudit } from '#services/members/audit.ts';
import { forEveryMember } from '#services/members/every-member.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import { recordStores } from './record-stores.ts';

type Store = { reseal(scope: Parameters<typeof recordStores.profiles.reseal>[0]): Promise<number> };

/**
 * Writes every record that is in an older vocabulary in that of today, beside the running site. Stopped and begun again, it goes on with
 * those that are left.
 * @returns how many members there are, and how many had such records
 */
export function resealRecords(
  db: Kysely<DB>,
  ring: KeyRing,
  {
    stores = Object.values(recordStores),
    ...progress
  }: { stores?: readonly Store[]; onProgress?: (seen: number, done: number) => void } = {},
): Promise<{ seen: number; done: number }> {
  return forEveryMember(
    db,
    async (transaction, memberId) => {
      const seal = await sealOf(transaction, ring, memberId);
      if (!seal) return false;
      let written = 0;
      for (const store of stores) written += await store.reseal({ transaction, memberId, seal });
      if (written === 0) return false;
      await writeAudit(seal, transaction, memberId, { actor: 'operator', action: 'changed', kind: 'all' });
      return true;
    },
    progress,
  );
}
