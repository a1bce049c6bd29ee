import { expect, test } from 'vitest';
import { newsletterLinks } from './links.ts';
import { readBounce } from './read-bounce.ts';
import { isSigned, signatureOf, webhookBody } from './webhook.ts';

const secret = 'a secret of the tests, and of nothing else';
const links = newsletterLinks(secret, [], 'bounces@alba.example');
const to = links.returnAddress({ issue: 12, subscriber: 70_000 });

const report = (type: string, part: string) => `From: MAILER-DAEMON@mx.example.net
To: ${to}
Subject: Undelivered Mail
Content-Type: multipart/report; report-type=${type}; boundary="b"

--b
Content-Type: text/plain

It could not be delivered.
--b
${part}
--b--
`;

test.each([
  ['hard', report('delivery-status', 'Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: failed\nStatus: 5.1.1\n')],
  ['soft', report('delivery-status', 'Content-Type: message/delivery-status\n\nAction: delayed\nStatus: 4.2.2\n')],
  ['complaint', report('feedback-report', 'Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nVersion: 1\n')],
  ['soft', `From: a@example.org\nTo: ${to}\nSubject: On holiday\n\nBack on Monday. In 1995 I wrote Status: 5.1.1 in a text.\n`],
])('a report is read as %s', (kind, mail) => {
  const read = readBounce(mail.replaceAll('\n', '\r\n'));
  expect(read.kind).toBe(kind);
  expect(read.addresses.map(links.returnedTo)).toContainEqual({ issue: 12, subscriber: 70_000 });
});

test('a return address is short enough, and a former secret still reads it', () => {
  expect(links.returnAddress({ issue: 2_000_000, subscriber: 2_000_000_000 }).split('@')[0]?.length).toBeLessThanOrEqual(64);
  const after = newsletterLinks('another secret of the tests, and of nothing else', [secret], 'bounces@alba.example');
  expect(after.returnedTo(to)).toEqual({ issue: 12, subscriber: 70_000 });
  expect(after.subscriberOf(links.preferencesToken(7))).toBe(7);
  expect(newsletterLinks('another secret of the tests, and of nothing else', [], 'bounces@alba.example').returnedTo(to)).toBeNull();
});

test('a webhook is believed by its signature, for five minutes', () => {
  const body = JSON.stringify([{ address: to, kind: 'hard' }]);
  const at = 1_800_000_000;
  const signature = signatureOf(secret, body, at);
  expect(isSigned(secret, body, signature, at * 1_000)).toBe(true);
  expect(isSigned(secret, body, signature, (at + 299) * 1_000)).toBe(true);
  for (const [what, given, now] of [
    ['another body', signatureOf(secret, `${body} `, at), at],
    ['another secret', signatureOf('another', body, at), at],
    ['late', signature, at + 301],
    ['early', signature, at - 301],
    ['none', '', at],
    ['another time', signature.replace(String(at), String(at + 1)), at],
  ] as const) {
    expect(isSigned(secret, body, given, now * 1_000), what).toBe(false);
  }
  expect(webhookBody.safeParse([{ address: to, kind: 'gone' }]).success).toBe(false);
});
