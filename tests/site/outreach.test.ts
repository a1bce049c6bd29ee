import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { tokenPath } from '#services/outreach/shared.ts';
import { storedOutreach } from '../outreach.ts';
import { openAccounts, waitingMails } from './accounts.ts';
import { secret } from './site.ts';

const { visitor, db, get } = await openAccounts();

const filled = {
  intent: 'contact',
  subject: 'press',
  message: 'How many pages do you have in Spanish?\nI write for a paper.',
  email: 'Rosa@example.org',
  name: 'Rosa',
};
const told = { subject: 'press', message: filled.message, email: 'rosa@example.org', name: 'Rosa' };

beforeEach(async () => {
  await db.deleteFrom('outreach_submission').execute();
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

describe.each(locales)('What visitors send: %s', (locale) => {
  const path = pathTo('contact', locale);
  const thanks = pathTo('contact.thank-you', locale);

  it('is stored, and mailed to the desk and to its sender', async () => {
    const mails = (await waitingMails(db)).length;
    const reply = await visitor().post(path, { ...filled, token: await tokenFrom(20), key: crypto.randomUUID() });
    expect([reply.status, reply.location, reply.headers.get('Cache-Control')]).toEqual([303, thanks, 'private, no-store']);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ form: 'contact', locale, status: 'new', reasons: [], desk: 'press', told });
    const sent = (await waitingMails(db)).slice(mails);
    expect(sent.map(({ to }) => to)).toEqual(['hello@alba.example', 'rosa@example.org']);
    // Nobody can make the site mail words of theirs, and no mail tells what somebody told.
    for (const mail of sent) expect(JSON.stringify(mail)).not.toMatch(/Spanish\?|Rosa\b|paper/);
  });

  it('is taken without a script or a session, and waits for review', async () => {
    const reply = await visitor().post(path, filled);
    expect([reply.status, reply.location]).toEqual([303, thanks]);
    expect(await stored()).toMatchObject([{ status: 'in-review', reasons: ['no-token'], told }]);
  });
});
