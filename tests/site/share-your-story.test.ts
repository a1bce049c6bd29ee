import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { pictureProblemWords } from '#app/features/avatars/avatar-calls.words.ts';
import { shareYourStoryWords } from '#app/screens/share-your-story/story.words.ts';
import { locales } from '#config/locale.ts';
import { pictureLimits } from '#services/members/avatars/shared.ts';
import { realPictures } from '#services/members/avatars/testing-pictures.ts';
import type { Visitor } from '../accounts.ts';
import { storedOutreach } from '../outreach.ts';
import { shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin, secret } from './site.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-story-'));
afterAll(() => rm(dataDirectory, { recursive: true }));
const { visitor, db, services } = await openAccounts({ dataDirectory });
const { photograph = Buffer.alloc(0) } = await realPictures();
const files = () => readdir(path.join(dataDirectory, 'story-pictures')).catch(() => []);

const long = `The phone rang at a quarter past four.\n\n${'I sat in the car and did not start it. '.repeat(400)}`.trim();
const filled = { intent: 'story', story: long, called: 'Rosa', email: 'rosa@example.org', consent: 'yes' };

beforeEach(async () => {
  await db.deleteFrom('outreach_submission').execute();
  await db
    .updateTable('story_picture')
    .set({ kept_at: new Date(0) })
    .execute();
  await services.storyPictures.sweep();
});
const stored = () => storedOutreach(db, secret);

/** Sends the form as a browser does that runs no script: in parts, with a file. */
function send(browser: Visitor, at: string, fields: Readonly<Record<string, string>>, photo: Buffer = Buffer.alloc(0)) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('photo', new File([new Uint8Array(photo)], photo.length > 0 ? 'me.jpg' : '', { type: 'image/jpeg' }));
  return browser.ask(at, { method: 'POST', body, headers: { Origin: origin } });
}

describe.each(locales)('A story: %s', (locale) => {
  const at = pathTo('about-us.share-your-story', locale);
  const thanks = pathTo('about-us.share-your-story.sent', locale);
  const say = (id: keyof typeof shareYourStoryWords) => shareYourStoryWords[id][locale];

  it('is asked for on a page that is everybody’s, which says how it is taken back', async () => {
    const { document, headers } = parsed(await visitor().get(at));
    expect(headers.get('Cache-Control')).toMatch(/^public/);
    const form = document.querySelector('main form[data-outreach=story]');
    expect([form?.getAttribute('enctype'), form?.querySelector('#story-photo')?.getAttribute('type')]).toEqual([
      'multipart/form-data',
      'file',
    ]);
    expect(form?.querySelector('#story-picture')).toBeNull();
    expect(document.querySelector('main a[href^="mailto:"]')).not.toBeNull();
  });

  it('is stored with its picture, which stands at no address, and taken back by the link of the mail', async () => {
    const browser = visitor();
    const sent = await send(browser, at, filled, photograph);
    expect([sent.status, sent.location]).toEqual([303, thanks]);
    expect((await send(browser, at, filled, photograph)).status).toBe(303);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      form: 'story',
      locale,
      status: 'in-review',
      told: { story: long, called: 'Rosa', email: 'rosa@example.org', consent: true },
    });
    const name = String(row?.told.picture);
    expect([await files(), (await services.storyPictures.open(name))?.subarray(8, 12).toString()]).toEqual([[name], 'WEBP']);
    expect((await browser.get(`/avatars/${name}/512.webp`)).status).toBe(404);
    expect(wordsOf(await browser.get(thanks))).toContain(say('story.sent'));

    const mail = (await waitingMails(db)).findLast(({ to }) => to === 'rosa@example.org');
    expect(JSON.stringify(mail)).not.toMatch(/Rosa\b|phone rang/);
    const link = mail?.content.kind === 'letter' ? (mail.content.words.link?.url ?? '') : '';
    expect(link.startsWith(`${origin}${pathTo('about-us.share-your-story.withdraw', locale)}?token=`)).toBe(true);
    const address = link.slice(origin.length);
    const looked = await browser.get(address);
    expect([looked.status, looked.headers.get('Cache-Control'), (await stored()).length]).toEqual([200, 'private, no-store', 1]);
    const back = await browser.post(address);
    expect(back.status).toBe(303);
    expect(wordsOf(await browser.get(back.location ?? ''))).toContain(say('story.withdrawn'));
    expect([await stored(), await files()]).toEqual([[], []]);
    const told = (await waitingMails(db)).at(-1);
    expect([told?.to, JSON.stringify(told).includes(String(row?.id.slice(0, 8)))]).toEqual(['hello@alba.example', true]);
  });

  it('keeps every word and its picture where something has to be mended', async () => {
    const browser = visitor();
    const { consent: _, ...without } = filled;
    const wrong = await send(browser, at, without, photograph);
    expect([wrong.status, shownIn(wrong).links]).toEqual([400, ['#story-consent']]);
    const { document } = parsed(wrong);
    expect(document.querySelector('#story-story')?.text.replaceAll('\r', '').trim() === long).toBe(true);
    expect(document.querySelector('#story-picture')?.parentNode?.text).toContain(say('story.photo.kept'));
    const picture = document.querySelector('#story-picture')?.getAttribute('value') ?? '';
    expect((await send(browser, at, { ...filled, picture })).status).toBe(303);
    expect((await stored())[0]?.told.picture).toBe(picture);
  });

  it('is refused in words, at its field, where the picture is none, and is still there', async () => {
    for (const [photo, problem] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'avatars.problem.picture-type'],
      [photograph.subarray(0, 4_000), 'avatars.problem.picture-damaged'],
      [Buffer.concat([photograph, Buffer.alloc(pictureLimits.bytes)]), 'avatars.problem.picture-too-large'],
    ] as const) {
      const refused = await send(visitor(), at, { ...filled, email: 'rosa@' }, photo);
      const shown = shownIn(refused);
      expect([refused.status, shown.errorOf('story-photo')]).toEqual([400, pictureProblemWords[problem][locale]]);
      expect(shown.links).toEqual(['#story-photo', '#story-email']);
      expect(shown.document.querySelector('#story-story')?.text.replaceAll('\r', '').trim() === long).toBe(true);
    }
    expect([await stored(), await files()]).toEqual([[], []]);
  });

  it('takes no picture by a name that somebody made up, and no link that is none of ours', async () => {
    expect((await send(visitor(), at, { ...filled, picture: 'f'.repeat(32) })).status).toBe(303);
    expect((await stored())[0]?.told.picture).toBeNull();
    const withdraw = pathTo('about-us.share-your-story.withdraw', locale);
    for (const query of ['', '?token=', '?token=nonsense']) {
      const reply = await visitor().get(withdraw + query);
      expect([reply.status, wordsOf(reply).includes(say('story.withdraw.invalid'))]).toEqual([404, true]);
      expect((await visitor().post(withdraw + query)).status).toBe(400);
    }
    expect(await stored()).toHaveLength(1);
  });
});

const parsed = (reply: { text: string; headers: Headers }) => ({ document: parse(reply.text), headers: reply.headers });
