import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { DecryptionFailed } from '../encryption/encryption.ts';
import { jobSender } from '../jobs/job-sender.ts';
import { payloadEncryption } from '../jobs/payload-encryption.ts';
import type { Mail } from './mail.types.ts';
import { mailJob } from './mail-job.ts';
import { outbox } from './outbox.ts';
import { mailSamples } from './templates/samples.ts';

const { db } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const mail: Mail = {
  to: 'amapola@example.org',
  locale: 'es',
  content: { kind: 'reset-password', username: 'Amapola62', url: 'https://alba.example/r?token=nobodyknows', minutes: 60 },
};

const put = (box = outbox(jobSender({ secret })), sent = mail) => db.transaction().execute((transaction) => box.put(transaction, sent));

async function stored(): Promise<unknown[]> {
  return (await sql`select id from jobs.job where name = 'mail'`.execute(db)).rows;
}

describe('A mail is stored', () => {
  test('in the transaction of its cause: neither is committed without the other', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await outbox(jobSender({ secret })).put(transaction, mail);
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    expect(await stored()).toHaveLength(0);
    await put();
    expect(await stored()).toHaveLength(1);
  });

  test('encrypted: the tables reveal neither the recipient nor the text', async () => {
    await put();
    const { rows } = await sql<{ text: string }>`select job::text as text from jobs.job`.execute(db);
    const everything = rows.map(({ text }) => text).join('\n');
    expect(everything).toContain('sealed');
    for (const part of ['amapola', 'Amapola62', 'token', 'nobodyknows', 'reset-password', 'alba.example']) {
      expect(everything).not.toContain(part);
      expect(everything).not.toContain(Buffer.from(part).toString('base64url'));
    }
  });

  test('again after the first that was tried failed', async () => {
    const box = outbox(jobSender({ secret }));
    const failing = db.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
      await box.put(transaction, mail);
    });
    await expect(failing).rejects.toThrow('aborted');
    await expect(put(box)).resolves.toBeUndefined();
  });
});

describe('The payload', () => {
  const cipher = payloadEncryption(secret);

  test.each(mailSamples)('is what was encrypted: $content.kind, $locale', ({ content, locale }) => {
    const sealed: Mail = { to: 'á@example.org', locale, content };
    expect(mailJob.payload.parse(cipher.decrypt(mailJob, 'id', cipher.encrypt(mailJob, 'id', sealed)))).toEqual(sealed);
  });

  test('is read for no other mail, kind or secret, nor from a changed ciphertext', () => {
    const { sealed } = cipher.encrypt(mailJob, 'one', mail);
    expect(sealed).not.toBe(cipher.encrypt(mailJob, 'one', mail).sealed);
    expect(() => cipher.decrypt(mailJob, 'two', { sealed })).toThrow(DecryptionFailed);
    expect(() => cipher.decrypt({ ...mailJob, name: 'other' }, 'one', { sealed })).toThrow(DecryptionFailed);
    expect(() => payloadEncryption(`${secret}.`).decrypt(mailJob, 'one', { sealed })).toThrow(DecryptionFailed);
    expect(payloadEncryption(`${secret}.`, [secret]).decrypt(mailJob, 'one', { sealed })).toEqual(mail);
    for (const changed of ['', 'x', sealed.slice(0, -4), `${sealed.slice(0, 30)}AAAA${sealed.slice(34)}`]) {
      expect(() => cipher.decrypt(mailJob, 'one', { sealed: changed })).toThrow(DecryptionFailed);
    }
  });
});
