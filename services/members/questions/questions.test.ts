import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, problem, testAudit, testIdentity } from '#services/identity/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { visitSummaries } from '#services/members/summary/visit-summary.ts';
import { visits } from '#services/members/visits/visits.ts';
import { openQuestions } from './question-rows.ts';
import { questions } from './questions.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const { jobs } = identity.parts;
const scopes = memberScopes(identity, ring);
const teaser = { id: 'chemotherapy', title: 'Chemotherapy', locale: 'en' } as EntryTeaser;
const content = { teasers: async (ids: readonly string[]) => (ids.includes(teaser.id) ? [teaser] : []) };
const service = questions({ scopes, content, jobs });
const record = members({ db, identity, ring, jobs });

async function somebody() {
  const { browser, member } = await newMember(identity);
  const { caller } = browser;
  const page = async (asked: string | null = null) => good(await service.page(caller, { locale: 'en', asked }));
  const add = async (text: string, more: { about?: string; visit?: string; key?: string } = {}) =>
    good(await service.add(caller, { key: randomUUID(), about: null, visit: null, text, ...more }));
  const texts = async () => (await page()).questions.map(({ fields }) => fields.text);
  return { id: member.id, caller, page, add, texts };
}

const stored = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof somebody>>['add']>>) => {
  if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome));
  return outcome.item;
};

describe('The questions of a member', () => {
  it('are nobody’s who is not signed in', async () => {
    const nobody = { headers: new Headers(), visitor: randomUUID(), locale: 'en' } as const;
    expect(problem(await service.page(nobody, { locale: 'en', asked: null }))).toBe('not-signed-in');
    expect(problem(await service.add(nobody, { key: randomUUID(), text: 'Why?', about: null, visit: null }))).toBe('not-signed-in');
    expect(problem(await service.add(nobody, { key: randomUUID(), text: '', about: null, visit: null }))).toBe('not-signed-in');
  });

  it('are added, answered, ticked off, moved, removed and brought back', async () => {
    const { caller, page, add, texts, id: memberId } = await somebody();
    const [one, two, three] = [
      stored(await add('One?', { about: 'chemotherapy' })),
      stored(await add('Two?')),
      stored(await add(' Three? ')),
    ];
    expect((await page()).about.get('chemotherapy')?.title).toBe('Chemotherapy');
    expect(one.fields).toMatchObject({ about: 'chemotherapy', answer: '', isTicked: false, visit: null });
    expect(stored(await add('Four?', { about: 'nothing-like-it' })).fields.about).toBeNull();
    const move = (id: string, to: 'up' | 'down') => service.move(caller, { key: randomUUID(), id, to });
    good(await move(three.id, 'up'));
    good(await move(one.id, 'down'));
    good(await move(one.id, 'down'));
    expect(await texts()).toEqual(['Three?', 'Two?', 'One?', 'Four?']);
    good(await move(three.id, 'up'));
    expect(await texts(), 'the first goes no further').toEqual(['Three?', 'Two?', 'One?', 'Four?']);
    good(await service.tick(caller, { key: randomUUID(), id: two.id, isTicked: true }));
    const asItIs = (await page()).questions.find(({ id }) => id === two.id);
    const said = { id: two.id, version: asItIs?.version ?? 0, text: 'Two, again?', answer: 'Line one\r\nline two', visit: null };
    expect(good(await service.change(caller, { key: randomUUID(), ...said }))).toMatchObject({
      kind: 'stored',
      item: { fields: { text: 'Two, again?', answer: 'Line one\nline two', isTicked: true } },
    });
    const open = await forMember(db, memberId, async (transaction) =>
      openQuestions({ transaction, memberId, seal: await sealOf(transaction, ring, memberId) }),
    );
    expect(open?.map(({ fields }) => fields.text)).toEqual(['Three?', 'One?', 'Four?']);
    good(await service.remove(caller, { key: randomUUID(), id: three.id }));
    expect(await texts()).not.toContain('Three?');
    good(await service.restore(caller, { key: randomUUID(), id: three.id }));
    expect(await texts()).toContain('Three?');
  });

  it('are refused where there is nothing, or too much', async () => {
    const { caller, add, page } = await somebody();
    expect(await add('  ')).toEqual({ kind: 'refused', problems: [{ field: 'text', code: 'no-question' }] });
    expect(await add('x'.repeat(501))).toEqual({ kind: 'refused', problems: [{ field: 'text', code: 'question-too-long' }] });
    const { id, version } = stored(await add('Why?'));
    const long = { key: randomUUID(), id, version, text: 'Why?', answer: 'x'.repeat(4_001), visit: null };
    expect(good(await service.change(caller, long))).toEqual({ kind: 'refused', problems: [{ field: 'answer', code: 'answer-too-long' }] });
    expect((await page()).questions).toHaveLength(1);
  });

  it('lose nothing to a second tab, and nothing is added twice under one key', async () => {
    const { caller, add, page } = await somebody();
    const key = randomUUID();
    const [first, again] = [stored(await add('Once?', { key })), stored(await add('Once?', { key }))];
    expect(again).toEqual(first);
    const change = (answer: string, version: number) =>
      service.change(caller, { key: randomUUID(), id: first.id, version, text: 'Once?', answer, visit: null });
    expect(good(await change('of the first tab', 1))).toMatchObject({ kind: 'stored' });
    expect(good(await change('of the second', 1))).toMatchObject({
      kind: 'changed-elsewhere',
      current: { version: 2, fields: { answer: 'of the first tab' } },
    });
    expect(good(await change('of the second', 2))).toMatchObject({ kind: 'stored' });
    const both = await Promise.all([add('A?', { key: randomUUID() }), add('B?', { key: randomUUID() })]);
    expect(both.map(({ kind }) => kind)).toEqual(['stored', 'stored']);
    expect((await page()).questions).toHaveLength(3);
  });

  it('are attached to a visit of one’s own, and stay where that is removed', async () => {
    const [ana, rosa] = [await somebody(), await somebody()];
    const own = visits({ scopes, jobs, openQuestions, now: () => new Date('2026-11-26T12:00:00Z') });
    const sent = { kind: 'checkup', date: '2027-01-05', time: '', timeZone: 'America/Chicago', where: '', withWhom: 'Dr. Vega', notes: '' };
    const added = good(await own.add(ana.caller, { key: randomUUID(), sent }));
    if (added.kind !== 'stored') throw new Error(JSON.stringify(added));
    const visit = added.item.id;
    expect(stored(await rosa.add('Whose?', { visit })).fields.visit).toBeNull();
    expect(stored(await ana.add('Mine?', { visit })).fields.visit).toBe(visit);
    expect((await ana.page()).visits).toEqual([{ id: visit, label: 'Check-up, Dr. Vega: Tuesday, January 5, 2027' }]);
    expect(good(await own.page(ana.caller, 'en')).toCome).toMatchObject([{ questions: [{ text: 'Mine?' }] }]);
    good(await own.remove(ana.caller, { key: randomUUID(), id: visit }));
    expect(await ana.texts()).toEqual(['Mine?']);
  });

  it('stand in the summary for the next visit, but for those of a later one', async () => {
    const { caller, add } = await somebody();
    const own = visits({ scopes, jobs, openQuestions });
    const visitOn = async (date: string) => {
      const sent = { kind: 'checkup', date, time: '', timeZone: 'America/Chicago', where: '', withWhom: '', notes: '' };
      const added = good(await own.add(caller, { key: randomUUID(), sent }));
      if (added.kind !== 'stored') throw new Error(JSON.stringify(added));
      return added.item.id;
    };
    const [past, next, later, removed] = [
      await visitOn('2026-11-20'),
      await visitOn('2026-12-01'),
      await visitOn('2027-01-05'),
      await visitOn('2027-01-06'),
    ];
    await add('Of none?');
    for (const [text, visit] of Object.entries({
      'Of one past?': past,
      'Of the next?': next,
      'Of a later?': later,
      'Of one removed?': removed,
    }))
      await add(text, { visit });
    good(await own.remove(caller, { key: randomUUID(), id: removed }));
    const summaries = visitSummaries({ scopes, now: () => new Date('2026-11-26T12:00:00Z') });
    const sheet = good(await summaries.page(caller, { locale: 'en', own: 'en', parts: ['questions'] }));
    expect(sheet.questions?.shown).toEqual(['Of none?', 'Of one past?', 'Of the next?', 'Of one removed?']);
  });

  it('are sealed: the database tells neither what is asked nor that it is a question', async () => {
    const { add, id } = await somebody();
    await add('Zarzamora?', { about: 'chemotherapy' });
    const { rows } = await owner.query<{ row: string }>('select member_item::text as row from member_item where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/Zarzamora|question|chemotherapy/);
    expect((await sql`select 1 from member_item`.execute(db)).rows, 'without a member').toEqual([]);
  });
});

describe('Questions to begin with', () => {
  it('fit what was told, and those that were added are not offered again', async () => {
    const { caller, page } = await somebody();
    const groups = async () => (await page()).starters.map(({ id }) => id);
    expect(await groups()).toEqual(['new', 'everybody']);
    const diagnosis = { diagnosed: 'yes', cancerTypes: ['IDC'], estrogen: 'positive', her2neu: 'negative', stage: 'IIA' };
    const told = good(await record.diagnosis.add(caller, { key: randomUUID(), sent: diagnosis }));
    if (told.kind !== 'stored') throw new Error(JSON.stringify(told));
    const treatment = { type: 'chemotherapy', status: 'undergoing', diagnosisIds: [told.record.id] };
    good(await record.treatment.add(caller, { key: randomUUID(), sent: treatment }));
    expect(await groups()).toEqual(['chemotherapy', 'hormone-positive', 'everybody']);
    const ids = (await page()).starters[0]?.questions.slice(0, 2).map(({ id }) => id) ?? [];
    const key = randomUUID();
    const add = () => service.addStarters(caller, { key, ids: [...ids, 'nothing-0'], locale: 'en' });
    expect(good(await add())).toMatchObject({ kind: 'stored' });
    good(await add());
    const { questions: all, starters } = await page();
    expect(all).toHaveLength(2);
    expect(starters[0]?.questions.map(({ id }) => id)).not.toContain(ids[0]);
    expect(good(await service.addStarters(caller, { key: randomUUID(), ids: ['toString'], locale: 'en' }))).toEqual({ kind: 'missing' });
  });
});
