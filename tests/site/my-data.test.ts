import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { goodbyeWords } from '#app/screens/account/goodbye.words.ts';
import { myDataWords } from '#app/screens/member/my-data/my-data.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { sampleRecord } from '#server/development/sample-record.ts';
import { identityParts } from '#server/services.ts';
import { identity } from '#services/identity/identity.ts';
import { memberTables } from '#services/members/member-data.ts';
import { tableWords } from '#services/members/my-data/tables.words.ts';
import { newMember, password, type Visitor } from '../accounts.ts';
import { formIn, sectionOf, sendForm } from '../profile.ts';
import { askingRecords, recordOf } from '../records.ts';
import { shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { connectionFrom, origin, secret, testEnvironment } from './site.ts';

const { db, fetch, member } = await openAccounts();
const { deleteDue } = identity(identityParts({ environment: testEnvironment(), secret, db }));

const formula = '=HYPERLINK("https://evil.example";"Click")';

/** Tells the whole sample record, with a text that a spreadsheet would carry out. */
async function tellAll(browser: Visitor): Promise<void> {
  const asking = askingRecords(browser);
  await sql`update identity_user set email_verified = true`.execute(db);
  const { profile, diagnoses, treatments } = sampleRecord(new Date());
  const flags = Object.entries(profile).map(([name, value]) => [
    name,
    /^show[A-Z]/.test(name) && name !== 'showAvatars' ? (value === true ? 'public' : 'private') : value,
  ]);
  recordOf(await asking.updateProfile({ ...Object.fromEntries(flags), occupation: formula }, 0));
  const ids = {
    early: recordOf(await asking.add('diagnosis', diagnoses.early)).id,
    metastatic: recordOf(await asking.add('diagnosis', diagnoses.metastatic)).id,
  };
  for (const { of, sent } of treatments) recordOf(await asking.add('treatment', { ...sent, diagnosisIds: [ids[of]] }));
}

/** Sends the form of an export as a browser would, and takes the file. */
async function download(browser: Visitor, path: string): Promise<Response> {
  const form = formIn(sectionOf(await browser.get(path)), 'export');
  form.set('currentPassword', password);
  const headers = { Origin: origin, Referer: origin + path, Cookie: browser.cookie };
  return fetch(new Request(origin + path, { method: 'POST', body: form, headers }), connectionFrom(browser.from));
}

const rowSchema = z.record(z.string(), z.unknown());
const recordSchema = z.object({
  account: rowSchema,
  profile: rowSchema,
  diagnoses: z.array(rowSchema),
  treatments: z.array(rowSchema),
  log: z.array(rowSchema),
  'sign-ins': z.array(rowSchema),
});

describe.each(locales)('My data: %s', (locale) => {
  const path = sectionPath('my-data', locale);
  const say = (id: keyof typeof myDataWords) => myDataWords[id][locale];
  const somebody = async () => {
    const { visitor: browser, ...account } = await member(pathTo('sign-up', locale));
    return { browser, ...account };
  };
  const mailsTo = async (email: string) => (await waitingMails(db)).filter(({ to }) => to === email);

  it('says of every table what is kept, what for, and until when; and what it says', async () => {
    const { browser, username, email } = await somebody();
    await tellAll(browser);
    const reply = await browser.get(path);
    const words = wordsOf(reply);
    for (const { table } of memberTables) for (const said of Object.values(tableWords[table])) expect(words).toContain(said[locale]);
    for (const text of [username, email, 'Albuquerque', 'BRCA2', formula]) expect(words).toContain(text);
    expect(words).toContain(locale === 'en' ? 'Your treatments' : 'Sus tratamientos');
    const page = parse(reply.text);
    const [title, description] = [page.querySelector('title')?.text, page.querySelector('meta[name=description]')?.getAttribute('content')];
    expect(`${title} ${description}`).not.toMatch(/cancer|cáncer|diagn/i);
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('asks who it is before anything is taken along or deleted', async () => {
    const { browser, username, email } = await somebody();
    const before = (await mailsTo(email)).length;
    await sql`update identity_session set confirmed_at = null where user_id = (select id from identity_user where username = ${username})`.execute(
      db,
    );
    for (const intent of ['export', 'delete-account']) {
      const page = sectionOf(await browser.get(path));
      const reply = await sendForm(browser, path, formIn(page, intent), { when: 'now' });
      expect([reply.status, reply.location]).toEqual([303, withTarget(pathTo('confirm', locale), path)]);
    }
    expect(
      shownIn(await browser.get(path))
        .document.querySelector('input[name=when][checked]')
        ?.getAttribute('value'),
    ).toBe('now');
    expect((await mailsTo(email)).length).toBe(before);
  });

  it('gives all of it in one file, field by field as it was told, and leaves a line and a mail', async () => {
    const { browser, username, email } = await somebody();
    await tellAll(browser);
    const asking = askingRecords(browser);
    const [profile, diagnoses, treatments] = [await asking.profile(), await asking.list('diagnosis'), await asking.list('treatment')];
    const response = await download(browser, path);
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    expect(response.headers.get('Content-Disposition')).toMatch(
      locale === 'en' ? /^attachment; filename="my-data-[\d-]+\.zip"$/ : /^attachment; filename="mis-datos-[\d-]+\.zip"$/,
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const record = recordSchema.parse(JSON.parse(text('record.json')));
    expect(record.account).toMatchObject({ username, email, emailVerified: true, language: locale });
    const asTold = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) => {
          if (name === 'version' || name === 'id') return [];
          const isFlag = name === 'unrestricted' || /^show[A-Z]/.test(name);
          return [[name, isFlag && typeof value === 'string' ? value === 'public' : value]];
        }),
      );
    expect(record.profile).toMatchObject(asTold(profile));
    expect(record.diagnoses.map(({ id }) => id)).toEqual(diagnoses.map(({ id }) => id));
    for (const [index, diagnosis] of diagnoses.entries()) expect(record.diagnoses[index]).toMatchObject(asTold(diagnosis));
    expect(treatments.length).toBeGreaterThan(5);
    for (const [index, treatment] of treatments.entries()) expect(record.treatments[index]).toMatchObject(asTold(treatment));
    expect(record.log[0]).toMatchObject({ action: 'exported', part: 'all', actor: 'member' });
    expect(record['sign-ins'][0]).toMatchObject({ event: 'data-exported' });

    expect(text('tables/profile.csv')).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(text('tables/treatments.csv').trim().split('\r\n').length).toBeGreaterThan(treatments.length);
    expect(text('fields.csv')).toContain(locale === 'en' ? 'Date of birth' : 'Fecha de nacimiento');
    const page = parse(text('my-data.html'));
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(locale === 'en' ? 'en-US' : 'es');
    expect(page.querySelectorAll('script, img, link, iframe, form')).toEqual([]);
    for (const said of ['Albuquerque', username, 'BRCA2']) expect(page.querySelector('main')?.text).toContain(said);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['tables/choices.csv', 'tables/log.csv', 'tables/sessions.csv']));

    expect((await mailsTo(email)).at(-1)).toMatchObject({ locale, content: { kind: 'data-exported', username } });
    expect(wordsOf(await browser.get(path))).toContain(locale === 'en' ? 'Downloaded: all of your record' : 'Se descargó: todos sus datos');
  });

  it('gives it a few times, and then not for a while', async () => {
    const { browser } = await somebody();
    for (let count = 0; count < 5; count += 1) {
      const response = await download(browser, path);
      expect(response.status).toBe(200);
      // Whoever goes away in the middle leaves nothing that the next would wait for.
      await response.body?.cancel();
    }
    const refused = await download(browser, path);
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true]);
  });

  it('lists what goes, deletes it at once, and says goodbye to who is signed out', async () => {
    const { browser, username, email } = await somebody();
    await tellAll(browser);
    const page = sectionOf(await browser.get(path));
    const part = page.querySelector('#delete');
    for (const words of locale === 'en' ? ['Your diagnoses (2)', 'Your account'] : ['Sus diagnósticos (2)', 'Su cuenta'])
      expect(part?.querySelectorAll('li').map(({ text }) => text)).toContain(words);
    expect(part?.querySelector('p a[href="#export"]')?.text).toBe(say('myData.delete.export'));
    const gone = await sendForm(browser, path, formIn(page, 'delete-account'), { when: 'now' });
    expect([gone.status, gone.location, browser.isSignedIn]).toEqual([303, pathTo('goodbye', locale), false]);
    const goodbye = await browser.get(gone.location ?? '');
    expect([goodbye.status, goodbye.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(wordsOf(goodbye)).toContain(goodbyeWords['goodbye.now'][locale]);
    // Who came by a link is told that nothing has happened.
    expect(wordsOf(await browser.get(pathTo('goodbye', locale)))).toContain(goodbyeWords['goodbye.byLink'][locale]);
    expect((await browser.get(path)).location).toContain(pathTo('login', locale));
    expect((await mailsTo(email)).at(-1)).toMatchObject({ locale, content: { kind: 'account-deleted', username } });
    expect(await db.selectFrom('identity_user').select('id').where('username', '=', username).execute()).toEqual([]);
  });

  it('deletes in seven days, unless somebody signs in before', async () => {
    const { browser, username, email } = await somebody();
    const page = sectionOf(await browser.get(path));
    expect(formIn(page, 'delete-account').get('when')).toBe('later');
    const planned = await sendForm(browser, path, formIn(page, 'delete-account'), {});
    expect([planned.location, browser.isSignedIn]).toEqual([`${pathTo('goodbye', locale)}?later=1`, false]);
    expect(wordsOf(await browser.get(planned.location ?? ''))).toContain(goodbyeWords['goodbye.later'][locale]);
    expect((await mailsTo(email)).at(-1)?.content.kind).toBe('deletion-planned');
    await deleteDue();

    const back = await browser.post(pathTo('login', locale), { login: username, password });
    expect([back.status, back.location]).toEqual([303, `${path}&back=1`]);
    expect(shownIn(await browser.get(back.location ?? '')).notice).toBe(say('myData.back'));
    expect((await mailsTo(email)).at(-1)?.content.kind).toBe('deletion-taken-back');

    await sendForm(browser, path, formIn(sectionOf(await browser.get(path)), 'delete-account'), {});
    await sql`update identity_user set deletion_due_at = statement_timestamp() where username = ${username}`.execute(db);
    await deleteDue();
    expect((await browser.post(pathTo('login', locale), { login: username, password })).status).toBe(400);
    // The name and the address are free again.
    expect((await browser.post(pathTo('sign-up', locale), newMember(username))).status).toBe(303);
  });
});
