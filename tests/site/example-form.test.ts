import { describe, expect, it } from 'vitest';
import { workbenchPaths } from '#app/addresses/paths.ts';
import { fieldKinds } from '#app/forms/field-kinds.tsx';
import { exampleForm } from '#app/screens/workbench/example-form.ts';
import { locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { shownIn } from './account-pages.ts';
import { openAccounts } from './accounts.ts';
import { localOrigin } from './site.ts';

const { visitor } = await openAccounts({ origin: localOrigin });

const secret = 'Never-Sent-Back7!';
const filled = {
  intent: 'sample',
  page: 'workbench',
  fullName: 'Ana <b>',
  username: 'ana',
  email: 'ana@example.org',
  phoneNumber: '+1 202',
  device: 'Chrome',
  password: secret,
  terms: 'yes',
};

/** Shown by pages themselves: `asking.test.ts` has them, with every question. */
const ofPages = ['told', 'toldList'];

it('has a field of every kind', () => {
  const kinds = Object.keys(fieldKinds).filter((kind) => !ofPages.includes(kind));
  expect(new Set(Object.values(exampleForm.fields).map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it('is not there in production: sent to, it is like any address where nothing is', async () => {
  const { visitor: reader } = await openAccounts({ name: 'production', origin: localOrigin });
  for (const path of Object.values(workbenchPaths)) expect((await reader().post(path, filled)).status).toBe(405);
});

describe.each(locales)('The example of a form: %s', (locale) => {
  const t = accountWords(locale);
  const path = workbenchPaths[locale];

  it('leads on once it is done, and says so', async () => {
    const sent = await visitor().post(path, filled);
    expect([sent.status, sent.location, sent.headers.get('Cache-Control')]).toEqual([303, `${path}?saved=sample`, 'private, no-store']);
    const there = shownIn(await visitor().get(`${path}?saved=sample`));
    expect(there.document.querySelector('#example-form [role=status]')?.text).toBe(t('myAccount.saved'));
    expect([there.typedIn('sample-fullName'), there.summary]).toEqual(['', '']);
  });

  it('tells each problem at its field and above, in the order of the page', async () => {
    const reply = await visitor().post(path, { intent: 'sample', page: 'workbench', email: 'nobody' });
    const { document, links, errorOf, summary } = shownIn(reply);
    expect(reply.status).toBe(400);
    expect(links).toEqual(['fullName', 'username', 'email', 'password', 'terms'].map((name) => `#sample-${name}`));
    expect(summary).toContain(`${t('account.field.email')}: ${t('account.problem.email-invalid')}`);
    // What there is to agree to is a sentence already.
    expect(summary).not.toContain(t('account.field.terms'));
    for (const name of ['fullName', 'username', 'password', 'terms'])
      expect([name, errorOf(`sample-${name}`)]).toEqual([name, t('account.problem.required')]);
    expect(errorOf('sample-email')).toBe(t('account.problem.email-invalid'));
    expect(document.querySelectorAll('#example-form [aria-invalid]')).toHaveLength(5);
    expect(document.getElementById('sample-phoneNumber')?.getAttribute('aria-describedby')).toBeUndefined();
  });

  it('keeps what was filled in, but secrets', async () => {
    const reply = await visitor().post(path, { ...filled, email: 'nobody' });
    const { document, typedIn } = shownIn(reply);
    const typed = ['fullName', 'username', 'email', 'phoneNumber', 'password'].map((name) => typedIn(`sample-${name}`));
    expect(typed).toEqual(['Ana <b>', 'ana', 'nobody', '+1 202', '']);
    expect(document.getElementById('sample-terms')?.hasAttribute('checked')).toBe(true);
    expect(document.querySelector('#sample-device option[selected]')?.getAttribute('value')).toBe('Chrome');
    expect(reply.text).not.toContain(secret);
    const { terms: _, ...unagreed } = filled;
    expect(
      shownIn(await visitor().post(path, unagreed))
        .document.getElementById('sample-terms')
        ?.hasAttribute('checked'),
    ).toBe(false);
  });

  it('tells of the whole form what no reader can mend in a field, with the time to wait', async () => {
    const reply = await visitor().post(path, { ...filled, page: 'another' });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '90']);
    const { links, summary } = shownIn(reply);
    expect(links).toEqual([]);
    expect(summary).toMatch(/2 min/);
  });

  it('is sent in parts as a browser does, with its picture or without one', async () => {
    for (const file of [new File([], ''), new File(['a picture'], 'me.png', { type: 'image/png' })]) {
      const body = new FormData();
      for (const [name, value] of Object.entries(filled)) body.append(name, value);
      body.append('picture', file);
      const sent = await visitor().ask(path, { method: 'POST', body, headers: { Origin: localOrigin } });
      expect([sent.status, sent.location]).toEqual([303, `${path}?saved=sample`]);
    }
    expect(
      shownIn(await visitor().get(path))
        .document.querySelector('#example-form form')
        ?.getAttribute('enctype'),
    ).toBe('multipart/form-data');
  });

  it('counts the first of what is there twice, and refuses what no form sends', async () => {
    const twice = new URLSearchParams(filled);
    twice.append('email', 'nobody');
    expect((await visitor().post(path, twice)).status).toBe(303);
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const ask = (body: string, headers: Record<string, string> = type) =>
      visitor().ask(path, { method: 'POST', body, headers: { Origin: localOrigin, ...headers } });
    expect((await ask('{}', { 'Content-Type': 'application/json' })).status).toBe(415);
    expect((await ask(`fullName=${'x'.repeat(17_000)}`)).status).toBe(413);
    expect((await ask('fullName=a%00b')).status).toBe(400);
  });
});
