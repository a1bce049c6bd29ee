import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutPagePath } from '#app/addresses/about-page.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { aboutPageWords } from '#app/features/about-page/about-page.words.ts';
import { aboutPageScreensWords } from '#app/screens/about-page/about-page-screens.words.ts';
import { type Locale, locales } from '#config/locale.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { timeTokens } from '#services/outreach/time-token.ts';
import { trapProblem } from '#services/outreach/trap-problem.ts';
import { leaveAlertPath } from '#services/page-alerts/alert-links.ts';
import { storedOutreach } from '../outreach.ts';
import { shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin, secret } from './site.ts';

const { visitor, db, get, fetch, services } = await openAccounts();
const entry = 'treatment-chemotherapy';
const article = (locale: Locale) => pathTo('treatment.chemotherapy', locale);

beforeEach(async () => {
  for (const table of ['outreach_submission', 'page_helpful', 'page_alert', 'rate_limit'] as const) await db.deleteFrom(table).execute();
});
const stored = () => storedOutreach(db, secret);

describe.each(locales)('At the end of an article: %s', (locale) => {
  const say = (id: keyof typeof aboutPageScreensWords) => aboutPageScreensWords[id][locale];
  const helpful = (more = {}) => aboutPagePath('about-page.helpful', locale, entry, more);
  const mistake = (more = {}) => aboutPagePath('about-page.mistake', locale, entry, more);
  const changes = (more = {}) => aboutPagePath('about-page.changes', locale, entry, more);

  it('its reader is asked whether it helped, and led to the forms about it', async () => {
    const { document } = await get(article(locale));
    const form = document.querySelector(`main form[action="${helpful()}"]`);
    expect(form?.querySelector('legend')?.text).toBe(aboutPageWords['helpful.question'][locale]);
    expect(form?.querySelectorAll('button').map((button) => button.getAttribute('value'))).toEqual(['yes', 'no']);
    for (const path of [mistake(), changes()]) expect(document.querySelector(`main footer a[href="${path}"]`), path).not.toBeNull();
  });

  it('a press is counted, and thanked for; the answer stands nowhere else', async () => {
    const browser = visitor();
    for (const answer of ['yes', 'no', 'no']) {
      const reply = await browser.post(helpful(), { answer });
      expect([reply.status, reply.location]).toEqual([303, helpful({ thanks: '' })]);
    }
    expect(await services.pageFeedback.counts()).toEqual([{ entry, locale, month: expect.stringMatching(/^\d{4}-\d\d$/), yes: 1, no: 1 }]);
    const thanked = await browser.get(helpful({ thanks: '' }));
    expect(wordsOf(thanked)).toContain(aboutPageWords['helpful.thanks'][locale]);
    expect(thanked.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await stored()).toEqual([]);
  });

  it('a sentence is stored without the answer, and an empty one is asked for again', async () => {
    const browser = visitor();
    const empty = await browser.post(helpful({ thanks: '' }), { intent: 'helpful', page: entry, sentence: ' ' });
    expect([empty.status, shownIn(empty).links]).toEqual([400, ['#helpful-sentence']]);
    const reply = await browser.post(helpful({ thanks: '' }), { intent: 'helpful', page: entry, sentence: 'The list of what to pack.' });
    expect([reply.status, reply.location]).toEqual([303, helpful({ sent: '' })]);
    expect(await stored()).toMatchObject([
      { form: 'helpful', locale, status: 'in-review', reasons: ['no-token'], told: { page: entry, sentence: 'The list of what to pack.' } },
    ]);
    expect(wordsOf(await browser.get(helpful({ sent: '' })))).toContain(say('helpful.sent'));
  });

  it('a mistake is reported with the sentence that was marked, of which nothing is stored before', async () => {
    const browser = visitor();
    const marked = await browser.post(mistake(), { intent: 'carry', sentence: 'The dose is doubled.' });
    const form = parse(marked.text).querySelector('main form');
    expect([marked.status, form?.querySelector('#mistake-sentence')?.text]).toEqual([200, 'The dose is doubled.']);
    expect(await stored()).toEqual([]);
    const filled = { intent: 'mistake', page: entry, sentence: 'The dose is doubled.', mistake: 'It says twice what the label says.' };
    const wrong = await browser.post(mistake(), { ...filled, email: 'rosa@' });
    expect([wrong.status, shownIn(wrong).links]).toEqual([400, ['#mistake-email']]);
    expect(parse(wrong.text).querySelector('#mistake-mistake')?.text).toBe(filled.mistake);
    const mails = (await waitingMails(db)).length;
    for (const _ of [1, 2]) {
      const reply = await browser.post(mistake(), { ...filled, email: 'rosa@example.org' });
      expect([reply.status, reply.location]).toEqual([303, mistake({ sent: '' })]);
    }
    expect(await stored()).toMatchObject([{ form: 'mistake', told: { page: entry, mistake: filled.mistake, email: 'rosa@example.org' } }]);
    const sent = (await waitingMails(db)).slice(mails);
    expect(sent.map(({ to }) => to).sort()).toEqual(['hello@alba.example', 'rosa@example.org']);
    expect(JSON.stringify(sent)).not.toMatch(/dose|label/);
  });

  it('what a robot sends, or too fast, waits for review, and is thanked as any other', async () => {
    // Issued a minute ahead: too fast, however long a busy machine takes.
    const token = timeTokens(secret, () => Date.now() + 60_000).issue();
    const filled = { intent: 'mistake', page: entry, mistake: 'Buy it at our shop', fax: '555' };
    const reply = await visitor().post(mistake(), { ...filled, token, key: crypto.randomUUID() });
    expect([reply.status, reply.location]).toEqual([303, mistake({ sent: '' })]);
    expect(await stored()).toMatchObject([{ status: 'in-review', reasons: ['too-fast', 'trap'] }]);
  });

  it('a page is followed once its reader has confirmed, and left by one button', async () => {
    const browser = visitor();
    const asks = await browser.get(changes());
    const form = parse(asks.text).querySelector('form[data-outreach=follow]');
    expect(form?.querySelectorAll('[name=token], [name=key], [name=fax]').map((each) => each.getAttribute('value') ?? '')).toEqual([
      '',
      '',
      '',
    ]);
    const wrong = await browser.post(changes(), { email: 'rosa' });
    expect([wrong.status, shownIn(wrong).links, shownIn(wrong).typedIn('follow-email')]).toEqual([400, ['#follow-email'], 'rosa']);
    const before = (await waitingMails(db)).length;
    const caught = await browser.post(changes(), { email: 'rosa@example.org', fax: '555' });
    expect([caught.status, shownIn(caught).summary]).toEqual([400, expect.stringContaining(trapProblem(locale).text)]);
    expect(await waitingMails(db)).toHaveLength(before);
    const asked = await browser.post(changes(), { email: 'Rosa@example.org' });
    expect([asked.status, asked.location]).toEqual([303, changes({ sent: '' })]);
    expect(wordsOf(await browser.get(changes({ sent: '' })))).toContain(say('follow.sent'));
    const confirm = linkOf((await waitingMails(db)).at(-1));
    const looked = await browser.get(confirm);
    expect([looked.status, looked.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await services.pageAlerts.followed()).toEqual([]);
    const confirmed = await browser.post(confirm);
    expect([confirmed.status, confirmed.location]).toEqual([303, changes({ following: '' })]);
    expect(await services.pageAlerts.followed()).toEqual([{ entry, locale, followers: 1 }]);

    await matteringChange(locale, '2999-01-01');
    await services.pageAlerts.tell(new AbortController().signal);
    const mail = (await waitingMails(db)).at(-1);
    expect(mail?.to).toBe('rosa@example.org');
    const leave = new RegExp(`${origin}(${pathTo('about-page.changes', locale)}\\?leave=[\\w-]+)`).exec(JSON.stringify(mail))?.[1] ?? '';
    expect((await browser.get(leave)).status).toBe(200);
    expect(await services.pageAlerts.followed()).toHaveLength(1);
    const left = await browser.post(leave);
    expect(left.status).toBe(303);
    expect(wordsOf(await browser.get(left.location ?? ''))).toContain(say('follow.left'));
    expect(await services.pageAlerts.followed()).toEqual([]);
    expect(wordsOf(await browser.get(leave))).toContain(say('follow.left'));
    const broken = await browser.get(confirm);
    expect([broken.status, wordsOf(broken).includes(say('follow.broken'))]).toEqual([404, true]);
  });

  it('a mail program ends the mails by one press, from no page of the site', async () => {
    const browser = visitor();
    await browser.post(changes(), { email: 'rosa@example.org' });
    await browser.post(linkOf((await waitingMails(db)).at(-1)));
    await matteringChange(locale, '2999-02-02');
    await services.pageAlerts.tell(new AbortController().signal);
    const mail = (await waitingMails(db)).at(-1);
    const address = mail?.content.kind === 'letter' ? (mail.content.list?.leave ?? '') : '';
    expect(address.startsWith(origin + leaveAlertPath)).toBe(true);
    const opened = await fetch(new Request(address));
    expect([opened.status, opened.headers.get('Location')?.startsWith(pathTo('about-page.changes', locale))]).toEqual([302, true]);
    expect(await services.pageAlerts.followed()).toHaveLength(1);
    for (const _ of [1, 2]) {
      const pressed = await fetch(new Request(address, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') }));
      expect(pressed.status).toBe(200);
    }
    expect(await services.pageAlerts.followed()).toEqual([]);
  });

  it.each(['about-page.helpful', 'about-page.mistake', 'about-page.changes'] as const)(
    '%s is about a page that there is',
    async (screen) => {
      for (const path of [pathTo(screen, locale), aboutPagePath(screen, locale, 'nothing'), aboutPagePath(screen, locale, '"><b>')])
        expect((await visitor().get(path)).status, path).toBe(404);
      expect((await visitor().post(aboutPagePath('about-page.helpful', locale, 'nothing'), { answer: 'yes' })).status).toBe(404);
    },
  );
});

/** Where the button of a mail leads to on this site. */
function linkOf(mail: Mail | undefined): string {
  const url = mail?.content.kind === 'letter' ? mail.content.words.link?.url : undefined;
  if (url === undefined) throw new Error('no link');
  return url.slice(origin.length);
}

/** As a publication leaves it. */
async function matteringChange(locale: Locale, date: string): Promise<void> {
  const changes = JSON.stringify([{ date, text: 'A dose was wrong.', matters: true }]);
  await db
    .updateTable('entry')
    .set(({ fn, val, cast }) => ({ fields: fn('jsonb_set', ['fields', val('{changes}'), cast(val(changes), 'jsonb')]) }))
    .where('id', '=', entry)
    .where('locale', '=', locale)
    .execute();
}
