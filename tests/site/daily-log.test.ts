import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { dailyLogWords } from '#app/screens/member/daily-log/daily-log.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { storeSignTable } from '#services/content/publishing/store-sign-table.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import type { Visitor } from '../accounts.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { member, db } = await openAccounts();
await storeSignTable(db, await readSigns('content'));

describe.each(locales)('The daily log: %s', (locale) => {
  const path = sectionPath('daily-log', locale);
  const say = (id: keyof typeof dailyLogWords) => dailyLogWords[id][locale];
  const somebody = async () => (await member(pathTo('sign-up', locale))).visitor;

  /** What the form of a page holds, whose intent is given. */
  const open = async (browser: Visitor, intent: string, at = path) => {
    const reply = await browser.get(at);
    const form = parse(reply.text)
      .querySelectorAll('main form')
      .find((each) => each.querySelector(`input[name=intent][value=${intent}]`));
    if (!form) throw new Error(`${at} has no form ${intent}`);
    const inputs = form.querySelectorAll('input').filter((input) => !['radio', 'checkbox'].includes(input.getAttribute('type') ?? ''));
    const chosen = form.querySelectorAll('input[checked], option[selected]');
    const named = (each: { getAttribute(name: string): string | undefined }) => each.getAttribute('name') ?? '';
    const filled = Object.fromEntries([
      ...inputs.map((input) => [named(input), input.getAttribute('value') ?? '']),
      ...chosen.map((input) => [named(input) || 'weightUnit', input.getAttribute('value') ?? '']),
      ...form.querySelectorAll('textarea').map((area) => [named(area), area.text]),
    ]);
    return { reply, filled, post: (changed: Record<string, string>) => browser.post(at, { ...filled, ...changed }) };
  };

  it('keeps what is filled in without a script, and shows it again', async () => {
    const browser = await somebody();
    const { post } = await open(browser, 'save-day');
    const saved = await post({ mood: '6', 'symptom-nausea': '4', temperature: '98,6', notes: 'Ñandú & <b>rain</b>' });
    expect([saved.status, saved.location]).toEqual([303, `${path}&saved=save-day`]);
    const { reply, filled } = await open(browser, 'save-day', saved.location ?? '');
    expect(wordsOf(reply)).toContain(say('dailyLog.saved'));
    expect(filled).toMatchObject({ mood: '6', 'symptom-nausea': '4', temperature: '98.6', notes: 'Ñandú & <b>rain</b>' });
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('loses nothing of what cannot be saved, and says why at the field and above', async () => {
    const browser = await somebody();
    const { post } = await open(browser, 'save-day');
    const refused = await post({ temperature: '70', notes: 'typed at night', mood: '3' });
    expect(refused.status).toBe(400);
    const page = parse(refused.text);
    expect(page.querySelector('main [role=alert] a')?.text).toMatch(/70|86/);
    expect(page.querySelector('[name=temperature]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('[name=notes]')?.text).toBe('typed at night');
    expect(page.querySelector('[name=mood][checked]')?.getAttribute('value')).toBe('3');
    expect((await post({})).status).toBe(400);
    expect(wordsOf(await browser.get(path))).toContain(say('dailyLog.nothingYet'));
  });

  it('says what to do with a fever, with the number to tap', async () => {
    const browser = await somebody();
    const { post } = await open(browser, 'save-day');
    const saved = await post({ temperature: '38.2' });
    const page = parse((await browser.get(saved.location ?? '')).text);
    const alert = page.querySelectorAll('main [role=alert]').find(({ text }) => text.includes(say('dailyLog.fever')));
    expect(alert?.querySelector('a[href="tel:911"]')).not.toBeNull();
    expect(alert?.text).toContain('38 °C');
  });

  it('says when to call about a symptom, from a little of it on where it may be grave', async () => {
    const browser = await somebody();
    const { post } = await open(browser, 'save-day');
    const saved = await post({ 'symptom-breath': '1', 'symptom-tired': '2' });
    const page = parse((await browser.get(saved.location ?? '')).text);
    const folded = page.querySelectorAll('main details summary').filter(({ text }) => text === say('dailyLog.signs'));
    expect(folded).toHaveLength(1);
    expect(page.querySelector('#signs-breath-emergency')?.closest('details > div > div')).toBeFalsy();
    expect(page.querySelector('#signs-tired-same-day')).not.toBeNull();
  });

  it('begins with the answers of the day before, but for what is of that day alone', async () => {
    const browser = await somebody();
    const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
    const earlier = await open(browser, 'save-day', `${path}&day=${yesterday}`);
    await earlier.post({ mood: '4', 'symptom-tired': '5', temperature: '37', notes: 'of yesterday' });
    const { filled, reply } = await open(browser, 'save-day', `${path}&from=before`);
    expect(filled).toMatchObject({ mood: '4', 'symptom-tired': '5', temperature: '', notes: '', seen: '' });
    expect(parse(reply.text).querySelector('[name=notes]')?.text).toBe('');
  });

  it('keeps both of what two tabs wrote, and lets the member choose', async () => {
    const browser = await somebody();
    await (await open(browser, 'save-day')).post({ mood: '3' });
    const [one, other] = [await open(browser, 'save-day'), await open(browser, 'save-day')];
    await one.post({ mood: '5' });
    await other.post({ mood: '8' });
    const page = await browser.get(path);
    expect(wordsOf(page)).toContain(say('dailyLog.conflict.text'));
    const forms = parse(page.text)
      .querySelectorAll('main form')
      .filter((form) => form.querySelector('[value=choose-in-day]'));
    expect(forms).toHaveLength(2);
    const filled = Object.fromEntries(
      forms[1]?.querySelectorAll('input').map((input) => [input.getAttribute('name'), input.getAttribute('value') ?? '']) ?? [],
    );
    expect((await browser.post(path, filled)).status).toBe(303);
    const { reply, filled: after } = await open(browser, 'save-day');
    expect(after.mood).toBe('8');
    expect(wordsOf(reply)).not.toContain(say('dailyLog.conflict.text'));
  });

  it('takes a day out and brings it back, and gives the log as a table', async () => {
    const browser = await somebody();
    await (await open(browser, 'save-day')).post({ notes: '=SUM(A1)' });
    const table = await (await open(browser, 'log-as-csv')).post({});
    expect([table.status, table.headers.get('Content-Disposition')]).toEqual([200, expect.stringContaining('.csv')]);
    expect(table.text).toContain("'=SUM(A1)");
    const removed = await (await open(browser, 'remove-day')).post({});
    expect(removed.location).toContain('saved=remove-day');
    const undo = await open(browser, 'restore-day', removed.location ?? '');
    expect((await undo.post({})).location).toContain('saved=restore-day');
    expect((await open(browser, 'save-day')).filled.notes).toBe('=SUM(A1)');
  });

  it('takes in what a device kept, when it is sent, and brings nothing of it back into a page', async () => {
    const browser = await somebody();
    const { filled } = await open(browser, 'save-day');
    const days = (date: string) => JSON.stringify([{ day: date, fields: { notes: 'a sentinel' }, conflicts: {} }]);
    const { member } = filled;
    const send = (date: string) => browser.post(path, { intent: 'take-in-days', member: member ?? '', days: days(date) });
    const today = new Date().toISOString().slice(0, 10);
    const refused = await send('2099-01-01');
    expect([refused.status, refused.text.includes('a sentinel')]).toEqual([400, false]);
    const taken = await send(new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10));
    expect([taken.status, taken.location]).toEqual([303, `${path}&saved=take-in-days`]);
    expect(wordsOf(await browser.get(path))).toContain('a sentinel');
    browser.cookies.clear();
    const nobody = await send(today);
    expect([nobody.status, nobody.location?.includes('sentinel')]).toEqual([303, false]);
  });

  it('tells nothing in its addresses, nor to who is not signed in', async () => {
    const browser = await somebody();
    const saved = await (await open(browser, 'save-day')).post({ 'symptom-nausea': '7', notes: 'sentinel' });
    expect(saved.location).not.toMatch(/nausea|sentinel|7/);
    browser.cookies.clear();
    expect((await browser.get(path)).status).toBe(303);
  });
});
