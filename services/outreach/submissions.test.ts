import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { DecryptionFailed, encryption } from '#services/encryption/encryption.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { contactForm } from './forms/contact.ts';
import { outreach } from './outreach.ts';
import { outreachForms } from './outreach-forms.ts';
import { submissions } from './submissions.ts';

const { db } = await testDatabase();
const purpose = 'what visitors send';
const [former, current] = [encryption('before', purpose), encryption('now', purpose, { former: ['before'] })];
const staff = submissions({ db, sealing: current, forms: outreachForms });
const told = { subject: 'else', message: 'Hello', email: 'a@example.org', name: '' };

beforeEach(() => db.deleteFrom('outreach_submission').execute());

/** Sends something; gives its id. */
async function sent(message: string, sealing = current): Promise<string> {
  const service = outreach({ db, secret: 'now', sealing, limits: rateLimiter(db, 'now'), outbox: { put: async () => {} } });
  const outcome = await service.send(contactForm, { ...told, message }, { visitor: '', locale: 'es', key: message });
  if (outcome.kind !== 'stored') throw new Error(outcome.kind);
  return outcome.id;
}

const age = (id: string, days: number) =>
  db
    .updateTable('outreach_submission')
    .set({ created_at: sql<Date>`now() - make_interval(days => ${days})` })
    .where('id', '=', id)
    .execute();

test('is purged once its form has kept it for long enough, and spam before that', async () => {
  const [old, young, spam] = [await sent('old'), await sent('young'), await sent('spam')];
  await age(old, contactForm.keptDays + 1);
  await age(young, contactForm.keptDays - 1);
  await age(spam, 31);
  await staff.mark(spam, 'spam');
  expect(await staff.purge()).toBe(2);
  expect((await staff.list({})).map(({ id }) => id)).toEqual([young]);
  expect(await staff.purge()).toBe(0);
});

test('what a former secret sealed is opened, and sealed anew, so that it can be dropped', async () => {
  const id = await sent('before', former);
  const later = submissions({ db, sealing: encryption('now', purpose), forms: outreachForms });
  await expect(later.open({ id })).rejects.toThrow(DecryptionFailed);
  expect((await staff.open({ id }))[0]?.told).toMatchObject({ message: 'before' });
  expect([await staff.sealAnew(), await staff.sealAnew()]).toEqual([1, 0]);
  expect((await later.open({ id }))[0]?.told).toMatchObject({ message: 'before', name: null });
});

test('is found by what its mails name, marked and erased', async () => {
  const id = await sent('one');
  await sent('two');
  expect((await staff.list({ id: id.slice(0, 8) })).map((each) => each.id)).toEqual([id]);
  expect(await staff.list({ id: '%' })).toEqual([]);
  expect([await staff.mark(id, 'answered'), (await staff.list({ status: 'answered' })).length]).toEqual([true, 1]);
  expect([await staff.erase(id), await staff.erase(id)]).toEqual([true, false]);
});

test('nothing of it stands readable in the database', async () => {
  await sent('a sentinel that nobody may find');
  const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from outreach_submission t`.execute(db);
  expect(rows.map(({ row }) => row).join()).not.toMatch(/sentinel|example\.org/);
});

test('the same text again and again is looked at by somebody, and all of it is kept', async () => {
  const message = 'Buy our hats, they are the best hats in the world, and cheap too.';
  for (const end of ['', '!', '!!', '!!!']) await sent(message + end);
  expect((await staff.list({})).map(({ reasons }) => reasons.includes('sent-before'))).toEqual([false, false, true, true]);
});
