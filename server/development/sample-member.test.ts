import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { forMember } from '#services/identity/as-member.ts';
import { browser, good, testAudit, testIdentity } from '#services/identity/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberTables } from '#services/members/member-data.ts';
import { members } from '#services/members/members.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import { isEmpty } from '#services/members/vocabulary/record.ts';
import { treatmentFields } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { makeSampleMember, SampleRefused } from './sample-member.ts';
import { sampleAccount, sampleRecord } from './sample-record.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const service = members({ ...identity.parts, identity, ring });
let outcome: string;

beforeAll(async () => {
  outcome = await makeSampleMember(identity.parts, ring);
});

/** All that is stored of members, by table. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { id } = await db.selectFrom('identity_user').select('id').executeTakeFirstOrThrow();
  const rowsOf = async (table: string) => [
    table,
    await forMember(db, id, async (own) => (await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(own)).rows),
  ];
  return Object.fromEntries(await Promise.all(memberTables.map(({ table }) => rowsOf(table))));
}

describe('the sample member', () => {
  it('stays as it is when it is made again', async () => {
    const before = await everything();
    expect(outcome).toBe('made');
    expect(await makeSampleMember(identity.parts, ring)).toBe('there');
    expect(await everything()).toEqual(before);
    expect([before.identity_session, before.member_record]).toEqual([[], expect.objectContaining({ length: 10 })]);
    expect(identity.mails).toEqual([]);
  });

  it('signs in with what is printed, says that it is a sample, and tells a whole record', async () => {
    const { username: login, password } = sampleAccount;
    const own = browser();
    const member = good(own.keep(await identity.signIn({ login, password }, own.caller)));
    expect(member).toMatchObject({ isEmailVerified: true, firstName: 'Sample' });
    const { profile, diagnoses, treatments } = good(await service.whole(own.caller));
    expect(profile?.fields.bio).toContain('is a sample for development');
    expect(Object.entries(profile?.fields ?? {}).filter(([, value]) => value !== false && isEmpty(value))).toEqual([]);
    expect(diagnoses.map(({ fields }) => fields.metastatic)).toEqual(['no', 'yes']);
    const ids = diagnoses.map(({ id }) => id);
    const types = fieldOf(treatmentFields.type);
    expect(treatments.map(({ fields }) => fields.type).toSorted()).toEqual('values' in types && Object.keys(types.values).toSorted());
    expect(new Set(treatments.map(({ fields }) => fields.status))).toEqual(new Set(['planning', 'undergoing', 'finished']));
    expect(new Set(treatments.flatMap(({ fields }) => fields.diagnosisIds))).toEqual(new Set(ids));
    expect(treatments).toHaveLength(sampleRecord(new Date()).treatments.length);
  });

  it('takes nobody’s name', async () => {
    await sql`update identity_user set email = 'somebody@example.org'`.execute(db);
    await expect(makeSampleMember(identity.parts, ring)).rejects.toThrow(SampleRefused);
    await expect(makeSampleMember(identity.parts, ring)).rejects.toThrow('username username-taken');
  });
});
