import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { askAboutPath } from '#app/addresses/ask-about.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { questionsWords } from '#app/screens/member/questions/questions.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { visitsScreenWords } from '#app/screens/member/visits/visits.words.ts';
import { locales } from '#config/locale.ts';
import type { Visitor } from '../accounts.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { member, visitor } = await openAccounts();

describe.each(locales)('Questions and visits without a script: %s', (locale) => {
  const [path, visitsPath] = [sectionPath('questions', locale), sectionPath('visits', locale)];
  const say = (id: keyof typeof questionsWords) => questionsWords[id][locale];
  const sayVisit = (id: keyof typeof visitsScreenWords) => visitsScreenWords[id][locale];
  const somebody = async () => (await member(pathTo('sign-up', locale))).visitor;

  /** Posts a form of a page with what it holds, but for what is changed. */
  const send = async (browser: Visitor, at: string, intent: string, changed: Record<string, string> = {}) => {
    const reply = await browser.get(at);
    const form = parse(reply.text)
      .querySelectorAll('main form')
      .find((each) => each.querySelector(`input[name=intent][value=${intent}]`));
    if (!form) throw new Error(`${at} has no form ${intent}`);
    const fields = form
      .querySelectorAll('input:not([type=checkbox]), textarea')
      .map((each) => [each.getAttribute('name') ?? '', each.getAttribute('value') ?? each.text]);
    const chosen = form
      .querySelectorAll('select')
      .map((each) => [each.getAttribute('name') ?? '', each.querySelector('[selected]')?.getAttribute('value') ?? '']);
    return browser.post(at, { ...Object.fromEntries([...fields, ...chosen]), ...changed });
  };
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

  it('a question is written down, answered beside what it says, ticked off, removed and brought back', async () => {
    const browser = await somebody();
    const added = await send(browser, path, 'add-question', { text: '¿Ñandú & <b>why</b>?' });
    expect([added.status, added.location]).toEqual([303, `${path}&saved=add-question`]);
    expect(wordsOf(await browser.get(added.location ?? ''))).toContain(say('questions.added'));
    const page = await browser.get(path);
    expect(wordsOf(page)).toContain('¿Ñandú & <b>why</b>?');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    const edit = parse(page.text).querySelector('main a[href*="edit="]')?.getAttribute('href')?.split('#')[0] ?? '';
    expect(edit).not.toContain('why');
    const saved = await send(browser, edit.replaceAll('&amp;', '&'), 'change-question', { answer: 'because' });
    expect([saved.status, saved.location]).toEqual([303, `${path}&saved=change-question`]);
    expect(wordsOf(await browser.get(saved.location ?? ''))).toContain('because');
    const ticked = await send(browser, saved.location ?? '', 'tick-question');
    const after = await browser.get(ticked.location ?? '');
    expect(wordsOf(after)).toContain(`${say('questions.part.ticked')} (1)`);
    // What was saved is not opened once more by what is done next.
    expect(after.text).not.toContain('change-question');
    const removed = await send(browser, path, 'remove-question');
    expect(wordsOf(await browser.get(path))).not.toContain('because');
    expect((await send(browser, removed.location ?? '', 'restore-question')).status).toBe(303);
    expect(wordsOf(await browser.get(path))).toContain('because');
  });

  it('what is refused is still in the form, with what is wrong at its field', async () => {
    const browser = await somebody();
    const long = 'a'.repeat(501);
    const refused = await send(browser, path, 'add-question', { text: long });
    expect(refused.status).toBe(400);
    const page = parse(refused.text);
    expect(page.querySelector('main [role=alert]')?.text).toContain(say('questions.problem.question-too-long'));
    expect(page.querySelector('[name=text]')?.text).toBe(long);
  });

  it('of two tabs the second is told what the first wrote, and what it typed stays', async () => {
    const browser = await somebody();
    await send(browser, path, 'add-question', { text: 'Both?' });
    const edit =
      parse((await browser.get(path)).text)
        .querySelector('main a[href*="edit="]')
        ?.getAttribute('href') ?? '';
    const at = edit.replaceAll('&amp;', '&').split('#')[0] ?? '';
    const second = parse((await browser.get(at)).text)
      .querySelectorAll('main form')
      .find((form) => form.querySelector('[value=change-question]'));
    const stale = Object.fromEntries(
      second
        ?.querySelectorAll('input, textarea')
        .map((each) => [each.getAttribute('name') ?? '', each.getAttribute('value') ?? each.text]) ?? [],
    );
    await send(browser, at, 'change-question', { answer: 'of the first' });
    const refused = await browser.post(at, { ...stale, answer: 'of the second' });
    expect(refused.status).toBe(400);
    expect(wordsOf(refused)).toContain('of the first');
    expect(parse(refused.text).querySelector('[name=answer]')?.text).toBe('of the second');
  });

  it('an article leads to a question about it, by way of signing in, and tells nobody’s page apart', async () => {
    const ask = askAboutPath(locale, 'chemotherapy');
    const nobody = await visitor().get(ask);
    expect([nobody.status, nobody.location]).toEqual([
      303,
      expect.stringContaining(encodeURIComponent('section=questions&about=chemotherapy')),
    ]);
    const browser = await somebody();
    expect((await browser.get(ask)).status).toBe(200);
    const added = await send(browser, `${path}&about=treatment-chemotherapy`, 'add-question', { text: 'At night?' });
    expect([added.status, added.location]).toEqual([303, `${path}&saved=add-question`]);
    const ticked = await send(browser, added.location ?? '', 'tick-question');
    expect(
      parse((await browser.get(ticked.location ?? '')).text)
        .querySelector('#write [name=about]')
        ?.getAttribute('value'),
    ).toBe('');
    expect((await browser.get(`${path}&about=../../nothing`)).status).toBe(200);
  });

  it('questions to begin with are added several at once', async () => {
    const browser = await somebody();
    expect((await send(browser, path, 'add-starters')).status).toBe(400);
    expect((await send(browser, path, 'add-starters', { starters: 'new-0' })).status).toBe(303);
    expect(parse((await browser.get(path)).text).querySelectorAll('#list li').length).toBe(1);
  });

  it('a visit has what to bring and a neutral file, and a question can be attached to it', async () => {
    const browser = await somebody();
    const refused = await send(browser, visitsPath, 'add-visit', { kind: 'surgery', date: 'soon', where: 'Zarza' });
    expect(refused.status).toBe(400);
    expect(parse(refused.text).querySelector('[name=where]')?.getAttribute('value')).toBe('Zarza');
    expect(wordsOf(refused)).toContain(sayVisit('visits.problem.visit-date'));
    const added = await send(browser, visitsPath, 'add-visit', { kind: 'surgery', date: soon, time: '14:30', withWhom: 'Dra. Luz' });
    expect([added.status, added.location]).toEqual([303, `${visitsPath}&saved=add-visit`]);
    const page = parse((await browser.get(visitsPath)).text);
    expect(page.querySelector('#to-come h3')?.text).toContain('Dra. Luz');
    const option = parse((await browser.get(path)).text).querySelectorAll('#write [name=visit] option')[1];
    await send(browser, path, 'add-question', { text: 'Drains?', visit: option?.getAttribute('value') ?? '' });
    expect(parse((await browser.get(visitsPath)).text).querySelector('#to-come')?.text).toContain('Drains?');
    const edit = page.querySelector('#to-come a[href*="edit="]')?.getAttribute('href')?.split('#')[0] ?? '';
    const saved = await send(browser, edit, 'change-visit', { withWhom: 'Dra. Sol' });
    expect([saved.status, saved.location]).toEqual([303, `${visitsPath}&saved=change-visit`]);
    expect(parse((await browser.get(visitsPath)).text).querySelector('#to-come h3')?.text).toContain('Dra. Sol');
    const file = await send(browser, visitsPath, 'visit-calendar', { isTold: 'no' });
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.text).not.toMatch(/Sol|Surg|Cirug/);
    expect(new ICAL.Component(ICAL.parse(file.text)).getAllSubcomponents('vevent')).toHaveLength(1);
  });

  it('a medicine is a file, and mails are sent to who switches them on', async () => {
    const browser = await somebody();
    const medicine = { name: 'Zarza', times: '8:00 20:00', everyDays: '1', from: soon, until: '' };
    expect((await send(browser, visitsPath, 'add-medicine', { ...medicine, times: 'noon' })).status).toBe(400);
    expect((await send(browser, visitsPath, 'add-medicine', medicine)).status).toBe(303);
    const file = await send(browser, visitsPath, 'medicine-calendar', { isTold: 'yes' });
    expect(file.text.match(/SUMMARY:Zarza/g)).toHaveLength(2);
    const href = parse((await browser.get(visitsPath)).text)
      .querySelector('#medicines a[href*="edit="]')
      ?.getAttribute('href');
    const editing = parse((await browser.get(href ?? '')).text).querySelector('form:has([value=change-medicine])');
    const filled = (name: string) => editing?.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect([filled('name'), filled('from')]).toEqual(['Zarza', soon]);
    expect(filled('times')).toMatch(/^8:00\sa\.?\s?m\.?, 8:00\sp\.?\s?m\.?$/iu);
    const editPath = (href ?? '').split('#')[0] ?? '';
    const wrong = await send(browser, editPath, 'change-medicine', { ...medicine, name: 'Mora', until: '2020-01-01' });
    expect([wrong.status, wrong.text.includes('value="Mora"')]).toEqual([400, true]);
    const saved = await send(browser, editPath, 'change-medicine', { ...medicine, name: 'Mora' });
    expect([saved.status, saved.location]).toEqual([303, `${visitsPath}&saved=change-medicine`]);
    expect(parse((await browser.get(visitsPath)).text).querySelector('#medicines h3')?.text).toBe('Mora');
    expect((await send(browser, visitsPath, 'reminder-mail', { medicines: 'yes' })).status).toBe(303);
    const boxes = parse((await browser.get(visitsPath)).text).querySelectorAll('#mail [type=checkbox]');
    expect(boxes.map((box) => box.hasAttribute('checked'))).toEqual([false, true]);
    expect((await browser.post('/api/reminders/leave?token=nonsense', {})).status).toBe(200);
  });

  it('tells nothing in its addresses, nor to who is not signed in', async () => {
    const browser = await somebody();
    const saved = await send(browser, path, 'add-question', { text: 'sentinel?' });
    expect(saved.location).not.toContain('sentinel');
    browser.cookies.clear();
    expect((await browser.get(path)).status).toBe(303);
    expect((await browser.get(visitsPath)).status).toBe(303);
  });
});
