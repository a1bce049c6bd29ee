import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { accountHashes } from './audit.ts';
import { deletedHash } from './deleted-members.ts';
import { operator } from './operator.ts';
import { ageSessions, browser, good, newMember, password, problems, type TestIdentity, testIdentity, whileHeld } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const { deleteListed, deleted } = operator(identity.parts);

const mailsTo = ({ mails }: TestIdentity, email: string) => mails.filter(({ to }) => to === email).map(({ content }) => content.kind);
const isThere = async (id: string) =>
  (await db.selectFrom('identity_user').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const letDaysPass = (id: string) =>
  sql`update identity_user set deletion_due_at = statement_timestamp() - interval '1 second' where id = ${id}`.execute(db);
const hashesOf = accountHashes([identity.parts.secret]);
const eventsOf = async (id: string) => {
  const rows = await db.selectFrom('identity_audit').select('event').where('account', 'in', hashesOf(id)).orderBy('id').execute();
  return rows.map(({ event }) => event);
};
const later = { when: 'later' };

/** A member who has asked to be deleted in seven days. */
async function leaving() {
  const { member, browser: ana } = await newMember(identity);
  good(ana.keep(await identity.deleteAccount(later, ana.caller)));
  return { member, browser: ana };
}

test('asks who it is, and changes nothing without it', async () => {
  const { member, browser: ana } = await newMember(identity);
  await ageSessions(db, member.id, 10);
  for (const when of ['now', 'later']) expect(problems(await identity.deleteAccount({ when }, ana.caller))).toEqual(['confirm-needed']);
  expect(problems(await identity.deleteAccount({ when: 'now' }, browser().caller))).toEqual(['not-signed-in']);
  expect(await isThere(member.id)).toBe(true);
  expect(await identity.session(ana.caller.headers)).not.toBeNull();
});

test('deletes at once: every session is over, what is no row is asked for, and a receipt says until when backups are kept', async () => {
  const forgotten: string[] = [];
  const own = testIdentity(db, { forgetMember: async (_, id) => void forgotten.push(id) });
  const { member, browser: ana } = await newMember(own);
  const elsewhere = browser();
  good(elsewhere.keep(await own.signIn({ login: member.username, password }, elsewhere.caller)));
  good(ana.keep(await own.deleteAccount({ when: 'now' }, ana.caller)));
  expect([...ana.cookies.keys()]).toEqual([]);
  expect(await isThere(member.id)).toBe(false);
  for (const { caller } of [ana, elsewhere]) expect(await own.session(caller.headers)).toBeNull();
  expect(problems(await own.signIn({ login: member.username, password }, browser().caller))).toEqual(['login-wrong']);
  expect(forgotten).toEqual([member.id]);
  const receipt = own.mails.findLast(({ to }) => to === member.email)?.content;
  const fortnight = Date.now() + 14 * 86_400_000;
  expect(receipt).toMatchObject({ kind: 'account-deleted', username: member.username });
  expect(Math.abs(Date.parse(receipt && 'backupsUntil' in receipt ? receipt.backupsUntil : '') - fortnight)).toBeLessThan(600_000);
  expect((await eventsOf(member.id)).at(-1)).toBe('account-deleted');
});

test('in seven days: nobody is signed in, and there it ends', async () => {
  const { member, browser: ana } = await leaving();
  expect(await identity.session(ana.caller.headers)).toBeNull();
  expect(mailsTo(identity, member.email).at(-1)).toBe('deletion-planned');
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from deletion_due_at - statement_timestamp()) / 86400 as days from identity_user where id = ${member.id}`.execute(
    db,
  );
  expect(Number(rows[0]?.days)).toBeCloseTo(7, 2);
  await identity.deleteDue();
  expect(await isThere(member.id)).toBe(true);
  await letDaysPass(member.id);
  await identity.deleteDue();
  expect(await isThere(member.id)).toBe(false);
  expect(mailsTo(identity, member.email).at(-1)).toBe('account-deleted');
  await identity.deleteDue();
  expect(mailsTo(identity, member.email).filter((kind) => kind === 'account-deleted')).toHaveLength(1);
});

test('a sign-in before then takes it back, and says so', async () => {
  const { member } = await leaving();
  const ana = browser();
  expect(good(ana.keep(await identity.signIn({ login: member.email, password }, ana.caller)))).toMatchObject({
    id: member.id,
    isBack: true,
  });
  expect(mailsTo(identity, member.email).at(-1)).toBe('deletion-taken-back');
  expect((await eventsOf(member.id)).slice(-3)).toEqual(['deletion-planned', 'signed-in', 'deletion-taken-back']);
  await identity.deleteDue();
  expect(await isThere(member.id)).toBe(true);
  expect(good(await identity.signIn({ login: member.email, password }, browser().caller))).toMatchObject({ isBack: false });
});

test('one that fails does not keep the others', async () => {
  const first = await leaving();
  const second = await leaving();
  for (const { member } of [first, second]) await letDaysPass(member.id);
  const failing = testIdentity(db, {
    forgetMember: async (_, id) => {
      if (id === first.member.id) throw new Error('the store of files is away');
    },
  });
  await expect(failing.deleteDue()).rejects.toThrow('away');
  expect([await isThere(first.member.id), await isThere(second.member.id)]).toEqual([true, false]);
  await identity.deleteDue();
  expect(await isThere(first.member.id)).toBe(false);
});

test('of a sign-in and the deletion that is due, the one that has the lock first decides', async () => {
  const staying = await leaving();
  await letDaysPass(staying.member.id);
  // The deletion waits, and finds the account staying.
  await whileHeld(db, staying.member.id, [async () => ({ ok: true, data: await identity.deleteDue(), setCookies: [] })], (transaction) =>
    transaction.updateTable('identity_user').set({ deletion_due_at: null }).where('id', '=', staying.member.id).execute(),
  );
  expect(await isThere(staying.member.id)).toBe(true);

  const gone = await leaving();
  const signIn = () => identity.signIn({ login: gone.member.username, password }, browser().caller);
  // The sign-in waits, and finds nobody.
  const [refused] = await whileHeld(db, gone.member.id, [signIn], (transaction) =>
    transaction.deleteFrom('identity_user').where('id', '=', gone.member.id).execute(),
  );
  expect(refused && problems(refused)).toEqual(['login-wrong']);

  const both = await leaving();
  await letDaysPass(both.member.id);
  const [signedIn] = await Promise.all([
    identity.signIn({ login: both.member.username, password }, browser().caller),
    identity.deleteDue(),
  ]);
  expect(await isThere(both.member.id)).toBe(signedIn.ok);
});

test('a database that was restored is rid again of who was deleted, by a list that names nobody', async () => {
  const { member, browser: ana } = await newMember(identity);
  const { member: other } = await newMember(identity);
  const backup = await db.selectFrom('identity_user').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
  good(await identity.deleteAccount({ when: 'now' }, ana.caller));
  const list = await deleted();
  expect(list.map(({ hash }) => hash)).toContain(deletedHash(member.id));
  expect(JSON.stringify(list)).not.toContain(member.id);
  expect(await deleteListed(list)).toBe(0);

  await db.insertInto('identity_user').values(backup).execute();
  await db.deleteFrom('identity_deleted').execute();
  const told = mailsTo(identity, member.email).length;
  expect(await deleteListed(list)).toBe(1);
  expect([await isThere(member.id), await isThere(other.id)]).toEqual([false, true]);
  expect(mailsTo(identity, member.email)).toHaveLength(told);
  expect(await deleted()).toEqual(list);
  expect(await deleteListed(list)).toBe(0);
});
