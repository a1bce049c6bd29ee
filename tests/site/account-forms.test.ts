import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { newMember, password } from '../accounts.ts';
import { linksInMails, shownIn } from './account-pages.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { db, visitor, member } = await openAccounts();
const linkTo = linksInMails(db);

const anonymous = ['login', 'sign-up', 'forgot-password', 'reset-password'] as const;

describe.each(locales)('in %s', (locale) => {
  const t = accountWords(locale);
  const path = (screen: Parameters<typeof pathTo>[0] & ('login' | 'sign-up' | 'forgot-password' | 'reset-password' | 'profile' | 'home')) =>
    pathTo(screen, locale);

  it.each(anonymous)('%s has its forms or a way on, is listed nowhere, and kept by nobody', async (screen) => {
    const reply = await visitor().get(path(screen));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
    const document = parse(reply.text);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    // Signing in has one for passkeys, too.
    expect(document.querySelectorAll('main form').length).toBe(screen === 'reset-password' ? 0 : screen === 'login' ? 2 : 1);
    for (const form of document.querySelectorAll('main form')) {
      expect(form.getAttribute('method')).toBe('post');
      expect(form.hasAttribute('novalidate')).toBe(true);
    }
    for (const input of document.querySelectorAll('main form input:not([type=hidden])')) {
      expect(document.querySelector(`label[for="${input.id}"]`) ?? input.closest('label'), input.outerHTML).not.toBeNull();
      expect(input.getAttribute('type') === 'checkbox' || input.hasAttribute('autocomplete'), input.outerHTML).toBe(true);
      expect(input.hasAttribute('maxlength')).toBe(false);
    }
  });

  it('a sign-in that fails says so in the words of the specification, and keeps the name', async () => {
    const address = `${path('login')}?${new URLSearchParams({ target: '/es/glosario' })}`;
    const reply = await visitor().post(address, { login: 'Nobody "at" <all>', password: 'Not-Right7!' });
    const { document, summary, typedIn } = shownIn(reply);
    expect(reply.status).toBe(400);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(summary).toContain(t('login.failed'));
    expect(summary).toContain(t('account.problem.login-wrong'));
    expect(document.querySelector(`main [role=alert] a[href="${pathTo('contact', locale)}"]`)?.text).toBe(t('account.support'));
    expect(document.querySelector('main [role=alert]')?.hasAttribute('autofocus')).toBe(true);
    expect(document.querySelector('main [role=alert]')?.getAttribute('tabindex')).toBe('-1');
    expect(typedIn('login')).toBe('Nobody "at" <all>');
    expect(typedIn('password')).toBe('');
    expect(document.querySelector('main form')?.getAttribute('action')).toBe(address);
    for (const screen of ['sign-up', 'forgot-password'] as const)
      expect(document.querySelector(`main a[href="${path(screen)}?target=%2Fes%2Fglosario"]`), screen).not.toBeNull();
  });

  it('whoever signs in from an article comes back to it', async () => {
    const article = pathTo('treatment.chemotherapy', locale);
    const { username } = await member();
    const link = parse((await visitor().get(article)).text)
      .querySelector('header a[data-enhance=account]')
      ?.getAttribute('href');
    expect((await visitor().post(link ?? '', { login: username, password })).location).toBe(article);
  });

  it('a sign-in without anything names both fields', async () => {
    const { links, errorOf } = shownIn(await visitor().post(path('login')));
    expect(links).toEqual(['#login', '#password']);
    expect(errorOf('login')).toBe(t('account.problem.required'));
  });

  it('a new password’s fields tell password managers the rule, and cut nothing off', async () => {
    const { document } = await visitor().get(path('sign-up')).then(shownIn);
    for (const name of ['password', 'confirmation']) {
      const input = document.querySelector(`input[name=${name}]`);
      expect(input?.getAttribute('minlength')).toBe('8');
      expect(input?.hasAttribute('maxlength')).toBe(false);
      expect(input?.getAttribute('passwordrules')).toBe(
        'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit; required: [@$!%*#?&];',
      );
    }
    const login = shownIn(await visitor().get(path('login'))).document;
    expect(login.querySelector('input[name=password]')?.hasAttribute('passwordrules')).toBe(false);
  });

  it('a sign-up tells each mistake at its field and above, and keeps all that was typed but passwords', async () => {
    const typed = { username: 'no good', email: 'nobody', firstName: 'X', lastName: 'R2D2', terms: 'yes' };
    const reply = await visitor().post(path('sign-up'), { ...typed, password: 'short', confirmation: 'other' });
    const { document, links, errorOf, typedIn } = shownIn(reply);
    expect(reply.status).toBe(400);
    const errors = {
      username: 'account.problem.username-invalid',
      email: 'account.problem.email-invalid',
      password: 'account.problem.password-length',
      confirmation: 'account.problem.password-mismatch',
      firstName: 'account.problem.name-length',
      lastName: 'account.problem.name-letters',
    } as const;
    for (const [name, id] of Object.entries(errors)) {
      expect([name, errorOf(name)]).toEqual([name, t(id)]);
      expect(document.querySelector(`input[name=${name}]`)?.getAttribute('aria-invalid')).toBe('true');
    }
    if (locale === 'en') expect(errorOf('confirmation')).toBe("Passwords don't match");
    expect(links).toEqual(Object.keys(errors).map((name) => `#${name}`));
    for (const name of ['username', 'email', 'firstName', 'lastName'] as const) expect([name, typedIn(name)]).toEqual([name, typed[name]]);
    for (const name of ['password', 'confirmation']) expect([name, typedIn(name)]).toEqual([name, '']);
    expect(document.querySelector('input[name=terms]')?.hasAttribute('checked')).toBe(true);
    expect(reply.text).not.toContain('short');
  });

  it('what is typed comes along from the page in the other language, but no password, and nothing of it is carried out', async () => {
    const typed = { intent: 'carry', username: 'no good', email: 'nobody', firstName: 'X', lastName: '', terms: 'yes' };
    const count = () =>
      db
        .selectFrom('identity_user')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirst();
    const before = await count();
    const reply = await visitor().post(`${path('sign-up')}?target=%2Fglossary`, { ...typed, password: 'Typed-By7!', confirmation: 'x' });
    const { document, summary, typedIn } = shownIn(reply);
    expect([reply.status, reply.headers.get('Cache-Control'), summary]).toEqual([200, 'private, no-store', '']);
    for (const name of ['username', 'email', 'firstName', 'lastName'] as const) expect([name, typedIn(name)]).toEqual([name, typed[name]]);
    expect(document.querySelector('input[name=terms]')?.hasAttribute('checked')).toBe(true);
    expect(document.querySelectorAll('[aria-invalid=true]')).toEqual([]);
    expect(reply.text).not.toContain('Typed-By7');
    expect(document.querySelector('main form')?.getAttribute('action')).toBe(`${path('sign-up')}?target=%2Fglossary`);
    expect(await count()).toEqual(before);
    const login = shownIn(await visitor().post(`${path('login')}?ended=1`, { intent: 'carry', login: 'ana@example.org', password: 'x' }));
    expect([login.typedIn('login'), login.summary, login.notice]).toEqual(['ana@example.org', '', t('login.ended')]);
  });

  it('an address that was typed to sign in comes along to ask for another password; a username does not', async () => {
    const typedIn = async (login: string) => {
      const { document } = shownIn(await visitor().post(path('forgot-password'), { intent: 'carry', login, password: 'x' }));
      return document.querySelector('input[name=email]')?.getAttribute('value') ?? '';
    };
    expect([await typedIn('ana@example.org'), await typedIn('Ana7')]).toEqual(['ana@example.org', '']);
    const carries = parse((await visitor().get(path('login'))).text).querySelectorAll('a[data-carries]');
    expect(carries.map((link) => link.getAttribute('href'))).toContain(path('forgot-password'));
  });

  it('what another member has is taken, and terms are to be agreed to', async () => {
    const { username, email } = await member();
    const { terms: _, ...filled } = { ...newMember(username), email: email.toUpperCase() };
    const unagreed = shownIn(await visitor().post(path('sign-up'), filled));
    expect(unagreed.errorOf('terms')).toBe(t('account.problem.terms-missing'));
    const { errorOf } = shownIn(await visitor().post(path('sign-up'), { ...filled, terms: 'yes' }));
    expect(errorOf('username')).toBe(t('account.problem.username-taken'));
    expect(errorOf('email')).toBe(t('account.problem.email-taken'));
  });

  it('a name that looks like another’s, or sounds official, is refused by its own words', async () => {
    const { username } = await member();
    const refusal = async (name: string) => {
      const filled = { ...newMember(name), email: `alike-${locale}@example.org` };
      return shownIn(await visitor().post(path('sign-up'), filled)).errorOf('username');
    };
    expect(await refusal(username.replace('e', 'é'))).toBe(t('account.problem.username-alike'));
    expect(await refusal('AlbaSupport')).toBe(t('account.problem.username-official'));
  });

  it('a sign-up leads to the page that tells of the mail, and on to the target', async () => {
    const browser = visitor();
    const filled = newMember(`Nueva${locale}`);
    const up = await browser.post(`${path('sign-up')}?target=%2Fglossary`, filled);
    expect([up.status, up.location]).toEqual([303, `${pathTo('verify-email', locale)}?target=%2Fglossary`]);
    const told = await browser.get(up.location ?? '');
    expect(wordsOf(told)).toContain(filled.email);
    expect(parse(told.text).querySelector('main a[href="/glossary"]')?.text).toBe(t('verify.later'));
    // Signed in: the ways in lead on.
    for (const screen of ['login', 'sign-up'] as const)
      expect((await browser.get(`${path(screen)}?target=%2Fglossary`)).location).toBe('/glossary');
  });

  it('a forgotten password is answered the same for everybody, and reset by the link of the mail', async () => {
    const { email, username, visitor: signedIn } = await member(path('sign-up'));
    const [known, unknown] = await Promise.all(
      [email, `nobody-${locale}@example.org`].map((address) => visitor().post(path('forgot-password'), { email: address })),
    );
    expect(known?.location).toBe(`${path('forgot-password')}?sent=1`);
    expect(unknown?.location).toBe(known?.location);
    expect(wordsOf(await visitor().get(known?.location ?? ''))).toContain(t('forgot.sent'));
    expect(shownIn(await visitor().post(path('forgot-password'), { email: 'nobody' })).errorOf('email')).toBe(
      t('account.problem.email-invalid'),
    );

    const link = await linkTo(email);
    expect(link.split('?')[0]).toBe(path('reset-password'));
    const browser = visitor();
    const form = await browser.get(link);
    const action = parse(form.text).querySelector('main form')?.getAttribute('action') ?? '';
    expect([form.status, action]).toEqual([200, link]);
    // For managers of passwords, which keep the new one under this name and fill it in on the page that follows.
    expect(parse(form.text).querySelector('main form input[autocomplete=username]')?.getAttribute('value')).toBe(username);
    const wrong = await browser.post(link, { newPassword: 'short', confirmation: 'other' });
    expect(shownIn(wrong).errorOf('newPassword')).toBe(t('account.problem.password-length'));
    const chosen = 'Other-Lake8?';
    const reset = await browser.post(link, { newPassword: chosen, confirmation: chosen });
    expect([reset.status, reset.location]).toEqual([303, `${path('login')}?reset=1`]);
    expect(wordsOf(await browser.get(reset.location ?? ''))).toContain(t('login.reset'));
    expect((await signedIn.get(path('profile'))).status).toBe(303);
    expect((await browser.post(path('login'), { login: username, password })).status).toBe(400);
    expect((await browser.post(path('login'), { login: username.toUpperCase(), password: chosen })).location).toBe(path('profile'));

    const used = await visitor().get(link);
    expect(used.status).toBe(400);
    expect(wordsOf(used)).toContain(t('reset.invalid'));
    expect(parse(used.text).querySelector(`main a[href="${path('forgot-password')}"]`)).not.toBeNull();
    const again = await visitor().post(link, { newPassword: chosen, confirmation: chosen });
    expect(again.status).toBe(400);
    expect(wordsOf(await visitor().get(path('reset-password')))).toContain(t('reset.none'));
  });

  it('too many tries are told with the time to wait', async () => {
    const browser = visitor();
    let reply = await browser.post(path('login'), { login: `Guess${locale}`, password: 'Not-Right7!' });
    for (let tries = 0; tries < 40 && reply.status === 400; tries++)
      reply = await browser.post(path('login'), { login: `Guess${locale}`, password: 'Not-Right7!' });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(shownIn(reply).summary).toMatch(/\d/);
    expect(shownIn(reply).typedIn('login')).toBe(`Guess${locale}`);
  });
});

describe('?locale=', () => {
  it.each([
    ['/login?locale=es&target=%2Fglossary', '/es/iniciar-sesion?target=%2Fglossary'],
    ['/es/iniciar-sesion?locale=&target=%2Fes%2Fglosario', '/login?target=%2Fes%2Fglosario'],
    ['/es/registro?locale=en-US', '/sign-up'],
    ['/sign-up?locale=fr', '/es/registro'],
    ['/reset-password?token=abc&locale=es', '/es/restablecer-contrasena?token=abc'],
    ['/profile?section=my-account&locale=es', '/es/perfil?section=my-account'],
    ['/sign-out?locale=es', '/es/cerrar-sesion'],
    ['/verify-email?locale=es&token=abc', '/es/verificar-correo?token=abc'],
  ])('%s leads to %s', async (path, location) => {
    const reply = await visitor().get(path);
    expect([reply.status, reply.location]).toEqual([302, location]);
  });

  it('of the path itself changes nothing, and is not taken along to the other language', async () => {
    const reply = await visitor().get('/login?locale=en-US&target=%2Fglossary');
    expect(reply.status).toBe(200);
    const languages = parse(reply.text).querySelectorAll('header a[data-enhance=language]');
    expect(languages.map((link) => link.getAttribute('href'))).toEqual(['/es/iniciar-sesion?target=%2Fglossary']);
  });
});

it('every reason to sign in that an address names is told, and no other', async () => {
  for (const locale of locales as readonly Locale[])
    for (const reason of ['ended', 'reset', 'verified', 'changed'] as const)
      expect(wordsOf(await visitor().get(`${pathTo('login', locale)}?${reason}=1`))).toContain(accountWords(locale)(`login.${reason}`));
  expect(parse((await visitor().get('/login?toString=1')).text).querySelector('main [role=status]')).toBeNull();
});
