import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { good, newMember, testIdentity } from '#services/identity/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { questions } from './questions.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const scopes = memberScopes(identity, keyRing([newMemberKey(new Date())]));

it('questions of a device stand behind those of the account, once however often they are sent, and no answer is lost', async () => {
  const { browser } = await newMember(identity);
  const { caller } = browser;
  const service = questions({ scopes, content: { teasers: async () => [] }, jobs: identity.parts.jobs });
  for (const text of ['Can I swim?', 'Can I work?', 'Can I fly?']) {
    good(await service.add(caller, { key: randomUUID(), text, about: null, visit: null }));
  }
  const before = good(await service.page(caller, { locale: 'en', asked: null })).questions;
  const fly = before.find(({ fields }) => fields.text === 'Can I fly?');
  if (!fly) throw new Error('it was added');
  const answered = { key: randomUUID(), id: fly.id, version: fly.version, text: 'Can I fly?', answer: 'In June.', visit: null };
  good(await service.change(caller, answered));
  const sent = JSON.stringify([
    { id: 'a', text: 'Can I swim?', answer: '', isTicked: true },
    { id: 'b', text: 'Can I work?', answer: 'Yes,\r\nhalf days.', isTicked: false },
    { id: 'c', text: 'Can I fly?', answer: 'Ask again.', isTicked: false },
    { id: 'd', text: 'Can I eat fish?', answer: 'Yes.', isTicked: true },
  ]);
  for (let twice = 0; twice < 2; twice += 1) {
    expect(good(await service.takeIn(caller, { questions: sent }))).toEqual({ kind: 'taken-in' });
    const { questions: all } = good(await service.page(caller, { locale: 'en', asked: null }));
    expect(all.map(({ fields: { text, answer, isTicked } }) => [text, answer, isTicked])).toEqual([
      ['Can I swim?', '', false],
      ['Can I work?', 'Yes,\nhalf days.', false],
      ['Can I fly?', 'In June.', false],
      ['Can I fly?', 'Ask again.', false],
      ['Can I eat fish?', 'Yes.', true],
    ]);
  }
  for (const none of [
    '',
    '[]',
    '[{}]',
    '[{"text":" ","answer":"","isTicked":false}]',
    `[{"text":"${'x'.repeat(501)}","answer":"","isTicked":false}]`,
  ]) {
    expect(good(await service.takeIn(caller, { questions: none }))).toMatchObject({ kind: 'refused' });
  }
});
