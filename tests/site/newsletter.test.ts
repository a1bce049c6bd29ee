import { sql } from 'kysely';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';
import { embeddedApplicationRole } from '#database/application-role.ts';
import { openConnection } from '#database/connection.ts';
import { newsletterParts } from '#server/services.ts';
import { job } from '#services/jobs/job-kind.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import { newsletterLinks } from '#services/newsletter/links.ts';
import { newsletter } from '#services/newsletter/newsletter.ts';
import { newsletterRequestJob } from '#services/newsletter/request-job.ts';
import { allTopics, newsletterTopics } from '#services/newsletter/shared.ts';
import { signatureHeader, signatureOf } from '#services/newsletter/webhook.ts';
import { timeTokens } from '#services/outreach/time-token.ts';
import type { Reply } from '../accounts.ts';
import { pressed, shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin, secret, testEnvironment } from './site.ts';

const webhookSecret = 'a secret of a mail provider, and of nobody else';
const { visitor, get, db, fetch, ownerConfig } = await openAccounts({ newsletterWebhookSecret: webhookSecret });
const { answerRequest, operator } = newsletter(newsletterParts({ environment: testEnvironment(), secret, db }));

beforeEach(async () => {
  for (const table of ['newsletter_subscriber', 'rate_limit', 'jobs.job']) await sql`delete from ${sql.table(table)}`.execute(db);
});

const states = async () => (await db.selectFrom('newsletter_subscriber').select('state').execute()).map(({ state }) => state);

/** Where the link of the latest mail leads. */
async function linkInMail(): Promise<string> {
  await runWaiting({ db, secret }, job(newsletterRequestJob, answerRequest));
  const mail = (await waitingMails(db)).at(-1);
  if (!mail || !('url' in mail.content)) throw new Error('no mail with a link waits');
  return mail.content.url.slice(origin.length);
}

const filled = (locale: Locale, change: Record<string, string> = {}) =>
  new URLSearchParams([
    ['intent', 'newsletter'],
    ['email', 'amapola@example.org'],
    ['topics', 'research'],
    ['topics', 'caring'],
    ['language', locale],
    ...Object.entries(change),
  ]);

/** With other values than those in the place of which they stand. */
function changed(locale: Locale, change: Record<string, string>): URLSearchParams {
  const fields = filled(locale);
  for (const [name, value] of Object.entries(change)) fields.set(name, value);
  return fields;
}

const leavesNothing = ({ headers }: Reply) => expect(headers.get('Cache-Control')).toBe('private, no-store');

describe.each(locales)('in %s, without a script', (locale) => {
  const path = pathTo('newsletter', locale);
  const signedUp = async (browser = visitor()) => {
    const reply = await browser.post(path, filled(locale));
    expect([reply.status, reply.location]).toEqual([303, pathTo('newsletter.sent', locale)]);
    return linkInMail();
  };

  it('somebody signs up, confirms, chooses anew, and leaves', async () => {
    const browser = visitor();
    const link = await signedUp(browser);
    expect(link).toMatch(new RegExp(`^${pathTo('newsletter.confirm', locale)}\\?token=`));
    const page = await browser.get(link);
    expect(page.status).toBe(200);
    leavesNothing(page);
    expect(await states()).toEqual(['pending']);
    expect((await browser.ask(link, { method: 'HEAD' })).status).toBe(200);
    expect(await states()).toEqual(['pending']);

    const confirmed = await pressed(browser, page);
    expect(confirmed.status).toBe(303);
    expect(await states()).toEqual(['confirmed']);
    const choices = await browser.get(confirmed.location ?? '');
    expect(shownIn(choices).notice).not.toBe('');
    const { document } = shownIn(choices);
    const ticked = document.querySelectorAll('main input[checked]').map((input) => input.getAttribute('value'));
    expect(ticked).toEqual(['research', 'caring', locale]);

    const own = pathTo('newsletter.preferences', locale) + (confirmed.location ?? '').replace(/^[^?]*/, '').replace(/&done=.*/, '');
    const other = locale === 'en' ? 'es' : 'en';
    const saved = await browser.post(own, { intent: 'choices', topics: 'alba', language: other });
    expect([saved.status, saved.location?.split('?')[0]]).toEqual([303, pathTo('newsletter.preferences', other)]);
    const none = await browser.post(own, { intent: 'choices', language: other });
    expect([none.status, shownIn(none).links]).toEqual([400, ['#choices-topics']]);
    leavesNothing(none);

    const left = await browser.post(own, { intent: 'leave' });
    expect(left.status).toBe(303);
    expect(await states()).toEqual(['left']);
    expect(wordsOf(await browser.get(left.location ?? ''))).toMatch(locale === 'en' ? /deleted/ : /se borró/);
    // Once more is no mistake.
    expect((await browser.post(own, { intent: 'leave' })).status).toBe(303);
  });

  it('the field of every footer signs up as well, for all topics, in the language of the page', async () => {
    for (const [screen, count] of [
      ['home', 1],
      ['treatment.chemotherapy', 1],
      ['newsletter', 0],
    ] as const) {
      const { document } = await get(pathTo(screen, locale));
      const forms = document.querySelectorAll(`form[action="${path}"]`).filter((form) => !form.getAttribute('data-outreach'));
      expect([screen, forms.length]).toEqual([screen, count]);
      for (const form of forms) {
        const hidden = form
          .querySelectorAll('input[type=hidden]')
          .map((input) => [input.getAttribute('name'), input.getAttribute('value')]);
        expect(Object.fromEntries(hidden)).toEqual({ topics: allTopics, language: locale });
        expect(form.querySelector('label')?.getAttribute('for')).toBe(form.querySelector('input[type=email]')?.getAttribute('id'));
      }
    }
    const reply = await visitor().post(path, { intent: 'newsletter', email: 'amapola@example.org', topics: allTopics, language: locale });
    expect(reply.status).toBe(303);
    await linkInMail();
    expect(await db.selectFrom('newsletter_subscriber').select(['locale', 'topics']).execute()).toEqual([
      { locale, topics: [...newsletterTopics] },
    ]);
  });

  it('what is wrong is told at its field and in a summary, and what was typed stays', async () => {
    const browser = visitor();
    const reply = await browser.post(path, changed(locale, { email: 'amapola at example', topics: '' }));
    expect(reply.status).toBe(400);
    leavesNothing(reply);
    const shown = shownIn(reply);
    expect(shown.links).toEqual(['#newsletter-email', '#newsletter-topics']);
    expect(shown.errorOf('newsletter-email')).toBe(
      locale === 'en' ? 'Please enter a valid email address' : 'Escriba un correo electrónico válido, por favor',
    );
    expect(shown.typedIn('newsletter-email')).toBe('amapola at example');
    expect(await states()).toEqual([]);
    const empty = await browser.post(path, { intent: 'newsletter', email: '', topics: allTopics, language: locale });
    expect(shownIn(empty).errorOf('newsletter-email')).toBe(locale === 'en' ? 'This field is required' : 'Este campo es obligatorio');
  });

  it('an address that gets it is answered like any other', async () => {
    const browser = visitor();
    await pressed(browser, await browser.get(await signedUp(browser)));
    const [known, unknown] = [
      await visitor().post(path, filled(locale)),
      await visitor().post(path, changed(locale, { email: 'nobody@example.org' })),
    ];
    expect([known.status, known.location, known.text]).toEqual([unknown.status, unknown.location, unknown.text]);
    expect(await linkInMail()).toMatch(/\?token=/);
    expect(await states()).toEqual(['confirmed', 'pending']);
  });

  it('sent twice, it is one sign-up with two mails, of which the later counts', async () => {
    const browser = visitor();
    const first = await signedUp(browser);
    const second = await signedUp(browser);
    expect(await states()).toEqual(['pending']);
    expect((await browser.get(first)).status).toBe(400);
    expect((await browser.get(second)).status).toBe(200);
  });

  it('too fast, from a day-old page, or without a sign of when it was opened, it is taken, and less often', async () => {
    const times = async (token: string | undefined) => {
      const browser = visitor();
      for (let count = 0; ; count++) {
        const reply = await browser.post(
          path,
          changed(locale, { email: `s${count}@example.org`, ...(token === undefined ? {} : { token }) }),
        );
        if (reply.status === 303) continue;
        expect(reply.status).toBe(429);
        expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(1);
        expect(shownIn(reply).typedIn('newsletter-email')).toBe(`s${count}@example.org`);
        return count;
      }
    };
    const at = (secondsAgo: number) => timeTokens(secret, () => Date.now() - secondsAgo * 1_000).issue();
    expect(await times(at(30))).toBe(10);
    // Issued a minute ahead of now: too fast, however long the requests take.
    expect([await times(undefined), await times(at(-60)), await times(at(25 * 3_600)), await times('1.made-up')]).toEqual([5, 5, 5, 5]);
  });

  it('a robot that fills in every field is told of it, and nothing is stored', async () => {
    const reply = await visitor().post(path, changed(locale, { fax: 'https://spam.example' }));
    expect(reply.status).toBe(400);
    expect(shownIn(reply).summary).toMatch(locale === 'en' ? /stays empty/ : /quedar vacío/);
    expect(reply.text).not.toContain('spam.example');
    expect(await states()).toEqual([]);
  });

  it('where it cannot be stored, it says so, and keeps what was typed', async () => {
    const owner = await openConnection(ownerConfig);
    try {
      await owner.query(`revoke insert on all tables in schema jobs from ${embeddedApplicationRole}`);
      const shown = shownIn(await visitor().post(path, filled(locale)));
      expect(shown.summary).toContain(
        locale === 'en' ? 'Something went wrong. Please try again.' : 'Algo salió mal. Inténtelo de nuevo, por favor.',
      );
      expect(shown.typedIn('newsletter-email')).toBe('amapola@example.org');
    } finally {
      await owner.query(`grant insert on all tables in schema jobs to ${embeddedApplicationRole}`);
      await owner.end();
    }
  });

  it('a link that was not signed here opens and changes nothing', async () => {
    const browser = visitor();
    for (const screen of ['newsletter.confirm', 'newsletter.preferences'] as const) {
      const own = `${pathTo(screen, locale)}?token=1-${'0'.repeat(40)}`;
      const page = await browser.get(own);
      expect(page.status).toBe(400);
      leavesNothing(page);
      expect((await browser.post(own, { intent: 'leave' })).status).toBe(400);
    }
  });
});

describe('Mail programs and providers', () => {
  const confirmed = async () => {
    const browser = visitor();
    await browser.post(pathTo('newsletter', 'es'), filled('es'));
    const reply = await pressed(browser, await browser.get(await linkInMail()));
    return new URLSearchParams(reply.location?.split('?')[1]).get('token') ?? '';
  };
  const send = (path: string, init: RequestInit) => Promise.resolve(fetch(new Request(origin + path, init)));

  it('end a subscription with one post, without a cookie and from anywhere; opening the address ends nothing', async () => {
    const token = await confirmed();
    const own = `/api/newsletter/leave?token=${token}`;
    const opened = await send(own, {});
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, `${pathTo('newsletter.preferences', 'es')}?token=${token}`]);
    expect((await send(own, { method: 'HEAD' })).status).toBe(302);
    expect(await states()).toEqual(['confirmed']);
    const press = () =>
      send(own, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      });
    for (const reply of [await press(), await press()]) {
      expect([reply.status, reply.headers.get('Set-Cookie')]).toEqual([200, null]);
    }
    expect(await states()).toEqual(['left']);
    expect((await send('/api/newsletter/leave?token=made-up', { method: 'POST' })).status).toBe(404);
  });

  it('tell what came back, signed; unsigned they are not believed', async () => {
    await confirmed();
    await db
      .insertInto('newsletter_issue')
      .values({ entries: ['news'], per_minute: 60 })
      .execute();
    const row = await db.selectFrom('newsletter_subscriber').select('id').executeTakeFirstOrThrow();
    const issue = await db.selectFrom('newsletter_issue').select('id').executeTakeFirstOrThrow();
    const rendering = { issue_id: issue.id, locale: 'es', entries: ['news'], subject: '', html: '', text: '' };
    const { id } = await db.insertInto('newsletter_rendering').values(rendering).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('newsletter_delivery').values({ issue_id: issue.id, subscriber_id: row.id, rendering_id: id }).execute();
    const address = newsletterLinks(secret, [], 'bounces@alba.example').returnAddress({ issue: issue.id, subscriber: row.id });
    const tell = (body: string, key = webhookSecret) =>
      send('/api/newsletter/returned', {
        method: 'POST',
        body,
        headers: { [signatureHeader]: signatureOf(key, body, Math.floor(Date.now() / 1_000)) },
      });
    const body = JSON.stringify([{ address, kind: 'complaint' }]);
    expect((await tell(body, 'another')).status).toBe(401);
    expect((await tell('[]')).status).toBe(400);
    expect((await tell('{')).status).toBe(400);
    expect(await states()).toEqual(['confirmed']);
    const reply = await tell(body);
    expect([reply.status, await reply.json()]).toEqual([200, { outcomes: ['ended'] }]);
    expect(await states()).toEqual(['complained']);
    expect((await operator.subscribers()).map(({ address: stored }) => stored)).toEqual([null]);
  });
});

it('the pages of the newsletter are the same for everybody, and kept, but for those of a link', async () => {
  for (const locale of locales) {
    for (const screen of ['newsletter', 'newsletter.sent'] as const) {
      const { headers, text } = await get(pathTo(screen, locale));
      expect(headers.get('Cache-Control')).toMatch(/^public/);
      expect(parse(text).querySelector('meta[name=robots]')?.getAttribute('content') ?? '').toBe(screen === 'newsletter' ? '' : 'noindex');
    }
    const { headers } = await get(`${pathTo('newsletter.preferences', locale)}?token=x`);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  }
});
