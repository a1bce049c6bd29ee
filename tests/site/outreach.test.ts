import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { outreachForms } from '#services/outreach/outreach-forms.ts';
import { sayProblem } from '#services/outreach/problem-words.ts';
import { tokenPath } from '#services/outreach/shared.ts';
import type { Fields } from '../accounts.ts';
import { eventually } from '../eventually.ts';
import { outreachSamples, sentAlone, storedOutreach } from '../outreach.ts';
import { shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { secret } from './site.ts';

const { visitor, db, get } = await openAccounts();
const closed = await openAccounts({ maintenance: true }, { publish: false });

beforeEach(async () => {
  await db.deleteFrom('outreach_submission').execute();
  // One address is told so often that something arrived, and all of these samples have one.
  await db.deleteFrom('rate_limit').execute();
  vi.useRealTimers();
});
const stored = () => storedOutreach(db, secret);

/** A token of somebody who began so long ago, in seconds. */
async function tokenFrom(seconds: number): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 });
  const { text } = await get(tokenPath);
  vi.useRealTimers();
  return text;
}

it('has a sample of each form', () => {
  expect([...Object.keys(outreachSamples), ...sentAlone]).toEqual(outreachForms.map(({ id }) => id));
});

const all = outreachForms.flatMap((form) => {
  const sample = outreachSamples[form.id];
  return sample ? locales.map((locale) => ({ form, sample, locale, name: `${form.id}, ${locale}` })) : [];
});

describe.each(all)('What visitors send: $name', ({ form: { id, fields }, sample, locale }) => {
  const path = pathTo(sample.screen, locale);
  const thanks = pathTo(sample.thanks, locale);
  const filled = { intent: id, ...sample.filled };

  it('is asked for on a page that is the same for everybody', async () => {
    const { headers, document } = await get(path);
    expect(headers.get('Cache-Control')).toContain('public');
    const form = document.querySelector(`form[data-outreach=${id}]`);
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([path, 'post']);
    expect(form?.querySelectorAll('input[name=key], input[name=token]').map((each) => each.getAttribute('value') ?? '')).toEqual(['', '']);
  });

  it('is stored, and told to the desk and to its sender', async () => {
    const before = (await waitingMails(db)).length;
    const reply = await visitor().post(path, { ...filled, token: await tokenFrom(20), key: crypto.randomUUID() });
    expect([reply.status, reply.location, reply.headers.get('Cache-Control')], wordsOf(reply)).toEqual([303, thanks, 'private, no-store']);
    expect(await stored()).toMatchObject([{ form: id, locale, status: 'new', reasons: [], told: sample.told }]);
    const mails = (await waitingMails(db)).slice(before);
    const address = sample.filled.email?.toLowerCase();
    // Both were sent in one moment, in no order.
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['hello@alba.example', ...(address ? [address] : [])]));
    expect(mails).toHaveLength(address ? 2 : 1);
    // Nobody can make the site mail words of theirs, and no mail tells what somebody told.
    const words = Object.values(sample.filled).filter((value) => value.length > 8 && !value.includes('@'));
    for (const word of words) expect(JSON.stringify(mails)).not.toContain(word);
  });

  it('is stored once, however often it is sent; with another word it is another', async () => {
    const [one, key] = [visitor(), crypto.randomUUID()];
    // Who waits long behind others of the same visitor is told to come back: 429.
    const sent = () =>
      eventually(async () => {
        const reply = await one.post(path, { ...filled, key });
        expect(reply.status).not.toBe(429);
        return reply;
      });
    const replies = await Promise.all(Array.from({ length: 4 }, sent));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await one.post(path, { ...filled, key })).status).toBe(303);
    // A browser without a script brings no key: it is the same visitor.
    const other = visitor();
    for (const _ of [1, 2]) expect((await other.post(path, filled)).status).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  it('tells each problem at its field and above, and keeps what was filled in', async () => {
    for (const missing of sample.needed) {
      const { [missing]: _, ...rest }: Fields = filled;
      const reply = await visitor().post(path, rest);
      expect(reply.status).toBe(400);
      const shown = shownIn(reply);
      const field = fields[missing];
      const said = sayProblem(field?.kind === 'consent' ? 'consent-missing' : 'required', {}, locale);
      const told = shown.document.getElementById(`${id}-${missing}-error`);
      expect([told?.text, shown.links]).toEqual([said, [`#${id}-${missing}`]]);
      for (const [name, value] of Object.entries(sample.filled)) {
        if (name !== missing && name !== 'step') expect(heldIn(reply.text, name)).toContain(value.split(' ')[0]);
      }
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['too fast', async () => ({ token: await tokenFrom(-60) }), ['too-fast']],
    ['from a page that is a day old', async () => ({ token: await tokenFrom(25 * 3_600) }), ['old-token']],
    ['without a script', async () => ({}), ['no-token']],
    ['with a token of its own making', async () => ({ token: 'lz3.AAAA' }), ['bad-token']],
    ['by a robot', async () => ({ token: await tokenFrom(20), fax: 'http://buy.example' }), ['trap']],
  ])('is taken %s, and waits for review', async (_, added, reasons) => {
    const reply = await visitor().post(path, { ...filled, ...(await added()) }, { Cookie: 'authToken=gone; authTokenExpires=1' });
    expect([reply.status, reply.location]).toEqual([303, thanks]);
    expect(await stored()).toMatchObject([{ status: 'in-review', reasons, told: sample.told }]);
  });

  it('is refused with all that it held where too much comes, with the time to wait', async () => {
    const one = visitor();
    const send = (key: number) => one.post(path, { ...filled, key: String(key) });
    for (const key of [1, 2, 3]) expect((await send(key)).status).toBe(303);
    const refused = await send(4);
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(shownIn(refused).summary).toMatch(/\d+ min/);
    for (const [name, value] of Object.entries(sample.filled))
      if (name !== 'step') expect(heldIn(refused.text, name)).toContain(value.split(' ')[0]);
    // What is stored already is no further one.
    expect((await send(3)).status).toBe(303);
    expect(await stored()).toHaveLength(3);
  });

  it('is refused where it is longer than any form, and stored nowhere', async () => {
    const { status } = await visitor().post(path, { ...filled, token: 'x'.repeat(1_000_000) });
    expect([status, await stored()]).toEqual([413, []]);
  });

  it('is shown again, to be sent again, where the site is closed', async () => {
    const reply = await closed.visitor().post(path, filled);
    expect(reply.status).toBe(503);
    const again = parse(reply.text).querySelector(`main form[action="${path}"]`);
    for (const [name, value] of Object.entries(filled)) expect(again?.querySelector(`[name=${name}]`)?.getAttribute('value')).toBe(value);
  });
});

describe('The survey', () => {
  const path = pathTo('visitor-survey', 'en');

  it('goes on and back a page at a time, and brings along what was told', async () => {
    const one = visitor();
    const second = await one.post(path, { intent: 'survey', step: '0', stage: 'caring', sought: 'words' });
    expect([second.status, heldIn(second.text, 'stage'), progressIn(second.text)]).toEqual([200, ['caring'], '2/4']);
    const wrong = await one.post(path, { intent: 'survey', step: '1', stage: 'caring', missing: 'Pictures' });
    expect([wrong.status, progressIn(wrong.text), heldIn(wrong.text, 'missing')]).toEqual([400, '2/4', ['Pictures']]);
    const back = await one.post(path, { intent: 'survey', step: '1', stage: 'caring', missing: 'Pictures', to: 'back' });
    expect([back.status, progressIn(back.text), heldIn(back.text, 'missing')]).toEqual([200, '1/4', ['Pictures']]);
    expect(await stored()).toEqual([]);
  });
});

describe('A page that is missing', () => {
  it.each([
    ['/nothing-here', '/report-missing-page'],
    ['/es/nada', '/es/avisar-pagina-no-encontrada'],
  ])('%s is reported with its address filled in, which stands in no address', async (missing, path) => {
    const form = (await get(`${missing}?q=secret`)).document.querySelector(`main form[action="${path}"]`);
    const fields = Object.fromEntries(
      form?.querySelectorAll('input').map((each) => [each.getAttribute('name'), each.getAttribute('value')]) ?? [],
    );
    expect(fields).toEqual({ intent: 'carry', address: missing });
    const reply = await visitor().post(path, { intent: 'carry', address: missing });
    expect([reply.status, heldIn(reply.text, 'address'), shownIn(reply).summary]).toEqual([200, [missing], '']);
  });
});

/** What the fields of a name hold in a page. */
function heldIn(text: string, name: string): string[] {
  const fields = parse(text).querySelectorAll(`form[data-outreach] [name="${name}"]`);
  return fields
    .flatMap((field) => {
      if (field.tagName === 'TEXTAREA') return [field.text.trimStart()];
      const type = field.getAttribute('type');
      if ((type === 'radio' || type === 'checkbox') && !field.hasAttribute('checked')) return [];
      return [field.getAttribute('value') ?? ''];
    })
    .flatMap((value) => (name === 'message' ? [value, value.split(' ')[0] ?? ''] : [value, ...value.split(' ')]))
    .filter((value, index, all) => all.indexOf(value) === index);
}

function progressIn(text: string): string {
  const progress = parse(text).querySelector('progress');
  return `${progress?.getAttribute('value')}/${progress?.getAttribute('max')}`;
}
