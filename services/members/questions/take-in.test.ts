import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { good, newMember, testAudit, testIdentity } from '#services/identity/testing.ts';
import { mostItems } from '#services/members/items/item-rows.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { questions } from './questions.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const scopes = memberScopes(identity, keyRing([newMemberKey(new Date())], testAudit));

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
      ['Can I swim?', '', true],
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

it('what there is no room for is not taken in at all, nor are questions to begin with', async () => {
  const { browser } = await newMember(identity);
  const { caller } = browser;
  const service = questions({ scopes, content: { teasers: async () => [] }, jobs: identity.parts.jobs });
  const room = 2;
  good(
    await scopes.changing(caller, ({ transaction, memberId, seal }) => {
      const rows = Array.from({ length: mostItems - room }, () => {
        const id = randomUUID();
        const sealed = seal.encrypt(`member_item/${memberId}/${id}/1`, JSON.stringify({ list: 'another', fields: {} }));
        return { id, version: 1, member_id: memberId, sealed };
      });
      return transaction.insertInto('member_item').values(rows).execute();
    }),
  );
  const brought = ['One?', 'Two?', 'Three?'].map((text) => ({ text, answer: '', isTicked: false }));
  const takeIn = async (count: number) => good(await service.takeIn(caller, { questions: JSON.stringify(brought.slice(0, count)) }));
  const starters = async (ids: string[]) => good(await service.addStarters(caller, { key: randomUUID(), ids, locale: 'en' }));
  const texts = async () => good(await service.page(caller, { locale: 'en', asked: null })).questions.map(({ fields: { text } }) => text);
  expect([await takeIn(3), await starters(['new-0', 'new-1', 'new-2']), await texts()]).toEqual([{ kind: 'full' }, { kind: 'full' }, []]);
  expect([await takeIn(2), await takeIn(2), await texts()]).toEqual([{ kind: 'taken-in' }, { kind: 'taken-in' }, ['One?', 'Two?']]);
});
