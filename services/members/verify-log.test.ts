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
    await owner.query(`insert into member_audit (member_id, actor, action, kind) values ($1, 'job', 'read', 'all')`, [member.id]);
    expect(await verifyLogs(db, [testAudit])).toEqual([
      { kind: 'copy-changed', line: first },
      { kind: 'copy-missing', line: second },
      { kind: 'copy-added', line: 0 },
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
