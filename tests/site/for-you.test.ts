import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pathTo } from '#app/addresses/paths.ts';
import { noteReading, personalizedContent } from '#app/graphql/member-documents.ts';
import { forYouEmailsWords } from '#app/screens/for-you-emails/for-you-emails.words.ts';
import { forYouWords } from '#app/screens/member/for-you/for-you.words.ts';
import { forYouForms } from '#app/screens/member/for-you/for-you-forms.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { forMember } from '#services/identity/as-member.ts';
import { cases } from '#services/members/for-you/cases/cases.ts';
import { toldIn } from '#services/members/for-you/cases/told.ts';
import { leaveDigestsPath } from '#services/members/for-you/digests.ts';
import { choose } from '#services/members/for-you/rank.ts';
import { mostFirst } from '#services/members/for-you/shared.ts';
import { askingRecords } from '../records.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin } from './site.ts';

const { services, member, visitor, db, fetch } = await openAccounts();
const library = { en: await services.content.candidates('en'), es: await services.content.candidates('es') };

describe('What is for somebody', () => {
  it.each(cases.map((each) => [each.name, each] as const))('who %s', (_, each) => {
    const { locale = 'en', first, firstTypes = [], never } = each;
    const { choices, ofSurvival } = choose(library[locale], toldIn(each));
    const begins = choices.slice(0, mostFirst);
    const ids = begins.map(({ candidate }) => candidate.id);
    expect({ ids, missing: first.filter((id) => !ids.includes(id)) }).toEqual({ ids, missing: [] });
    const missing = firstTypes.filter((type) => !begins.some(({ candidate }) => candidate.type === type));
    expect({ ids, missing }).toEqual({ ids, missing: [] });
    const all = [...choices, ...ofSurvival].map(({ candidate }) => candidate.id);
    expect(never.filter((id) => all.includes(id))).toEqual([]);
    expect(begins).toHaveLength(mostFirst);
    expect(begins[0]?.candidate.hasSurvivalNumbers).toBe(false);
    expect(new Set(all).size).toBe(all.length);
    for (const { reasons } of [...choices, ...ofSurvival]) expect(reasons.length).toBeGreaterThan(0);
  });
});

describe.each(locales)('The section on what is for a member: %s', (locale) => {
  const at = sectionPath('for-you', locale);
  const say = (id: keyof typeof forYouWords) => forYouWords[id][locale];
  const somebody = async () => {
    const { visitor: browser, email } = await member(pathTo('sign-up', locale));
    const open = async (path = at) => {
      const reply = await browser.get(path);
      const page = parse(reply.text);
      // Without those that are folded away.
      const shown = page.querySelectorAll('main li h3').filter((heading) => heading.closest('details') === null);
      const titles = shown.map(({ text }) => text);
      return { reply, page, titles, words: wordsOf(reply) };
    };
    return { browser, email, open, records: askingRecords(browser) };
  };

  it('is sensible for who told nothing, and says of each why it is there', async () => {
    const { open, records } = await somebody();
    const { reply, page, titles, words } = await open();
    expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(titles.length).toBeGreaterThanOrEqual(mostFirst);
    expect(words).toContain(say('forYou.nobodys'));
    const lists = page.querySelectorAll(`ul[aria-label="${say('forYou.why')}"]`);
    expect(lists.length).toBeGreaterThanOrEqual(titles.length);
    expect(lists.every((list) => list.querySelectorAll('li').length > 0)).toBe(true);
    await records.updateProfile({ persona: 'caring-for-someone' }, 0);
    const told = await open();
    expect(told.words).not.toContain(say('forYou.nobodys'));
    expect(told.titles).not.toEqual(titles);
  });

  it('hides what is dismissed, brings it back, and tells neither in an address', async () => {
    const { browser, open } = await somebody();
    const before = await open();
    const { dismiss, bringBack } = forYouForms;
    const entryOf = (page: typeof before.page, intent: string) =>
      page.querySelector(`form:has(input[value=${intent}]) input[name=entry]`)?.getAttribute('value') ?? '';
    const entry = entryOf(before.page, dismiss.intent ?? '');
    const member = before.page.querySelector('input[name=member]')?.getAttribute('value') ?? '';
    const send = async (intent = '') => {
      const { status, location = '' } = await browser.post(at, { intent, entry, member });
      expect([status, location?.includes(entry)]).toEqual([303, false]);
      return open(location ?? '');
    };
    const gone = await send(dismiss.intent);
    expect(gone.titles).not.toContain(before.titles[0]);
    expect(gone.words).toContain(say('forYou.dismissed'));
    expect(entryOf(gone.page, bringBack.intent ?? '')).toBe(entry);
    const back = await send(bringBack.intent);
    expect([back.titles, back.words.includes(say('forYou.broughtBack'))]).toEqual([before.titles, true]);
  });

  it('is what the gateway answers, without what speaks of how long people live', async () => {
    const { open, records } = await somebody();
    const ask = async (text: string, variables = {}) => (await records.ask(text, variables)).data;
    const item = z.object({ id: z.string(), contentType: z.string(), slug: z.string(), title: z.string(), date: z.string() });
    const listed = async () => z.array(item).parse((await ask(personalizedContent.text))?.personalizedContent);
    const { titles } = await open();
    expect((await listed()).map(({ title }) => title)).toEqual(titles);
    const [first] = await listed();
    expect(await ask(noteReading.text, { id: first?.id })).toEqual({ noteReading: false });
    await records.updateProfile({ persona: 'newly-diagnosed', recommendations: true }, 0);
    const [next] = await listed();
    expect(await ask(noteReading.text, { id: next?.id })).toEqual({ noteReading: true });
    expect((await listed()).map(({ id }) => id)).not.toContain(next?.id);
    expect((await open()).words).toContain(say('forYou.read.on'));
  });

  it('is told of by mail, which its link and its header end', async () => {
    const { email, records } = await somebody();
    await db.updateTable('identity_user').set({ email_verified: true }).where('email', '=', email).execute();
    await records.updateProfile({ articleNotificationFrequency: 'weekly', persona: 'newly-diagnosed' }, 0);
    await services.digests.send();
    const { id } = await db.selectFrom('identity_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await forMember(db, id, (transaction) => transaction.updateTable('member_mailing').set({ digest_through: '2026-01-01' }).execute());
    await services.digests.send();
    const mail = (await waitingMails(db)).findLast(({ to }) => to === email);
    if (mail?.content.kind !== 'letter') throw new Error('no letter');
    const { words, list } = mail.content;
    expect(words.link?.url).toBe(origin + at);
    const [leave = ''] = words.links ?? [];
    const browser = visitor();
    const path = leave.slice(origin.length);
    expect(path.startsWith(`${pathTo('for-you-emails', locale)}?token=`)).toBe(true);
    expect(wordsOf(await browser.get(path))).toContain(forYouEmailsWords['forYouEmails.leave'][locale]);
    expect(list?.leave.startsWith(origin + leaveDigestsPath)).toBe(true);
    const oneClick = await fetch(new Request(list?.leave ?? '', { method: 'POST', body: 'List-Unsubscribe=One-Click' }), {});
    expect(oneClick.status).toBe(200);
    const left = await browser.post(path, {});
    expect(wordsOf(await browser.get(left.location ?? ''))).toContain(forYouEmailsWords['forYouEmails.left'][locale]);
    expect((await records.profile())?.articleNotificationFrequency).toBe('never');
    expect((await browser.get(`${pathTo('for-you-emails', locale)}?token=x`)).status).toBe(404);
  });
});
