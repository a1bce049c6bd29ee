import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { sealNew } from '#services/audit/audit-seal.ts';
import { verifyAudit } from '#services/audit/verify-audit.ts';
import { good, newMember, secret, testAudit, testIdentity } from '#services/identity/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { keyRing } from './keys/key-ring.ts';
import { members } from './members.ts';
import { verifyLogs } from './verify-log.ts';

const { db, pool, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
afterEach(() => owner.query('truncate identity_audit, member_audit, audit_seal'));
const identity = testIdentity(db);

describe('The log of a record', () => {
  const service = members({ db, identity, ring: keyRing([newMemberKey(new Date())], testAudit), jobs: jobSender({ secret }) });
  /** A member with a record, which she read once. */
  async function told() {
    const { member, browser } = await newMember(identity);
    good(await service.changeProfile(browser.caller, { key: 'a', version: 0, sent: { city: 'Lima' } }));
    good(await service.profile(browser.caller));
    return { member, browser };
  }
  const lines = async () =>
    (await db.selectFrom('identity_audit').selectAll().where('event', 'like', 'record-%').orderBy('id').execute()).map((line) => line);

  test('is a copy of the audit, which names nobody', async () => {
    const { member } = await told();
    expect(await lines()).toMatchObject([
      { event: 'record-added', actor: 'member', about: 'profile', account: testAudit.accountHash(member.id) },
      { event: 'record-read', actor: 'member', about: 'profile', account: testAudit.accountHash(member.id), subject: null },
    ]);
    expect(await verifyLogs(db, [testAudit])).toEqual([]);
    const { rows } = await pool.query('select identity_audit::text as row from identity_audit');
    expect(JSON.stringify(rows)).not.toContain(member.id);
  });

  test('that was changed by hand is found: a line changed, missing, or put in', async () => {
    const { member } = await told();
    const [first, second] = (await lines()).map(({ id }) => Number(id));
    await owner.query(`update member_audit set actor = 'operator' where line = $1`, [first]);
    await owner.query('delete from member_audit where line = $1', [second]);
    await owner.query('alter table member_audit drop constraint copied');
    await owner.query(`insert into member_audit (member_id, actor, action, kind) values ($1, 'job', 'read', 'all')`, [member.id]);
    await owner.query('alter table member_audit add constraint copied check (line is not null) not valid');
    expect(await verifyLogs(db, [testAudit])).toEqual([
      { kind: 'copy-changed', line: first },
      { kind: 'copy-missing', line: second },
      { kind: 'copy-added', line: 0 },
    ]);
  });

  test('to which somebody with the site’s role adds a line is found, whatever it says that it is a copy of', async () => {
    const { member } = await told();
    const add = (line: number | null, id: number) =>
      db.transaction().execute(async (transaction) => {
        await sql`select set_config('alba.member', ${member.id}, true)`.execute(transaction);
        await sql`insert into member_audit (id, line, member_id, at, actor, action, kind) overriding system value
          values (${id}, ${line}::bigint, ${member.id}, now(), 'job', 'read', 'all')`.execute(transaction);
      });
    await expect(add(null, -1)).rejects.toMatchObject({ code: '23514' });
    const [first] = (await lines()).map(({ id }) => Number(id));
    // Before the first line that the audit still has; and once more of one, in front of its copy.
    await add(-5, -2);
    await add(first ?? 0, -3);
    expect(await verifyLogs(db, [testAudit])).toEqual([
      { kind: 'copy-added', line: first },
      { kind: 'copy-added', line: -5 },
    ]);
  });

  test('goes with the account; the audit keeps what it had, and tells nobody’s', async () => {
    const { member } = await told();
    await sealNew(db, testAudit.keys);
    await db.deleteFrom('identity_user').where('id', '=', member.id).execute();
    expect((await owner.query('select from member_audit')).rowCount).toBe(0);
    expect((await lines()).length).toBe(2);
    expect(await verifyLogs(db, [testAudit])).toEqual([]);
    expect((await verifyAudit(db, testAudit.keys)).problems).toEqual([]);
  });
});
