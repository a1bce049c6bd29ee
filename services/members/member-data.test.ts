import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { forMember } from '#services/identity/as-member.ts';
import { accountHashes } from '#services/identity/audit.ts';
import { good, newMember, secret, testAudit, testIdentity } from '#services/identity/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { changeDay } from './daily/day-rows.ts';
import { saveDraft } from './drafts.ts';
import { keyRing } from './keys/key-ring.ts';
import { sealOf } from './keys/member-keys.ts';
import { memberTables } from './member-data.ts';
import { members } from './members.ts';
import { questionStore } from './questions/question-rows.ts';
import { newQuestion } from './questions/shared.ts';
import { medicineStore } from './reminders/medicine-rows.ts';
import { save } from './saved/saved-rows.ts';
import { addShare } from './shares/share-rows.ts';
import { changeState } from './store/for-you-state.ts';
import { keep } from './trials/kept-rows.ts';
import { visitStore } from './visits/visit-rows.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const service = members({ db, identity, ring, jobs: jobSender({ secret: 'a secret of the tests, and of nothing else' }) });

test('every table that tells of members is in the registry, and nothing else is', async () => {
  const { rows } = await owner.query<{ table: string }>(`
    select distinct relname as table from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and (
      relname = 'identity_user' or attname ~ '^(member|user|account|profile|owner|author)(_id)?$'
      or exists (select from pg_constraint where conrelid = pg_class.oid and confrelid = 'identity_user'::regclass))`);
  expect(rows.map(({ table }) => table).sort()).toEqual(memberTables.map(({ table }) => table).sort());
});

test('what is exported holds what was told, and what is deleted is gone', async () => {
  const { browser: ana, member } = await newMember(identity);
  const change = { key: randomUUID(), version: 0, sent: { city: 'Zarzaparrilla', emailOptIn: false } };
  good(await service.changeProfile(ana.caller, change));
  good(await service.diagnosis.add(ana.caller, { key: randomUUID(), sent: { diagnosed: 'yes', cancerTypes: ['IDC'], side: 'left' } }));
  good(await identity.resendVerification(ana.caller));
  const [bytes, flags] = [Buffer.alloc(32), { is_backup_eligible: true, is_backed_up: true }];
  const passkey = { credential_id: bytes, user_handle: bytes, public_key: bytes, counter: 0, transports: [], ...flags };
  await db
    .insertInto('identity_passkey')
    .values({ ...passkey, id: 'one', user_id: member.id, name: 'Zarza' })
    .execute();
  await forMember(db, member.id, async (transaction) => {
    const seal = await sealOf(transaction, ring, member.id);
    const draft = { id: randomUUID(), flow: 'wizard', recordId: null, answers: { profile: { city: 'Zarzamora' } }, at: 'city' } as const;
    await transaction
      .insertInto('member_avatar')
      .values({ member_id: member.id, name: 'a'.repeat(32) })
      .execute();
    if (!seal) throw new Error('who told something has a key');
    await saveDraft({ transaction, memberId: member.id, seal }, draft);
    const kept = { entry: 'zarza', type: 'page', titles: { es: 'Zarza' } } as const;
    await save({ transaction, memberId: member.id, seal }, { key: randomUUID(), ...kept });
    await keep({ transaction, memberId: member.id, seal }, { kind: 'trial', nctId: 'NCT00000001', title: 'Zarzuela', seen: 0 });
    await transaction.insertInto('member_trial_mail').values({ member_id: member.id, locale: 'es', told_through: 0 }).execute();
    const scope = { transaction, memberId: member.id, seal };
    await questionStore.add(scope, { key: randomUUID(), fields: newQuestion('Zarza?', 1) });
    const day = { date: '2026-12-01', time: null, timeZone: 'America/Chicago' };
    await visitStore.add(scope, { key: randomUUID(), fields: { kind: 'lab', ...day, where: 'Zarza', withWhom: '', notes: '' } });
    const taken = { name: 'Zarza', times: ['08:00'], everyDays: 1, from: '2026-12-01', until: null, timeZone: 'America/Chicago' } as const;
    await medicineStore.add(scope, { key: randomUUID(), fields: { ...taken, times: [...taken.times] } });
    const wishes = { member_id: member.id, locale: 'es', visits: true, medicines: false, told_through: new Date() };
    await transaction.insertInto('member_reminder_mail').values(wishes).execute();
    await addShare(scope, { id: randomUUID(), part: 'log', name: 'Zarza', days: 7 });
    const factor = { user_id: member.id, sealed: 'sealed', since: new Date() };
    await transaction.insertInto('identity_totp').values(factor).execute();
    await transaction
      .insertInto('identity_recovery_code')
      .values({ user_id: member.id, code_hash: Buffer.alloc(32) })
      .execute();
    await transaction.insertInto('identity_factor_recovery').values({ user_id: member.id, due_at: new Date() }).execute();
    const dismissed = [{ entry: 'zarzaparrilla', on: '2026-11-26' }];
    await changeState({ transaction, memberId: member.id, seal }, () => ({ dismissed, read: [] }));
    const written = { key: randomUUID(), day: '2026-11-25', request: {} };
    await changeDay({ transaction, memberId: member.id, seal }, written, (current) => ({ ...current, fields: { notes: 'Zarzuela' } }));
  });
  const exported = await forMember(db, member.id, async (transaction) => {
    const seal = await sealOf(transaction, ring, member.id);
    const parts: [string, unknown][] = [];
    const whose = { transaction, memberId: member.id, seal, accountHashes: accountHashes([secret])(member.id) };
    for (const { exported: exporter } of memberTables)
      if (typeof exporter === 'function') for (const { name, rows } of await exporter(whose)) parts.push([name, rows]);
    return parts;
  });
  expect(Object.fromEntries(exported ?? [])).toMatchObject({
    account: [{ username: member.username, email: member.email }],
    passkeys: [{ name: 'Zarza', usedAt: null, isSynced: true }],
    sessions: [{ endsAt: expect.any(String) }],
    'second-factor': [{ since: expect.any(String) }],
    'second-factor-lost': [{ dueAt: expect.any(String) }],
    profile: [{ city: 'Zarzaparrilla' }],
    diagnoses: [{ cancerTypes: ['IDC'] }],
    treatments: [],
    saved: [{ title: 'Zarza', entry: 'zarza' }],
    trials: [{ what: 'NCT00000001: Zarzuela' }],
    trialMail: [{ locale: 'es' }],
    days: [{ day: '2026-11-25', notes: 'Zarzuela' }],
    questions: [{ text: 'Zarza?' }],
    visits: [{ kind: 'lab', where: 'Zarza' }],
    medicineReminders: [{ name: 'Zarza', times: ['08:00'] }],
    reminderMail: [{ visits: true, medicines: false, locale: 'es' }],
    shares: [{ part: 'log', name: 'Zarza', isTakenBack: false }],
    forYou: [{ entry: 'zarzaparrilla', what: 'dismissed', on: '2026-11-26' }],
    picture: [{ changedAt: expect.any(String) }],
    drafts: [{ flow: 'wizard', part: 'profile', field: 'city', answer: 'Zarzamora' }],
    choices: expect.arrayContaining([
      expect.objectContaining({ choice: 'terms' }),
      expect.objectContaining({ choice: 'emailOptIn', answer: false }),
    ]),
    'sign-ins': [{ event: 'verification-asked' }, { event: 'signed-up' }],
    log: [{ action: 'added' }, { action: 'added' }],
  });
  expect(JSON.stringify(exported)).not.toMatch(/scrypt|token|sealed/);

  const left = async () => {
    const found: string[] = [];
    for (const { table } of memberTables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} as t`);
      if (rows.some(({ row }) => row.includes(member.id))) found.push(table);
    }
    return found;
  };
  const withAccount = memberTables.filter(({ deleted }) => deleted === 'with the account').map(({ table }) => table);
  expect(await left()).toEqual(withAccount);
  await db.deleteFrom('identity_user').where('id', '=', member.id).execute();
  expect(await left()).toEqual([]);
});
