import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentRevision } from './consent.ts';
import { constantThirdParties, thirdParties } from './third-parties.ts';

/** What readers of a revision agreed to: whoever changes the table below raises the revision, and writes the new pair here. */
const agreed = { revision: 1, table: 'ef6fbb298984af26' };

test('readers are asked again when who may come in, what for, or what one gets has changed', () => {
  const [container] = thirdParties([{ name: 'One', script: 'https://one.example/a.js', sources: [] }]).slice(-1);
  const table = JSON.stringify([...constantThirdParties, container]);
  expect({ revision: consentRevision, table: createHash('sha256').update(table).digest('hex').slice(0, 16) }).toEqual(agreed);
});

test('each has a name of its own, hosts on https and words in both languages', () => {
  const all = thirdParties([{ name: 'One', script: 'https://one.example/a.js', sources: ['https://*.one.example'] }]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { hosts, purpose, gets } of all) {
    expect(hosts.length).toBeGreaterThan(0);
    for (const host of hosts) expect(host).toMatch(/^https:\/\/(\*\.)?[\w.-]+$/);
    for (const words of [purpose, gets]) expect(words.en).not.toBe(words.es);
  }
});
