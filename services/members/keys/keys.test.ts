import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type MemberKeyList, newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { forMember } from '#services/identity/as-member.ts';
import { newMember, testAudit, testIdentity, whileHeld } from '#services/identity/testing.ts';
import { keyRing, MemberKeyMissing } from './key-ring.ts';
import { ensureSeal, sealOf } from './member-keys.ts';
import { countByKey, rotate } from './rotation.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const [old, current] = [newMemberKey(new Date('2025-01-01')), newMemberKey(new Date('2026-01-01'))];

/** A member for whom something was sealed with a ring. */
async function sealedWith(ring: ReturnType<typeof keyRing>) {
  const { member } = await newMember(identity);
  const text = await forMember(db, member.id, async (transaction) =>
    (await ensureSeal(transaction, ring, member.id)).encrypt('id', 'told'),
  );
  const open = (by: ReturnType<typeof keyRing>) =>
    forMember(db, member.id, async (transaction) => (await sealOf(transaction, by, member.id))?.decrypt('id', text ?? ''));
  return { id: member.id, open };
}

test('one member’s key opens nothing of another’s, and moved to another it does not unwrap', async () => {
  const ring = keyRing([current], testAudit);
  const [ana, rosa] = [await sealedWith(ring), await sealedWith(ring)];
  expect(await ana.open(ring)).toBe('told');
  const wrapped = await forMember(db, ana.id, (transaction) =>
    transaction.selectFrom('member_key').select(['key_id', 'wrapped']).executeTakeFirst(),
  );
  await forMember(db, rosa.id, (transaction) =>
    transaction
      .updateTable('member_key')
      .set(wrapped ?? {})
      .execute(),
  );
  await expect(rosa.open(ring)).rejects.toThrow('cannot decrypt');
  await forMember(db, rosa.id, (transaction) => transaction.deleteFrom('member_key').execute());
  expect(await rosa.open(ring)).toBeUndefined();
});

test('a rotation brings all under the current key, stopped on the way and begun again; the old one is not needed then', async () => {
  const members = [];
  for (let each = 0; each < 6; each += 1) members.push(await sealedWith(keyRing([old], testAudit)));
  const both = keyRing([current, old], testAudit);
  let wraps = 0;
  const stopping = {
    ...both,
    wrap: async (id: string, key: string) => {
      wraps += 1;
      if (wraps > 3) throw new Error('the process was killed');
      return both.wrap(id, key);
    },
  };
  await expect(rotate(db, stopping)).rejects.toThrow('killed');
  expect(Object.fromEntries(await countByKey(db))).toMatchObject({ [old.id]: 3 });
  for (const { open } of members) expect(await open(both)).toBe('told');
  expect((await rotate(db, both)).done).toBe(3);
  expect((await countByKey(db)).get(old.id)).toBeUndefined();
  expect((await rotate(db, both)).done).toBe(0);
  for (const { open } of members) expect(await open(keyRing([current], testAudit))).toBe('told');
});

test('without its key nothing opens, and the message names the key alone', async () => {
  const { open } = await sealedWith(keyRing([old], testAudit));
  await expect(open(keyRing([current], testAudit))).rejects.toThrow(MemberKeyMissing);
  await expect(open(keyRing([current], testAudit))).rejects.toThrow(old.id);
  await expect(open(keyRing([current], testAudit))).rejects.not.toThrow(old.secret);
  // Another secret under the same id.
  await expect(open(keyRing([{ ...current, id: old.id }], testAudit))).rejects.toThrow('cannot decrypt');
});

test('a key that another process made is loaded when it is met, and wraps at once', async () => {
  const made = newMemberKey(new Date('2026-06-01'));
  let list: MemberKeyList = [old];
  const kept = async () => list;
  const ring = keyRing(kept, testAudit);
  expect(await ring.currentId()).toBe(old.id);
  list = [made, old];
  expect(await (await sealedWith(keyRing([made], testAudit))).open(ring)).toBe('told');
  const { id } = await sealedWith(ring);
  expect(await forMember(db, id, (transaction) => transaction.selectFrom('member_key').select('key_id').executeTakeFirst())).toEqual({
    key_id: made.id,
  });
});

test('who counts before a key is forgotten waits for a member whose first change is being made under it', async () => {
  const { member } = await newMember(identity);
  const before = (await countByKey(db)).get(old.id) ?? 0;
  const counting = async () => ({ ok: true as const, data: await countByKey(db, { waits: true }), setCookies: [] });
  const [counted] = await whileHeld(db, member.id, [counting], async (transaction) => {
    await sql`select set_config('alba.member', ${member.id}, true)`.execute(transaction);
    await ensureSeal(transaction, keyRing([old], testAudit), member.id);
  });
  expect(counted?.ok && counted.data instanceof Map ? counted.data.get(old.id) : null).toBe(before + 1);
});
