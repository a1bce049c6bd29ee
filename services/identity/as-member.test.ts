import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import type { DB } from '#database/types.ts';
import { asMember } from './as-member.ts';
import { currentSession } from './current-session.ts';
import { identityContext } from './identity-context.ts';
import { browser, good, newMember, password, problem, testIdentity } from './testing.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);

async function memberIn(transaction: Kysely<DB>): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select current_setting('alba.member', true) as id`.execute(transaction);
  return rows[0]?.id || null;
}

test('a transaction is the member’s who asks, and of nobody afterwards', async () => {
  const people = [await newMember(identity), await newMember(identity)];
  const answers = await Promise.all(
    people.map(({ browser: own }) => identity.asMember(own.caller, async (transaction, { id }) => [id, await memberIn(transaction)])),
  );
  expect(answers.map(good)).toEqual(people.map(({ member: { id } }) => [id, id]));
  await db.connection().execute(async (connection) => {
    expect(good(await identity.asMember(people[0]?.browser.caller ?? browser().caller, memberIn))).toBe(people[0]?.member.id);
    expect(await memberIn(connection)).toBeNull();
  });
});

test('nothing runs for who is not signed in, nor for a session that has ended since', async () => {
  const never = () => Promise.reject(new Error('it ran'));
  expect(problem(await identity.asMember(browser().caller, never))).toBe('not-signed-in');
  const { browser: ana } = await newMember(identity);
  const context = identityContext(identity.parts);
  const current = await currentSession(context, ana.caller.headers);
  if (!current) throw new Error('there is no session');
  good(await identity.signOut(ana.caller));
  await expect(asMember(context, current, never)).rejects.toMatchObject({ problems: [{ field: null, code: 'not-signed-in' }] });
});

test('what fails is undone, and tells nobody’s name to the next', async () => {
  const { browser: ana } = await newMember(identity);
  const before = good(await identity.sessions(ana.caller)).length;
  const failing = identity.asMember(ana.caller, async (transaction, { id }) => {
    await transaction.deleteFrom('identity_session').where('user_id', '=', id).execute();
    throw new Error('it broke');
  });
  await expect(failing).rejects.toThrow('it broke');
  expect(good(await identity.sessions(ana.caller))).toHaveLength(before);
  expect(await memberIn(db)).toBeNull();
});

test('whatever a member changes of their own is changed in their name', async () => {
  const { member, browser: ana } = await newMember(identity);
  await owner.query(`
    create table changes_seen (what text, member text);
    create function note_change() returns trigger language plpgsql security definer as $$ begin
      insert into public.changes_seen values (tg_table_name, current_setting('alba.member', true)); return null; end $$;
    create trigger note after insert or update on identity_user execute function note_change();
    create trigger note after insert or update on identity_account execute function note_change();
    create trigger note after insert or update on identity_link execute function note_change()`);
  good(await identity.changeDetails({ firstName: 'Eva' }, ana.caller));
  good(await identity.changeUsername({ username: 'otherName' }, ana.caller));
  good(await identity.resendVerification(ana.caller));
  good(await identity.changeEmail({ email: 'other@example.org' }, ana.caller));
  const chosen = 'Xk8#mauve-Otter';
  good(await identity.changePassword({ currentPassword: password, newPassword: chosen, confirmation: chosen }, ana.caller));
  const { rows } = await owner.query<{ what: string; member: string }>('select * from changes_seen');
  expect(new Set(rows.map(({ what }) => what))).toEqual(new Set(['identity_user', 'identity_account', 'identity_link']));
  expect(new Set(rows.map((row) => row.member))).toEqual(new Set([member.id]));
});
