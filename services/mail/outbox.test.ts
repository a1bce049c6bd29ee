import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { DecryptionFailed } from '../encryption/encryption.ts';
import type { Mail } from './mail.types.ts';
import { mailEncryption } from './mail-encryption.ts';
import { outbox } from './outbox.ts';
import { openQueue } from './retry-queue.ts';
import { mailSamples } from './templates/samples.ts';

const { db } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const mail: Mail = {
  to: 'amapola@example.org',
  locale: 'es',
  content: { kind: 'reset-password', username: 'Amapola62', url: 'https://alba.example/r?token=nobodyknows', minutes: 60 },
};

const put = (box = outbox({ secret }), sent = mail) => db.transaction().execute((transaction) => box.put(transaction, sent));

async function stored(): Promise<{ id: string; data: { sealed: string } }[]> {
  const { rows } = await sql<{ id: string; data: { sealed: string } }>`select id, data from jobs.job where name = 'mail'`.execute(db);
  return rows;
}

describe('A mail is stored', () => {
  test('in the transaction of its cause: neither is committed without the other', async () => {
    const before = (await stored()).length;
    const failing = db.transaction().execute(async (transaction) => {
      await outbox({ secret }).put(transaction, mail);
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    expect(await stored()).toHaveLength(before);
    await put();
    expect(await stored()).toHaveLength(before + 1);
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

  test('by more concurrent transactions than there are connections', async () => {
    const before = (await stored()).length;
    // Each with a new outbox, which has not opened the queue.
    await Promise.all(Array.from({ length: 30 }, () => put()));
    expect(await stored()).toHaveLength(before + 30);
  });

  test('again after the first that was tried failed', async () => {
    const box = outbox({ secret });
    const failing = db.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
      await box.put(transaction, mail);
    });
    await expect(failing).rejects.toThrow('aborted');
    await expect(put(box)).resolves.toBeUndefined();
  });
});

describe('Mail encryption', () => {
  const cipher = mailEncryption(secret);

  test.each(mailSamples)('decrypts what it encrypted: $content.kind, $locale', ({ content, locale }) => {
    const sealed: Mail = { to: 'á@example.org', locale, content };
    expect(cipher.decrypt('id', cipher.encrypt('id', sealed))).toEqual(sealed);
  });

  test('fails for another mail or secret, and for a changed ciphertext', () => {
    const encrypted = cipher.encrypt('one', mail);
    expect(encrypted).not.toBe(cipher.encrypt('one', mail));
    expect(() => cipher.decrypt('two', encrypted)).toThrow(DecryptionFailed);
    expect(() => mailEncryption(`${secret}.`).decrypt('one', encrypted)).toThrow(DecryptionFailed);
    expect(mailEncryption(`${secret}.`, [secret]).decrypt('one', encrypted)).toEqual(mail);
    for (const changed of ['', 'x', encrypted.slice(0, -4), `${encrypted.slice(0, 30)}AAAA${encrypted.slice(34)}`]) {
      expect(() => cipher.decrypt('one', changed)).toThrow(DecryptionFailed);
    }
  });
});

describe('The tables', () => {
  test('are those of the installed pg-boss', async () => {
    const queue = await openQueue(db);
    const drift = await queue.detectSchemaDrift();
    expect(drift).toMatchObject({ ok: true, extraIndexes: [] });
  });

  test('of another version are rejected, and not migrated', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await sql`update jobs.version set version = version - 1`.execute(transaction);
      await openQueue(transaction);
    });
    await expect(failing).rejects.toThrow('requires migrations');
  });
});
